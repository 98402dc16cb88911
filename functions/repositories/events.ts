import { ttlOf } from "#shared/domain/retention/retention";
import type { TransactItem } from "./table";

type Seen = { provider: string; id: string };

/** Key in the table Users of a provider's event, each by the provider's own id. */
export const eventKey = ({ provider, id }: Seen) => ({ userId: `EVENT#${provider}#${id}`, sk: "EVENT" });

/** The write that marks a provider's event as seen, for the transaction of its effect; refused when it was seen before. */
export function seenWrite(table: string, { at, ...seen }: Seen & { at: Date }): TransactItem {
  return {
    Put: {
      TableName: table,
      Item: { ...eventKey(seen), ttl: ttlOf("providerEvent", at) },
      ConditionExpression: "attribute_not_exists(userId)",
    },
  };
}
