import { asRead, type DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { LetterRepository, LettersRecord } from "#functions/repositories/letters";
import type { ReportRepository } from "#functions/repositories/reports";
import { asConflict, refusedItems } from "#functions/repositories/table";
import type { UserRecord } from "#functions/repositories/users";
import { disputes, letters, reports } from "#functions/services";
import { disputeDetail, hashesOf } from "#functions/services/disputes/dispute-view";
import { annualOf, reportingOf } from "#functions/services/disputes/draft-disputes";
import { freshFacts } from "#functions/services/disputes/fresh-letters";
import type { Previous } from "#functions/services/disputes/letter-facts-of";
import { moved } from "#functions/services/disputes/move-dispute";
import { lacksAddress } from "#functions/services/disputes/return-address";
import { apiHandler } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import type { RequestOf } from "#functions/shell/request";
import type { DisputeDetail } from "#shared/api/schemas/dispute";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { homeDay } from "#shared/domain/contract/state-rules";
import { detailsOf, explanationOf } from "#shared/domain/dispute/reasons";

type Request = Pick<RequestOf<"disputes/retry-dispute">, "user" | "params" | "body" | "keeping">;
type Services = {
  reports: Pick<ReportRepository, "get">;
  disputes: Pick<DisputeRepository, "getFor" | "saving" | "claiming" | "transact">;
  letters: Pick<LetterRepository, "rounds" | "putting">;
  now: () => Date;
};

/** A rejected dispute's next round: a draft whose letters answer the rejection. The rounds before stay as they are. */
export async function retryDispute(
  { user, params, body, keeping }: Request,
  services: Services,
): Promise<DisputeDetail> {
  const { disputes, letters } = services;
  const rejected = await disputes.getFor({ userId: user.userId, isAdmin: false }, params.id);
  const at = services.now();
  const draft = moved(rejected, { status: "draft", at: at.toISOString(), by: "member" });
  const earlier = await letters.rounds(rejected.id);
  const { disputeReason } = rejected;
  const explanation = body.additionalDetails && explanationOf(disputeReason, body.additionalDetails);
  const next = await nextLetters(user, { rejected, earlier, at, explanation }, services);
  const dispute: DisputeRecord = {
    ...draft,
    round: next.round,
    additionalDetails: detailsOf(disputeReason, next.facts.experian.explanation),
    bureaus: reportingOf(next.facts),
    letterHashes: hashesOf(next.facts),
    lacksAddress: lacksAddress(user) || undefined,
    annual: annualOf(next.facts),
    lastRound: { outcome: rejected.outcome, bureaus: rejected.bureaus, annual: rejected.annual, disputeReason },
  };

  const answer = disputeDetail(asRead(dispute), [...earlier, next]);
  await disputes
    .transact([disputes.claiming(dispute), disputes.saving(dispute), letters.putting(next), ...keeping(answer)])
    .catch((error: unknown) => {
      const refused = refusedItems(error);
      const isTaken = refused?.includes(0) && !refused.includes(1);
      return asConflict(error, isTaken ? "ALREADY_DISPUTED" : "CONFLICT");
    });
  return answer;
}

type Matter = { rejected: DisputeRecord; earlier: LettersRecord[]; at: Date; explanation?: string };

async function nextLetters(
  user: UserRecord,
  { rejected, earlier, at, explanation }: Matter,
  { reports }: Services,
): Promise<LettersRecord> {
  const last = earlier.find(({ round }) => round === rejected.round);
  if (!last) throw new Error("A dispute without letters");
  const round = rejected.round + 1;
  const { reasons, explanation: said } = last.facts.experian;
  const stated = { reasons, explanation: explanation || said };
  const { negativeItemId } = rejected;
  const matter = { negativeItemId, present: last.facts, stated, round, previous: endOf(user, rejected), at };
  const facts = await freshFacts(user, matter, reports);
  return { ownerId: rejected.userId, disputeId: rejected.id, round, generatedAt: at.toISOString(), facts };
}

/** How the round ended, and by when each bureau had to answer it. */
function endOf(user: UserRecord, { resolvedAt, updatedAt, outcome = "verified", bureaus }: DisputeRecord): Previous {
  const end = { answeredOn: homeDay(user.address?.state, resolvedAt ?? updatedAt), outcome };
  const at = (bureau: Bureau) => ({ ...end, lastDay: bureaus[bureau]?.dueOn });
  return { experian: at("experian"), equifax: at("equifax"), transunion: at("transunion") };
}

export const handler = apiHandler("disputes/retry-dispute", retryDispute, () => ({
  reports: reports(),
  disputes: disputes(),
  letters: letters(),
  now,
}));
