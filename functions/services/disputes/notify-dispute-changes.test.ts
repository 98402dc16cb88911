import { asRead } from "#functions/repositories/dispute-item";
import { underInvestigation } from "#functions/testing/answered-dispute";
import { followServices } from "#functions/testing/follow-services";
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
