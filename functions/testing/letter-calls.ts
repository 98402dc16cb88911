import type { UserRecord } from "#functions/repositories/users";
import { postFollowUp } from "#functions/routes/disputes/draft-follow-up";
import { getDispute } from "#functions/routes/disputes/get-dispute";
import { regenerateLetters } from "#functions/routes/disputes/regenerate-letters";
import { retryDispute } from "#functions/routes/disputes/retry-dispute";
import { FollowUpBody } from "#shared/api/schemas/dispute";
import type { DisputeWorld } from "./dispute-world";
import { makeRequest } from "./make-request";

/** The texts of an answered dispute's letters, by bureau. */
export const lettersOf = ({ letterContent = "{}" }: { letterContent?: string }) => JSON.parse(letterContent);

export const readDispute = (world: DisputeWorld, user: UserRecord, id: string) =>
  getDispute(makeRequest<"disputes/get-dispute">({ user, params: { id } }), world.services);

export const rewriteLetters = (world: DisputeWorld, user: UserRecord, id: string, body = {}) =>
  regenerateLetters(makeRequest<"disputes/regenerate-letters">({ user, params: { id }, body }), world.services);

export const startNextRound = (world: DisputeWorld, user: UserRecord, id: string, body = {}) =>
  retryDispute(makeRequest<"disputes/retry-dispute">({ user, params: { id }, body }), world.services);

export const writeFollowUp = (world: DisputeWorld, user: UserRecord, id: string, typed: object) => {
  const body = FollowUpBody.parse(typed);
  return postFollowUp(makeRequest<"disputes/draft-follow-up">({ user, params: { id }, body }), world.services);
};
