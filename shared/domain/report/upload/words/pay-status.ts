/** "Never late", "no late payments", "0 days past due": what is denied is not said. */
const denied = /(?<![$.,\d])\b(?:never|not|no|without|zero|0|nunca|sin|ning[uú]n)\b[^.;,]*/gi;

// Equifax's older words: "Not more than two payments past due".
const paymentsPastDue = /not more than \w{1,10} payments? past due/i;

/** What a status says of how an account is paid, without what it only denies. */
export function saidStatus(printed: string): string {
  return printed.replace(paymentsPastDue, "30 days past due").replaceAll(denied, " ").replaceAll(/\s+/g, " ").trim();
}

/** Whether a printed status says that the account is closed, in English or Spanish. */
export function isClosed(status: string): boolean {
  return (
    /\b(?:closed|paid(?! or paying| as agreed)|transferred|settled|sold|cerrada|pagada|transferida|liquidada)\b/i.test(
      status,
    ) && !/\bnot (?:closed|paid)\b/i.test(status)
  );
}

const marks: readonly (readonly [mark: RegExp, metro2: string])[] = [
  [/^(?:ok|c|cur|current|✓|✔|\*|0)$/, "0"],
  [/^30$/, "1"],
  [/^60$/, "2"],
  [/^90$/, "3"],
  [/^120$/, "4"],
  [/^150$/, "5"],
  [/^(?:180|180\+)$/, "6"],
  [/^(?:co|c\/o)$/, "L"],
  [/^(?:col|g)$/, "G"],
  // "RF": repossession or foreclosure; which of them, its status says.
  [/^(?:rpo|rp|r|rf)$/, "K"],
  [/^(?:vs|v|j)$/, "J"],
  [/^(?:fc|f|h)$/, "H"],
  // Paid through a bankruptcy, or a sign that only the legend explains: how late it was is not said.
  [/^(?:bk|[-–—]{1,3}|[•●·]|x|n|nd|nr|b|cls|d|pp|na|n\/a|n\/r|sd)$/, "-"],
];

/** Whether a text is one month's mark in a history. */
export const isMark = (text: string) => marks.some(([mark]) => mark.test(text.toLowerCase()));

const fewest = 3;

/** A check mark, as a picture's reader takes it for a letter. */
const misreadCheck = /^[vyY]$/;

/** "V" is a surrender but where the row's other checks are letters too. */
function withChecks(values: readonly string[]): readonly string[] {
  const isMisread = values.some((value) => misreadCheck.test(value));
  return isMisread ? values.map((value) => (/^[vy]$/i.test(value) ? "✓" : value)) : values;
}

/**
 * A row of a payment history as Metro 2 writes it, in the order printed: 0 current, 1-6 = 30 to 180 days late, G, H, J, K, L.
 * Undefined when the row is something else.
 */
export function historyOf(values: readonly string[], least = fewest): string | undefined {
  const read = withChecks(values).map((value) => marks.find(([mark]) => mark.test(value.toLowerCase()))?.[1]);
  return read.length < least || read.includes(undefined) ? undefined : read.join("");
}
