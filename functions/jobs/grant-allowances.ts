import type { MemberCounts } from "#functions/repositories/member-counts";
import { memberCounts } from "#functions/services";
import { jobHandler } from "#functions/shell/job-handler";
import { now } from "#functions/shell/now";
import { periodOf } from "#shared/domain/plan/allowance";
import { plans } from "#shared/domain/plan/plan";

type Services = {
  counts: Pick<MemberCounts, "activeMembers" | "grant">;
  now: () => Date;
};

const AT_ONCE = 10;

/**
 * Grants the month's allowance to every active monthly and premium member. A member who has this month's already, from an
 * earlier run or from the first use, is left alone, so that a run may stop anywhere and simply start again.
 */
export async function grantAllowances(_run: unknown, { counts, now }: Services) {
  const report = { granted: 0, hadIt: 0 };
  let next: Record<string, unknown> | undefined;
  do {
    const page = await counts.activeMembers(next);
    const members = page.members.flatMap(({ userId, subscriptionTier: tier }) =>
      tier === undefined || tier === "onetime" ? [] : [{ userId, tier }],
    );
    for (let from = 0; from < members.length; from += AT_ONCE) {
      const grants = members.slice(from, from + AT_ONCE).map(({ userId, tier }) => {
        return counts.grant(userId, { plan: tier, period: periodOf(tier, now()), limit: plans[tier].disputes });
      });
      for (const isNew of await Promise.all(grants)) report[isNew ? "granted" : "hadIt"] += 1;
    }
    next = page.next;
  } while (next);
  return report;
}

export const handler = jobHandler("grant-allowances", grantAllowances, () => ({
  counts: memberCounts(),
  now,
}));
