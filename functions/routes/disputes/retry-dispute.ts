import type { LetterFacts } from "#functions/letters/letter-facts";
import { asRead, type DisputeRecord } from "#functions/repositories/dispute-item";
import { DisputeRepository } from "#functions/repositories/disputes";
import { LetterRepository, type LettersRecord } from "#functions/repositories/letters";
import { asConflict, refusedItems } from "#functions/repositories/table";
import type { UserRecord } from "#functions/repositories/users";
import { apiHandler } from "#functions/runtime/api-handler";
import { documents } from "#functions/runtime/aws-dynamodb";
import { disputeDetail, hashesOf } from "#functions/runtime/dispute-view";
import { env } from "#functions/runtime/env";
import { rewritten } from "#functions/runtime/letter-facts-of";
import { moved } from "#functions/runtime/move-dispute";
import { now } from "#functions/runtime/now";
import type { RequestOf } from "#functions/runtime/request";
import { lacksAddress } from "#functions/runtime/return-address";
import { AppError } from "#shared/api/errors";
import type { DisputeDetail } from "#shared/api/schemas/dispute";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { homeDay } from "#shared/domain/contract/state-rules";
import { detailsOf, explanationOf } from "#shared/domain/dispute/reasons";

type Request = Pick<RequestOf<"disputes/retry-dispute">, "user" | "params" | "body" | "keeping">;
type Services = {
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
  // The life cycle leads from submitted back to draft too, but only where a contract ends.
  if (rejected.status !== "rejected") throw new AppError("INVALID_TRANSITION");
  const at = services.now();
  const draft = moved(rejected, { status: "draft", at: at.toISOString(), by: "system" });
  const earlier = await letters.rounds(rejected.id);
  const { disputeReason } = rejected;
  const explanation = body.additionalDetails && explanationOf(disputeReason, body.additionalDetails);
  const next = nextLetters(user, { rejected, earlier, at, explanation });
  const dispute: DisputeRecord = {
    ...draft,
    round: next.round,
    additionalDetails: detailsOf(disputeReason, next.facts.experian.explanation),
    bureaus: reset(rejected),
    letterHashes: hashesOf(next.facts),
    lacksAddress: lacksAddress(user) || undefined,
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

function nextLetters(user: UserRecord, { rejected, earlier, at, explanation }: Matter): LettersRecord {
  const last = earlier.find(({ round }) => round === rejected.round);
  if (!last) throw new Error("A dispute without letters");
  const round = rejected.round + 1;
  const facts: Record<Bureau, LetterFacts> = rewritten(user, last.facts, {
    round,
    writtenOn: homeDay(user.address?.state, at),
    previous: {
      answeredOn: homeDay(user.address?.state, rejected.resolvedAt ?? rejected.updatedAt),
      outcome: rejected.outcome ?? "verified",
    },
    ...(explanation && { explanation }),
  });
  return { ownerId: rejected.userId, disputeId: rejected.id, round, generatedAt: at.toISOString(), facts };
}

/** No bureau has the new round's letter yet. */
function reset({ bureaus }: DisputeRecord): DisputeRecord["bureaus"] {
  const states = Object.entries(bureaus).map(([bureau, { reportsItem }]) => [bureau, { reportsItem }]);
  return Object.fromEntries(states);
}

export const handler = apiHandler("disputes/retry-dispute", retryDispute, () => ({
  disputes: new DisputeRepository(documents(), env("DISPUTES_TABLE")),
  letters: new LetterRepository(documents(), env("DISPUTES_TABLE")),
  now,
}));
