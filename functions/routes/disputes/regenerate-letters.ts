import { asRead, type DisputeRecord } from "#functions/repositories/dispute-item";
import { DisputeRepository } from "#functions/repositories/disputes";
import { LetterRepository, type LettersRecord } from "#functions/repositories/letters";
import { ReportRepository } from "#functions/repositories/reports";
import { as } from "#functions/repositories/table";
import type { UserRecord } from "#functions/repositories/users";
import { apiHandler } from "#functions/runtime/api-handler";
import { documents } from "#functions/runtime/aws-dynamodb";
import { disputeDetail } from "#functions/runtime/dispute-view";
import { env } from "#functions/runtime/env";
import { factsOf, rewritten } from "#functions/runtime/letter-facts-of";
import { now } from "#functions/runtime/now";
import type { RequestOf } from "#functions/runtime/request";
import { withFacts } from "#functions/runtime/rewrite-letters";
import { AppError } from "#shared/api/errors";
import type { DisputeDetail } from "#shared/api/schemas/dispute";
import { homeDay } from "#shared/domain/contract/state-rules";
import { explanationOf, needsDetails } from "#shared/domain/dispute/reasons";

type Request = Pick<RequestOf<"disputes/regenerate-letters">, "user" | "params" | "body">;
type Services = {
  reports: Pick<ReportRepository, "get">;
  disputes: Pick<DisputeRepository, "getFor" | "saving" | "transact">;
  letters: Pick<LetterRepository, "rounds" | "putting">;
  now: () => Date;
};

/**
 * Writes the letters of a draft anew, from the latest report when it still has the item, with today's date and the member's new
 * explanation if one is given.
 *
 * @throws AppError LETTERS_SENT for anything but a draft: what was approved is evidence; VALIDATION_FAILED when "other" would be
 *   left without words
 */
export async function regenerateLetters({ user, params, body }: Request, services: Services): Promise<DisputeDetail> {
  const { disputes, letters } = services;
  const draft = await disputes.getFor({ userId: user.userId, isAdmin: false }, params.id);
  if (draft.status !== "draft") throw new AppError("LETTERS_SENT");

  const rounds = await letters.rounds(draft.id);
  const present = rounds.find(({ round }) => round === draft.round);
  if (!present) throw new Error("A dispute without letters");
  const at = services.now();
  const facts = await newFacts(user, { present, draft, at, explanation: body.additionalDetails }, services);
  const anew = withFacts(user, { draft, letters: present }, facts, at);

  await disputes.transact([disputes.saving(anew.draft), letters.putting(anew.letters)]).catch(as("CONFLICT"));
  return disputeDetail(asRead(anew.draft), [...rounds.filter(({ round }) => round !== draft.round), anew.letters]);
}

type Matter = { present: LettersRecord; draft: DisputeRecord; at: Date; explanation?: string };

async function newFacts(user: UserRecord, { present, draft, at, explanation }: Matter, { reports }: Services) {
  const { experian } = present.facts;
  const writtenOn = homeDay(user.address?.state, at);
  const said = explanation === undefined ? experian.explanation : explanationOf(draft.disputeReason, explanation);
  if (needsDetails(experian.reasons) && !said) {
    throw new AppError("VALIDATION_FAILED", { fieldErrors: { additionalDetails: ["This field is required"] } });
  }
  const report = user.latestReport && (await reports.get(user.userId, user.latestReport.reportId));
  const item = report?.negativeItems.find(({ id }) => id === draft.negativeItemId);
  if (!report || !item) return rewritten(user, present.facts, { writtenOn, explanation: said });

  const { reasons, round, previous } = experian;
  const reportDate = homeDay(user.address?.state, report.pulledAt);
  return factsOf(user, { item, reportDate, reasons, explanation: said, writtenOn, round, previous });
}

export const handler = apiHandler("disputes/regenerate-letters", regenerateLetters, () => ({
  reports: new ReportRepository(documents(), env("REPORTS_TABLE")),
  disputes: new DisputeRepository(documents(), env("DISPUTES_TABLE")),
  letters: new LetterRepository(documents(), env("DISPUTES_TABLE")),
  now,
}));
