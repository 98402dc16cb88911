import type { DynamoClient } from "../stores/dynamo-client";
import type { TableSetup } from "../template/tables";
import type { KnownPayer } from "./payment-simulator";

type Text = { S?: string };
type UserItem = { email?: Text; payment?: { M?: { customerId?: Text } } };

/** What the payment provider would know of a member: looked up where the product keeps its own copy of it. */
export function payersIn(dynamo: DynamoClient, tables: readonly TableSetup[]) {
  return async (userId: string): Promise<KnownPayer> => {
    const table = tables.find(({ logicalId }) => logicalId.toLowerCase().includes("users"));
    if (!table) throw new Error("The template has no table of users.");
    const key = { userId: { S: userId }, sk: { S: "USER" } };
    const { Item } = await dynamo.table<{ Item?: UserItem }>("GetItem", { TableName: table.name, Key: key });
    return { email: Item?.email?.S, customerId: Item?.payment?.M?.customerId?.S };
  };
}
