import type { MailOrder, MailOrderRepository } from "#functions/repositories/mail-orders";

/** An order with those whose letters were approved as one with its letters. */
export async function ordersWith(order: MailOrder, orders: Pick<MailOrderRepository, "get">): Promise<MailOrder[]> {
  const others = (order.together ?? []).filter((disputeId) => disputeId !== order.disputeId);
  const found = await Promise.all(others.map((disputeId) => orders.get({ ...order, disputeId })));
  return [order, ...found.flatMap((other) => (other?.key === order.key ? [other] : []))];
}

/** Whether a letter of an order has left, or one of those that were approved with it: then the others follow. */
export async function hasLeft(order: MailOrder, orders: Pick<MailOrderRepository, "get">): Promise<boolean> {
  return (await ordersWith(order, orders)).some(({ mailed }) => Object.keys(mailed).length > 0);
}
