import { type DynamoDBDocumentClient, QueryCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { Allowance } from "#shared/domain/plan/allowance";
import { SubscriptionTier } from "#shared/domain/schemas";
import { isRefused, type TransactItem } from "./table";

const PlanHolder = z.object({
  userId: z.string(),
  // A plan that is not understood counts as none here, and keeps no other member of its page waiting; the jobs that read the
  // whole record name it.
  subscriptionTier: SubscriptionTier.optional().catch(undefined),
});

/**
 * What is counted on a user record: the plan's allowance and the disputes under way. Counted by the table itself, inside the
 * transaction of what is counted, so that two calls at once cannot both take the last place.
 *
 * | access | key | units |
 * |---|---|---|
 * | spend, count | Update of `(userId, "USER")` in a transaction | 2 writes per KB; no index shows these fields |
 * | active members, a page | Query byStatus = active | 0.5 read per 4 KB |
 * | grant | the same update, alone | 1 write per KB; a refused one costs the same |
 */
export class MemberCounts {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  /**
   * Takes `count` places of an allowance, for an active member with a contract in force; none for letters that do not count.
   * Refused when fewer are left, or when the period or the member's subscription or contract is no longer what `allowance` says.
   *
   * @param plan the plan that is held
   * @param stored whether the user record has this period's allowance already
   */
  spendWrite(
    { userId, plan }: { userId: string; plan: SubscriptionTier | undefined },
    { period, limit }: Allowance,
    count: number,
    stored: boolean,
  ): TransactItem {
    const inPeriod = "allowance.period = :period";
    const left = "allowance.#used <= :most";
    const newPeriod = "(attribute_not_exists(allowance) OR allowance.period <> :period)";
    const isActive =
      "subscriptionStatus = :active AND subscriptionTier = :plan AND attribute_exists(contract) AND attribute_not_exists(contract.cancelledAt)";
    return {
      Update: {
        TableName: this.table,
        Key: keyOf(userId),
        ...(stored
          ? {
              UpdateExpression:
                "SET allowance.#used = allowance.#used + :count, allowance.#limit = :limit ADD version :one",
              ConditionExpression: `${isActive} AND ${inPeriod} AND (${left} OR :count = :none)`,
              ExpressionAttributeNames: { "#used": "used", "#limit": "limit" },
              ExpressionAttributeValues: {
                ":active": "active",
                ":plan": plan,
                ":period": period,
                ":most": limit - count,
                ":limit": limit,
                ":count": count,
                ":one": 1,
                ":none": 0,
              },
            }
          : {
              UpdateExpression: "SET allowance = :allowance ADD version :one",
              ConditionExpression: `${isActive} AND ${newPeriod}`,
              ExpressionAttributeValues: {
                ":active": "active",
                ":plan": plan,
                ":period": period,
                ":allowance": { period, limit, used: count },
                ":one": 1,
              },
            }),
      },
    };
  }

  /** Changes the counts of the dashboard: disputes at the bureaus, and those that removed their item. */
  countWrite(userId: string, { active = 0, removed = 0 }: { active?: number; removed?: number }): TransactItem {
    return {
      Update: {
        TableName: this.table,
        Key: keyOf(userId),
        UpdateExpression:
          "SET #counts.active = #counts.active + :active, #counts.removed = #counts.removed + :removed ADD version :one",
        ConditionExpression: "attribute_exists(userId)",
        ExpressionAttributeNames: { "#counts": "counts" },
        ExpressionAttributeValues: { ":active": active, ":removed": removed, ":one": 1 },
      },
    };
  }

  /** Active members with their plans, a page at a time. */
  async activeMembers(start?: Record<string, unknown>) {
    const page = await this.documents.send(
      new QueryCommand({
        TableName: this.table,
        IndexName: "byStatus",
        KeyConditionExpression: "subscriptionStatus = :active",
        ExpressionAttributeValues: { ":active": "active" },
        ExclusiveStartKey: start,
        Limit: 100,
      }),
    );
    return { members: (page.Items ?? []).map((item) => PlanHolder.parse(item)), next: page.LastEvaluatedKey };
  }

  /** Grants a new period's allowance to an active member with this plan, unless it was granted or used already. */
  async grant(
    userId: string,
    { plan, period, limit }: { plan: SubscriptionTier; period: string; limit: number },
  ): Promise<boolean> {
    const update = new UpdateCommand({
      TableName: this.table,
      Key: keyOf(userId),
      UpdateExpression: "SET allowance = :allowance ADD version :one",
      ConditionExpression:
        "subscriptionStatus = :active AND subscriptionTier = :plan AND (attribute_not_exists(allowance) OR allowance.period <> :period)",
      ExpressionAttributeValues: {
        ":active": "active",
        ":plan": plan,
        ":period": period,
        ":allowance": { period, limit, used: 0 },
        ":one": 1,
      },
    });
    return this.documents.send(update).then(
      () => true,
      (error: unknown) => {
        if (!isRefused(error)) throw error;
        return false;
      },
    );
  }
}

function keyOf(userId: string) {
  return { userId, sk: "USER" };
}
