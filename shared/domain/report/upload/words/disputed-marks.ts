import { anyPattern } from "#shared/domain/text/any-pattern";

/** Metro 2's XB and XC, as the bureaus print them: in dispute, or disputed still after the bureau has answered. */
const marks = anyPattern(
  /\bdisputed by (?:the )?consum(?:e?r)\b|\bconsumer disputes\b/i,
  /\bdispute resolved\b.{0,24}\b(?:disagrees?|cust disagrees?)\b|\bconsumer disagrees\b/i,
  // The codes themselves: XD and XE are these two of a closed account, XF and XG of a bill.
  /(?:^|; )X[B-G](?:$|;)/,
  // TransUnion's codes for both.
  /(?:^|[;,] ?)(?:AID|DRC)(?:$|[;,])/,
  /\bdisputad[ao] por el consumidor\b|\bel consumidor disputa\b/i,
);
const over = anyPattern(/\b(?:previously|formerly|no longer) (?:in dispute|disputed)\b/i, /\bnot disputed\b/i);

/** Whether a bureau's words mark an account as one that its consumer disputes. */
export const saysDisputed = (words: string): boolean => marks.test(words) && !over.test(words);
