import { ttlOf } from "#shared/domain/retention/retention";
import type { TransactItem } from "./table";

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
        ttl: ttlOf("providerEvent", at),
      },
      ConditionExpression: "attribute_not_exists(userId)",
    },
  };
}
