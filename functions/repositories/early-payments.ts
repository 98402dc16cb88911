import { type DynamoDBDocumentClient, GetCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { ttlOf } from "#shared/domain/retention/retention";
import { claimKey } from "./claims";
import type { TransactItem } from "./table";

/** An event about money whose checkout has not been reported yet. */
export const EarlyEvent = z.object({
  id: z.string(),
  kind: z.enum(["refund", "chargeback", "end"]),
  createdAt: z.string().optional(),
  customerId: z.string().optional(),
  chargeId: z.string().optional(),
  isFull: z.boolean().optional(),
  amountCents: z.number(),
  currency: z.string(),
});
export type EarlyEvent = z.infer<typeof EarlyEvent>;

/** Who paid, as the provider says it: its customer, or its one payment. */
export type Payer = { kind: "CUSTOMER" | "CHARGE"; id: string };

const keyOf = ({ kind, id }: Payer) => ({ userId: `${kind}#${id}`, sk: "EARLY" });

/**
 * Events that came before the checkout whose money they are about: `("CUSTOMER#" or "CHARGE#" + id, "EARLY")` in the table Users,
 * beside the claim that the checkout makes; TTL 30 days.
 *
 * | access | units |
 * |---|---|
 * | keep | 2 writes, and 2 for the check of the claim, for each payer |
 * | find | 1 read for each payer; 2 writes to take what waits, or to check that nothing does |
 */
export class EarlyPaymentRepository {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  /** The writes that keep an event; refused when the checkout has come. */
  keepWrites(event: EarlyEvent, payers: Payer[], at: Date): TransactItem[] {
    return payers.flatMap((payer) => [
      {
        ConditionCheck: {
          TableName: this.table,
          Key: claimKey(payer.kind, payer.id),
          ConditionExpression: "attribute_not_exists(userId)",
        },
      },
      {
        Update: {
          TableName: this.table,
          Key: keyOf(payer),
          UpdateExpression: "SET #events = list_append(if_not_exists(#events, :none), :event), #ttl = :ttl",
          ExpressionAttributeNames: { "#events": "events", "#ttl": "ttl" },
          ExpressionAttributeValues: {
            ":none": [],
            ":event": [EarlyEvent.parse(event)],
            ":ttl": ttlOf("providerEvent", at),
          },
        },
      },
    ]);
  }

  /** The events that wait for a checkout of these payers, each once, and the writes that take them; refused when one more came. */
  async find(payers: Payer[]): Promise<{ events: EarlyEvent[]; takeWrite: TransactItem[] }> {
    const found = await Promise.all(payers.map((payer) => this.eventsOf(payer)));
    const events = new Map(found.flat().map((event) => [event.id, event]));
    return {
      events: [...events.values()],
      takeWrite: payers.map((payer, position) => this.takeWrite(payer, found[position]?.length ?? 0)),
    };
  }

  private async eventsOf(payer: Payer): Promise<EarlyEvent[]> {
    const get = new GetCommand({ TableName: this.table, Key: keyOf(payer), ConsistentRead: true });
    const { Item: item } = await this.documents.send(get);
    return z.array(EarlyEvent).parse(item?.events ?? []);
  }

  private takeWrite(payer: Payer, count: number): TransactItem {
    const item = { TableName: this.table, Key: keyOf(payer) };
    if (count === 0) return { ConditionCheck: { ...item, ConditionExpression: "attribute_not_exists(userId)" } };
    return {
      Delete: {
        ...item,
        ConditionExpression: "size(#events) = :count",
        ExpressionAttributeNames: { "#events": "events" },
        ExpressionAttributeValues: { ":count": count },
      },
    };
  }
}

/** The provider's ids in an event by which its member is found. */
export function payersOf({ customerId, chargeId }: { customerId?: string; chargeId?: string }): Payer[] {
  return [
    ...(customerId ? [{ kind: "CUSTOMER" as const, id: customerId }] : []),
    ...(chargeId ? [{ kind: "CHARGE" as const, id: chargeId }] : []),
  ];
}
