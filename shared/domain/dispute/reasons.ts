import type { ItemType } from "../report/negative-item";

/**
 * Both vocabularies of the specification in one, in the order of the check boxes: the long form's keys, and the two that only the
 * short form has.
 */
export const reasonKeys = [
  "not_mine",
  "paid_on_time",
  "incorrect_amount",
  "incorrect_dates",
  "paid_in_full",
  "account_closed",
  "duplicate",
  "identity_theft",
  "mixed_files",
  "outdated",
  "other",
] as const;
export type ReasonKey = (typeof reasonKeys)[number];

/** The choices of the create-dispute form, stored as their label text. */
export const reasonLabels = {
  "Account not mine": "not_mine",
  "Payment was made on time": "paid_on_time",
  "Account was closed": "account_closed",
  "Balance is incorrect": "incorrect_amount",
  "Information is outdated": "outdated",
  "Other (specify in details)": "other",
} as const satisfies Record<string, ReasonKey>;

export const formReasons = Object.keys(reasonLabels) as (keyof typeof reasonLabels)[];

/** Reasons that make no sense of some items: a debt in collection has no payments on time, a court's record no account to close. */
const pointless: Partial<Record<ItemType, readonly ReasonKey[]>> = {
  collection: ["paid_on_time", "account_closed"],
  bankruptcy: ["paid_on_time", "account_closed", "incorrect_amount", "paid_in_full"],
  judgment: ["paid_on_time", "account_closed"],
  tax_lien: ["paid_on_time", "account_closed"],
  foreclosure: ["account_closed"],
  repossession: ["account_closed"],
};

/** What each bureau that has an item says of it, as far as it takes a reason away. */
type View = { status: "open" | "closed" };

/**
 * The reasons that a person can choose from about an item: not that an account was closed which every bureau has as closed.
 *
 * @param also reasons that are offered whatever the item is: what its findings propose, and what is chosen already
 */
export function reasonsFor(
  itemType: ItemType | undefined,
  also: readonly ReasonKey[] = [],
  views: readonly View[] = [],
): readonly ReasonKey[] {
  const left = itemType === undefined ? [] : (pointless[itemType] ?? []);
  const isClosed = views.length > 0 && views.every(({ status }) => status === "closed");
  const isLeft = (key: ReasonKey) => left.includes(key) || (key === "account_closed" && isClosed);
  return reasonKeys.filter((key) => !isLeft(key) || also.includes(key));
}

const keyOfLabel = new Map<string, ReasonKey>([
  ...Object.entries(reasonLabels).map(([label, key]): [string, ReasonKey] => [label.toLowerCase(), key]),
  ["other", "other"],
  ...reasonKeys.map((key): [string, ReasonKey] => [key, key]),
]);

/**
 * The keys behind a stored reason: one or several labels or keys, parted by ";" or ",".
 * Undefined when a part is in neither vocabulary: a letter must rest on a stated fact.
 */
export function parseReasons(text: string): ReasonKey[] | undefined {
  const keys = text
    .split(/[;,]/)
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== "")
    .map((part) => keyOfLabel.get(part));
  const known = keys.filter((key) => key !== undefined);
  return known.length === 0 || known.length < keys.length ? undefined : [...new Set(known)];
}

/** "Other" says nothing by itself: the consumer must. */
export function needsDetails(keys: readonly ReasonKey[]): boolean {
  return keys.includes("other");
}

/** Whether they say nothing about "other": a full stop, or a space that no one sees, is no word. */
export function lacksWords(keys: readonly ReasonKey[], details = ""): boolean {
  return needsDetails(keys) && !/\p{L}/u.test(details);
}

/** What a letter quotes: the reason, where it is in words of the person's own, above what they say beside it. */
export function explanationOf(disputeReason: string, details?: string): string | undefined {
  return (parseReasons(disputeReason) ? [details] : [disputeReason, details]).filter(Boolean).join("\n") || undefined;
}

/** What a person says beside the reason, out of what their letters quote. */
export function detailsOf(disputeReason: string, explanation?: string): string | undefined {
  if (parseReasons(disputeReason)) return explanation;
  return explanation?.slice(disputeReason.length + 1) || undefined;
}

/** The reasons that a person has given: "other" without words of their own is none. */
export function statedReasons({ reasons, explanation }: { reasons: readonly ReasonKey[]; explanation?: string }) {
  return lacksWords(reasons, explanation) ? reasons.filter((reason) => reason !== "other") : reasons;
}

const months = [
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?",
  "ene(?:ro)?|febrero|marzo|abr(?:il)?|mayo|junio|julio|ago(?:sto)?|septiembre|octubre|noviembre|dic(?:iembre)?",
].join("|");
const year = String.raw`(?:19|20)\d\d`;
const dates = [
  // Neither an amount nor the end of an account's number: "in 2019", not "$2000", not "1234-2011".
  new RegExp(String.raw`(?<![$\d.,/-])\b${year}\b(?![.,]?\d)`),
  new RegExp(String.raw`(?<![$\d.,/-])\b\d{1,2}[/-](?:\d{1,2}[/-])?${year}\b`),
  /(?<![$\d.,/-])\b\d{1,2}[/-]\d{1,2}[/-]\d{2}\b/,
  // Without a year it may be a part of something, or how often: "on 5/3", not "1/2 of it", not "24-7".
  /\b(?:on|since|from|until|by|el|desde|hasta|del) \d{1,2}\/\d{1,2}\b/i,
  new RegExp(String.raw`\b(?:${months})\b\.?,? (?:de )?(?:\d{1,2}(?:st|nd|rd|th)?|${year})\b`, "i"),
  new RegExp(String.raw`\b\d{1,2}(?:st|nd|rd|th)? (?:of |de )?(?:${months})\b`, "i"),
];

/** Whether someone's own words name a date or a year. */
export function namesDate(words: string): boolean {
  return dates.some((date) => date.test(words));
}
