import type { DynamoDBRecord } from "aws-lambda";
import * as z from "zod";
import { addedOf } from "./stream-changes";
import { streamKeys } from "./stream-keys";

export const MAIL_ORDER_PREFIX = streamKeys.mailOrder;

/** Which round of which dispute an order is for. */
export type OrderOf = { userId: string; disputeId: string; round: number };

/** Of an order whose instant cannot be read the mail job sees more: it is due. */
const PlacedOrder = z.object({ userId: z.string(), disputeId: z.string(), mailAfter: z.string().catch("") });

/** The key of an order. */
export function orderKey({ userId, disputeId, round }: OrderOf) {
  return { userId, disputeId: `${MAIL_ORDER_PREFIX}${disputeId}#${String(round).padStart(2, "0")}` };
}

/** The dispute and round that a mail order's sort key names. */
export function orderOf(userId: string, sortKey: string): OrderOf | undefined {
  const [prefix, disputeId, round] = sortKey.split("#");
  if (`${prefix}#` !== MAIL_ORDER_PREFIX || !disputeId || !round) return undefined;
  return { userId, disputeId, round: Number(round) };
}

/** What the stream of the table Disputes says was placed. `mailAfter`: an instant. */
export function mailOrderPlacedOf(record: DynamoDBRecord): (OrderOf & { mailAfter: string }) | undefined {
  const placed = addedOf(record, PlacedOrder);
  const of = placed && orderOf(placed.userId, placed.disputeId);
  return of && { ...of, mailAfter: placed.mailAfter };
}
