import { asRead } from "#functions/repositories/dispute-item";
import { underInvestigation } from "#functions/testing/answered-dispute";
import { followServices } from "#functions/testing/follow-services";
import mailWords from "#shared/i18n/en/email.json";
import noticeWords from "#shared/i18n/en/notices.json";
import { notifyDisputeChanges } from "./notify-dispute-changes";

test("the days that a bureau gains by added information are news, once, with its new last day", async () => {
  const { world, user, open } = await underInvestigation();
  const services = followServices(world, world.now);
  const before = asRead(open);
  const { transunion = { reportsItem: true } } = open.bureaus;
  const added = { ...transunion, addedLetter: "01KAB0000000000000000000L1", informationAddedOn: "2027-01-20" };
  const after = asRead({ ...open, bureaus: { ...open.bureaus, transunion: added } });
  for (const _ of [1, 2]) await notifyDisputeChanges({ kind: "modify", before, after }, services);
  const { notices } = await services.notices.list(user.userId, { limit: 50 });
  await world.close();
  expect(notices).toEqual([
    expect.objectContaining({ kind: "answer_extended", bureau: "transunion", dueOn: "2027-02-19", disputeId: open.id }),
  ]);
});

test("information that arrived this morning is news of this morning", async () => {
  const { world, user, open } = await underInvestigation();
  const services = followServices(world, world.now);
  const { transunion = { reportsItem: true } } = open.bureaus;
  const added = { ...transunion, addedLetter: "01KAB0000000000000000000L1", informationAddedOn: "2027-01-20" };
  const updatedAt = "2027-01-20T08:30:00.000Z";
  const after = asRead({ ...open, updatedAt, bureaus: { ...open.bureaus, transunion: added } });
  await notifyDisputeChanges({ kind: "modify", before: asRead(open), after }, services);
  const { notices } = await services.notices.list(user.userId, { limit: 50 });
  await world.close();
  expect(notices.map(({ at }) => at)).toEqual([updatedAt]);
});

test("a letter that is ordered again and held back again is news each time, and no news of another letter", async () => {
  const { world, user, open } = await underInvestigation();
  const services = followServices(world, world.now);
  const heldBack = (at?: string) =>
    asRead({ ...open, bureaus: { ...open.bureaus, equifax: { reportsItem: true, heldBackAt: at } } });
  const states = [undefined, "2027-01-11T17:00:00.000Z", "2027-01-13T17:00:00.000Z"].map(heldBack);
  for (const [place, after] of states.entries()) {
    const before = states[place - 1];
    if (before) await notifyDisputeChanges({ kind: "modify", before, after }, services);
  }
  const { notices } = await services.notices.list(user.userId, { limit: 50 });
  await world.close();
  expect(notices.map(({ kind, at }) => [kind, at])).toEqual([
    ["letter_held_back", "2027-01-13T17:00:00.000Z"],
    ["letter_held_back", "2027-01-11T17:00:00.000Z"],
  ]);
  const words = [noticeWords["notices.letter_held_back"], mailWords["email.news.letter_held_back"]];
  expect(words.join(" ")).not.toMatch(/others/);
});

test.each([
  ["one bureau", ["transunion"], "transunion"],
  ["several bureaus", ["experian", "transunion"], undefined],
] as const)(
  "letters that left to %s are news that names the account's digits and a single bureau",
  async (_, to, bureau) => {
    const { world, user, open } = await underInvestigation();
    const services = followServices(world, world.now);
    const mailed = { reportsItem: true, mailedAt: "2027-01-11T17:00:00.000Z" };
    const bureaus = Object.fromEntries(to.map((each) => [each, mailed]));
    const sent = { at: mailed.mailedAt, status: "sent" as const, by: "mail" as const };
    const before = asRead({ ...open, status: "submitted" });
    const after = asRead({ ...open, status: "sent", bureaus, timeline: [...open.timeline, sent] });
    await notifyDisputeChanges({ kind: "modify", before, after }, services);
    const { notices } = await services.notices.list(user.userId, { limit: 50 });
    await world.close();
    const [news] = notices;
    expect([news?.kind, news?.bureau, news?.accountNumber]).toEqual(["letters_mailed", bureau, open.accountNumber]);
  },
);
