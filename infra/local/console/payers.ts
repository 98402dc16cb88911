import { UserRepository } from "#functions/repositories/users";
import { tableNames, withDocuments } from "../stores/documents";
import type { DynamoClient } from "../stores/dynamo-client";
import type { TableSetup } from "../template/tables";
import type { KnownPayer } from "./payment-simulator";

/** What the payment provider would know of a member: looked up where the product keeps its own copy of it. */
export function payersIn(dynamo: DynamoClient, tables: readonly TableSetup[]) {
  return async (userId: string): Promise<KnownPayer> => {
    const { users } = tableNames(tables);
    const user = await withDocuments(dynamo, (documents) => new UserRepository(documents, users).get(userId));
    return { email: user?.email, customerId: user?.payment?.customerId };
  };
}
