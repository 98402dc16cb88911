import { type DynamoDBDocumentClient, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { as } from "./table";

/**
 * Keeps the last administrator: `("ADMINS", "GUARD")` holds the ids of those who were unmade.
 *
 * Nobody can unmake themselves, so whoever unmakes somebody remains; only two who unmake each other at the same moment could leave
 * none. Each first writes here, on one item, that the other is unmade, provided that nobody has written so of them: one is first.
 *
 * | access | units |
 * |---|---|
 * | unmake, make | 1 write |
 */
export class AdminRepository {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  /** Before the record of `userId` loses the role. @throws AppError LAST_ADMIN when `by` was unmade in the meantime */
  async unmake(userId: string, by: string): Promise<void> {
    const update = new UpdateCommand({
      ...this.guard(),
      UpdateExpression: "ADD unmade :users",
      ConditionExpression: "NOT contains(unmade, :by)",
      ExpressionAttributeValues: { ":users": new Set([userId]), ":by": by },
    });
    await this.documents.send(update).catch(as("LAST_ADMIN"));
  }

  /** After the record of `userId` was given the role. */
  async make(userId: string): Promise<void> {
    const update = new UpdateCommand({
      ...this.guard(),
      UpdateExpression: "DELETE unmade :users",
      ExpressionAttributeValues: { ":users": new Set([userId]) },
    });
    await this.documents.send(update);
  }

  private guard() {
    return { TableName: this.table, Key: { userId: "ADMINS", sk: "GUARD" } };
  }
}
