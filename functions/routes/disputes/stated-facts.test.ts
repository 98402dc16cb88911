import { type DisputeWorld, startDisputeWorld } from "#functions/testing/dispute-world";
import { makeRequest } from "#functions/testing/make-request";
import type { StatedFact } from "#shared/domain/dispute/stated-facts";
import { createDispute } from "./create-dispute";
import { getDispute } from "./get-dispute";
import { regenerateLetters } from "./regenerate-letters";

const balance: StatedFact = { field: "balance", right: 12.5, knownFrom: "statement" };

let world: DisputeWorld;
beforeEach(async () => {
  world = await startDisputeWorld();
});
afterEach(() => world.close());

async function dispute(said: { disputeReason: string; statedFacts: StatedFact[] }) {
  const user = await world.member();
  const report = await world.reports.get(user.userId, user.latestReport?.reportId ?? "");
  const body = { negativeItemId: report?.negativeItems[1]?.id ?? "", ...said };
  const made = await createDispute(makeRequest<"disputes/create-dispute">({ user, body }), world.services);
  return { user, made };
}

test("stated facts are in the letters, and can be read and replaced while the letters are a draft", async () => {
  const { user, made } = await dispute({ disputeReason: "incorrect_amount", statedFacts: [balance] });
  expect(JSON.parse(made.letterContent ?? "{}").experian).toContain("the correct balance is $12.50");

  const params = { id: made.id };
  const read = await getDispute(makeRequest<"disputes/get-dispute">({ user, params }), world.services);
  expect(read.statedFacts).toEqual([balance]);

  const body = { statedFacts: [{ ...balance, right: 20 }] };
  const renew = makeRequest<"disputes/regenerate-letters">({ user, params, body });
  const renewed = await regenerateLetters(renew, world.services);
  expect(renewed.statedFacts).toEqual(body.statedFacts);
  expect(JSON.parse(renewed.letterContent ?? "{}").experian).toContain("the correct balance is $20,");
});

test.each([
  ["that belongs to another reason", "duplicate", balance],
  ["of a day to come", "paid_in_full", { field: "paid_on", right: "2199-01-01", knownFrom: "receipt" }],
] as const)("a fact %s is refused at its field", async (_, disputeReason, fact) => {
  await expect(dispute({ disputeReason, statedFacts: [fact] })).rejects.toMatchObject({
    code: "VALIDATION_FAILED",
    fieldErrors: { statedFacts: [expect.any(String)] },
  });
});

test("a fact that the reports contradict is refused with the day that they show", async () => {
  const month: StatedFact = { field: "late_month", right: "2026-11", knownFrom: "receipt" };
  const words = "That is after the bureaus last reported this account (2026-10-03). Please check the year.";
  await expect(dispute({ disputeReason: "paid_on_time", statedFacts: [month] })).rejects.toMatchObject({
    fieldErrors: { statedFacts: [words] },
  });
});
