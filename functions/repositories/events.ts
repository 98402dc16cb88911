import type { TransactItem } from "./table";

const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** The write that marks a provider's event as seen, for the transaction of its effect; refused when it was seen before. */
export function seenEvent(
  table: string,
  { provider, id, at }: { provider: string; id: string; at: Date },
): TransactItem {
  return {
    Put: {
      TableName: table,
      Item: {
        userId: `EVENT#${provider}#${id}`,
        sk: "EVENT",
        ttl: Math.ceil((at.getTime() + KEPT_DAYS * DAY_MS) / 1_000),
      },
      ConditionExpression: "attribute_not_exists(userId)",
    },
  };
}
