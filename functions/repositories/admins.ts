import type { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { AppError } from "#shared/api/errors";
import { asConflict, refusedItems, type TransactItem, transact } from "./table";
import type { LastChange } from "./user-record";
import { UserRepository } from "./users";

/**
 * Who is an administrator, and that there always is one: `("ADMINS", "GUARD")` holds the ids of those who were unmade.
 *
 * Nobody can unmake themselves, so whoever unmakes somebody remains; only two who unmake each other at the same moment could leave
 * none. Each change is one transaction with this item, where it says who was unmade, provided that nobody said so of whoever
 * unmakes: one is first.
 *
 * | access | units |
 * |---|---|
 * | make, unmake | 2 writes, and 2 per KB of the record + each index that shows the role |
 */
export class AdminRepository {
  private readonly users: UserRepository;

  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {
    this.users = new UserRepository(documents, table);
  }

  /** @throws AppError CONFLICT when the member is one already */
  async make(userId: string, change: LastChange): Promise<void> {
    const guard = {
      UpdateExpression: "DELETE unmade :users",
      ExpressionAttributeValues: { ":users": new Set([userId]) },
    };
    await this.change(guard, this.users.updateItem(userId, { isAdmin: true, lastChange: change }, { isAdmin: false }));
  }

  /** @throws AppError LAST_ADMIN when whoever does it was unmade in the meantime, CONFLICT when the member is none any more */
  async unmake(userId: string, change: LastChange): Promise<void> {
    const guard = {
      UpdateExpression: "ADD unmade :users",
      ConditionExpression: "NOT contains(unmade, :by)",
      ExpressionAttributeValues: { ":users": new Set([userId]), ":by": change.by },
    };
    await this.change(guard, this.users.updateItem(userId, { isAdmin: false, lastChange: change }, { isAdmin: true }));
  }

  private async change(
    guard: Omit<NonNullable<TransactItem["Update"]>, "TableName" | "Key">,
    record: TransactItem,
  ): Promise<void> {
    const item = { TableName: this.table, Key: { userId: "ADMINS", sk: "GUARD" }, ...guard };
    await transact(this.documents, [{ Update: item }, record]).catch((error: unknown) => {
      if (refusedItems(error)?.includes(0)) throw new AppError("LAST_ADMIN");
      return asConflict(error);
    });
  }
}
