import type { DisputeRecord } from "#functions/repositories/dispute-item";
import { EmailRepository } from "#functions/repositories/emails";
import { NewsRepository } from "#functions/repositories/news";
import { NoticeRepository } from "#functions/repositories/notices";
import { answered } from "#functions/testing/answered-dispute";
import { writeFollowUp } from "#functions/testing/letter-calls";
import type { worldWithDraft } from "#functions/testing/one-dispute";
import { remindOfSteps } from "./remind-of-steps";

type World = Awaited<ReturnType<typeof worldWithDraft>>["world"];

/** What a member is reminded of on each of some days, by the service that the day's job runs. */
async function remindersOn(world: World, of: { userId: string; id: string }, days: string[]) {
  const { documents, usersTable } = world;
  const notices = new NoticeRepository(documents, usersTable);
  const more = {
    notices,
    emails: new EmailRepository(documents, usersTable),
    news: new NewsRepository(documents, usersTable),
  };
  for (const day of days) {
    world.clock.at = new Date(`${day}T06:00:00.000Z`);
    const dispute: DisputeRecord | undefined = await world.disputes.getNow(of.userId, of.id);
    if (dispute) await remindOfSteps(dispute, { ...world.services, ...more });
  }
  const { notices: found } = await notices.list(of.userId, { limit: 50 });
  expect(found.filter(({ disputeId }) => disputeId !== of.id)).toEqual([]);
  return found.map(({ kind, bureau, dueOn }) => [kind, bureau, dueOn].filter(Boolean).join(" ")).sort();
}

// The bureau's letters are of January 5, 2027: the next step is best taken by February 4.
const refused = { experian: "deleted", equifax: "verified", transunion: "verified" } as const;

test("a member is reminded of the step after a refusal a week before its day, once for each bureau", async () => {
  const { world, user, id } = await answered(refused);
  const of = { userId: user.userId, id };
  expect(await remindersOn(world, of, ["2027-01-27"])).toEqual([]);
  expect(await remindersOn(world, of, ["2027-01-28", "2027-01-29", "2027-02-05", "2027-03-20"])).toEqual([
    "reply_due equifax 2027-02-04",
    "reply_due transunion 2027-02-04",
  ]);
  await world.close();
});

test("a draft that waits for its member is named after three days, once, and one whose step was taken is not", async () => {
  const { world, user, id } = await answered(refused);
  const of = { userId: user.userId, id };
  await writeFollowUp(world, user, id, { bureau: "equifax", kind: "procedure_request" });
  expect(await remindersOn(world, of, ["2027-01-13"])).toEqual([]);
  expect(await remindersOn(world, of, ["2027-01-14", "2027-01-15", "2027-01-28"])).toEqual([
    "draft_waiting",
    "reply_due transunion 2027-02-04",
  ]);
  await world.close();
});

test("whose plan has ended is reminded of the same days and of looking at the free reports, but of no draft", async () => {
  const { world, user, id } = await answered(refused);
  const of = { userId: user.userId, id };
  await writeFollowUp(world, user, id, { bureau: "equifax", kind: "procedure_request" });
  await world.users.update(user.userId, { subscriptionStatus: "inactive" });
  expect(await remindersOn(world, of, ["2027-01-14", "2027-01-28", "2027-02-01"])).toEqual([
    "look_due experian 2027-02-04",
    "reply_due transunion 2027-02-04",
  ]);
  await world.close();
});

test("an item that is disputed again is not named for the dispute before it", async () => {
  const { world, user, id } = await answered(refused);
  await world.drafts(user, 1, "Balance is incorrect");
  expect(await remindersOn(world, { userId: user.userId, id }, ["2027-02-01"])).toEqual([]);
  await world.close();
});
