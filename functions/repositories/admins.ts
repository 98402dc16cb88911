import { type DynamoDBDocumentClient, GetCommand } from "@aws-sdk/lib-dynamodb";
import { AppError } from "#shared/api/errors";
import { asConflict, isRefused, refusedItems, type TransactItem, transact } from "./table";
import type { LastChange } from "./user-record";
import { UserRepository } from "./users";

type GuardChange = Omit<NonNullable<TransactItem["Update"]>, "TableName" | "Key">;

const OWNER = { userId: "DEPLOYMENT", sk: "OWNER" };

/**
 * Who is an administrator, and that there always is one: `("ADMINS", "GUARD")` holds the ids of those who lost the role.
 *
 * No one can take the role from themselves, so the one who acts remains. Only two who take it from each other at once could leave
 * none. Each change is one transaction with this item, which adds who lost the role, on the condition that the one who acts
 * is not in it: the first of the two succeeds.
 *
 * That the deployment's owner was recognised is `("DEPLOYMENT", "OWNER")`. It names no person and belongs to none, so that it
 * outlives the owner's account. An operator who has lost every administrator deletes it.
 *
 * | access | units |
 * |---|---|
 * | make, unmake | 2 writes, and 2 per KB of the record + each index that shows the role |
 * | recogniseOwner | 0.5 read; once 4 writes, and as above |
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
    await this.change(
      madeAgain(userId),
      this.users.updateWrite(userId, { isAdmin: true, lastChange: change }, { isAdmin: false }),
    );
  }

  /** @throws AppError LAST_ADMIN when the caller lost the role in the meantime, CONFLICT when the member is none any more */
  async unmake(userId: string, change: LastChange): Promise<void> {
    const guard = {
      UpdateExpression: "ADD unmade :users",
      ConditionExpression: "NOT contains(unmade, :by)",
      ExpressionAttributeValues: { ":users": new Set([userId]), ":by": change.by },
    };
    await this.change(guard, this.users.updateWrite(userId, { isAdmin: false, lastChange: change }, { isAdmin: true }));
  }

  /** Makes the deployment's owner an administrator, once in its life. @returns whether it was now */
  async recogniseOwner(userId: string, change: LastChange): Promise<boolean> {
    const { Item: marker } = await this.documents.send(new GetCommand({ TableName: this.table, Key: OWNER }));
    if (marker) return false;
    const onlyOnce = {
      TableName: this.table,
      Item: { ...OWNER, at: change.at },
      ConditionExpression: "attribute_not_exists(userId)",
    };
    const record = this.users.updateWrite(userId, { isAdmin: true, lastChange: change }, { disabledAt: undefined });
    try {
      await transact(this.documents, [{ Put: onlyOnce }, this.guardWrite(madeAgain(userId)), record]);
      return true;
    } catch (error) {
      if (!isRefused(error)) throw error;
      return false;
    }
  }

  private guardWrite(change: GuardChange): TransactItem {
    return { Update: { TableName: this.table, Key: { userId: "ADMINS", sk: "GUARD" }, ...change } };
  }

  private async change(guard: GuardChange, record: TransactItem): Promise<void> {
    await transact(this.documents, [this.guardWrite(guard), record]).catch((error: unknown) => {
      if (refusedItems(error)?.includes(0)) throw new AppError("LAST_ADMIN");
      return asConflict(error);
    });
  }
}

/** Takes a person off the list of those who lost the role. */
function madeAgain(userId: string): GuardChange {
  return {
    UpdateExpression: "DELETE unmade :users",
    ExpressionAttributeValues: { ":users": new Set([userId]) },
  };
}
