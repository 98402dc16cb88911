import { anyPattern } from "#shared/domain/text/any-pattern";
import type { BureauEntry } from "./bureau-file";
import type { ItemType } from "./negative-item";
import { inBankruptcy } from "./public-record";

type Words = readonly [type: ItemType, words: RegExp];

// By priority: where an entry says several of these, the first one names it.
const statusWords: readonly Words[] = [
  [
    "foreclosure",
    /foreclos|deed in lieu|received deed|reclaimed collateral [^.]*mortgage(?! or loan)|ejecuci[oó]n hipotecaria/,
  ],
  [
    "repossession",
    anyPattern(
      /reposs|\brepo\b|\bsurrender|reclaimed collateral/,
      /reposesi|entrega voluntaria|(?<!sin )embargo|embargad[oa]s?\b|(?:^|; ?)recuperaci[oó]n(?= (?:in)?voluntaria|;|$)/,
      /\brecuperaci[oó]n (?:del (?:bien|veh[ií]culo|auto(?:m[oó]vil)?)|de la garant[ií]a)\b/,
      /recuperad[oa] por (?:el |la )?(?:acreedor|prestamista|financiera)|recuperad[oa] por (?:el|la)$/,
    ),
  ],
  [
    "charge_off",
    anyPattern(
      /charged?[ -]{0,2}off|written[ -]off|profit and loss (?:write[ -]?off|account)/,
      /bad debt|loss reported|(?:reported|written) as (?:a )?loss/,
      // "Robo o pérdida" is of a card.
      /(?<!robad[oa] (?:o|y) )p[eé]rdida(?! (?:o|y) robad)/,
      /\bdad[oa]s? de baja\b(?! (?:por|a)\b)|castigad|incobrable/,
      /\b(?:cobros?|cobranza|colecci[oó]n) ?\/ ?cancelaci[oó]n/,
    ),
  ],
  ["collection", /\bcollection|cobranza|\bcobros?\b|colecci[oó]n(?:es)?|\brecopilaci[oó]n\b/],
  ["judgment", /\bjudg(e)?ment\b/],
  ["tax_lien", /\btax lien\b/],
  [
    "late_payment",
    /\d+(-\d+)?\+? d[ií]as (de )?(atras|mora|retras|vencid|tarde)|(atras|mora|retras|vencid)\w* (de )?\d+ d[ií]as/,
  ],
  ["late_payment", /late \d+|\d+(-\d+)?\+? days? (late|past due|pd\b|delinquent)|past due \d+|delinquent \d+/],
  ["late_payment", /(?<!\b(?:never|not) )\bwas (?:past due|late|delinquent)\b/],
  ["late_payment", /^late payments?$|\blate payments: [1-9]/],
  // An account that a bankruptcy includes is an account still: only a court's record is a bankruptcy.
  [
    "other",
    anyPattern(
      /settled\b|in settlement\b|settlement accepted|for less than (?:the |its |your )?(?:full|owed|total)/,
      /government claim|derogatory|potentially negative/,
      /(?:liquidad|pagad|saldad)[oa] por menos|adversa/,
    ),
  ],
  ["other", inBankruptcy],
];

// What a payment history says by itself; digits are 30 days late and more.
const historyMarks: readonly Words[] = [
  ["foreclosure", /H/],
  ["repossession", /[JK]/],
  ["charge_off", /L/],
  ["collection", /G/],
  ["late_payment", /[1-6]/],
];

/** Negative types, the gravest first. */
export const typePriority: readonly ItemType[] = ["bankruptcy", ...new Set(statusWords.map(([type]) => type))];

/**
 * What kind of negative item an entry is, or undefined when it is not negative.
 *
 * Negative is only what says so itself: its status, its payment history or an amount past due. Closed, transferred, paid as
 * agreed and a balance of zero are not. A charge-off that was sold to a collector is two entries of two kinds.
 */
export function negativeTypeOf(entry: BureauEntry): ItemType | undefined {
  if (entry.kind === "public_record") return entry.recordType ?? "other";
  if (entry.kind === "collection") return "collection";

  const status = (statusMeant(entry) ?? "").toLowerCase();
  const byStatus = statusWords.find(([, words]) => words.test(status))?.[0];
  const byHistory = historyMarks.find(([, marks]) => marks.test(entry.paymentHistory ?? ""))?.[0];
  const byAmount = (entry.pastDue ?? 0) > 0 ? "late_payment" : undefined;
  const type = gravest([byStatus, byHistory, byAmount]);
  // What was paid late before a bankruptcy took it in is no longer owed late.
  return type === "late_payment" && inBankruptcy.test(status) ? "other" : type;
}

/** How an account is paid, in words that say all that the bureau says of it. */
export const statusMeant = ({ understoodStatus, payStatus }: Pick<BureauEntry, "understoodStatus" | "payStatus">) =>
  understoodStatus ?? payStatus;

/** The gravest of some types; undefined when there is none. */
export function gravest(types: readonly (ItemType | undefined)[]): ItemType | undefined {
  return typePriority.find((type) => types.includes(type));
}

/** "Pays as agreed" and "not paid" are not paid; a debt settled for less owes nothing either. */
export function isPaidInWords(words: string): boolean {
  return /\b(paid in full|paid off|paid (collection|charge)|was (paid|settled)|^paid\b(?! as)|settled)/i.test(words);
}
