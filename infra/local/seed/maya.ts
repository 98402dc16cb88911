import { maya } from "./people";
import { onboard, type Step, type World } from "./world";

const FIRST_DRAFTS = 3;
/** Of this month's allowance. */
const USED = 2;

/** So many notices she has not read. */
const UNREAD = 4;

const isOneMonth = (one: Date, other: Date) => one.toISOString().slice(0, 7) === other.toISOString().slice(0, 7);

/** On the same day still: letters that may leave at once do so before the clock goes on. */
const soonAfter = (at: Date, minutes = 15) => new Date(at.getTime() + minutes * 60_000);

/**
 * Maya Lopez, the member who has seen it all: three disputes answered, one with the bureaus, one in the mail, one (two
 * where that one left last month) that waits for the cancellation period of the contract that she signed when she came back, and two
 * drafts. She has paid for two months, and then for a One-Time plan, which she got back.
 */
export function mayasSteps({ times, visitor, pays }: World): Step[] {
  const browser = visitor();
  const step = (at: Date, name: string, work: () => Promise<unknown>): Step => ({
    at,
    name: `Maya ${name}`,
    work: [work],
  });
  const drafts = async (count: number) => {
    const items = (await browser.freshItems()).slice(0, count);
    const made = [];
    for (const item of items) made.push(await browser.draft(item));
    return made;
  };
  const submits = async (count: number) => {
    await browser.signIn(maya.email);
    await browser.submit(await drafts(count));
  };

  return [
    step(times.start, "joins", async () => {
      await pays(await onboard(browser, maya, "monthly", FIRST_DRAFTS), "monthly");
      await browser.confirmEmail(maya.email);
    }),
    step(times.submits, "submits", async () => {
      await browser.signIn(maya.email);
      await browser.submit(await browser.disputes("draft"));
    }),
    step(times.mailed, "waits", async () => undefined),
    step(times.delivered, "waits", async () => undefined),
    step(times.renews, "pays for her second month", async () => {
      const { id } = await browser.signIn(maya.email);
      await pays(id, "monthly", "invoice.paid");
    }),
    step(times.answered, "has answers", async () => {
      await browser.signIn(maya.email);
      const [first, second, third] = await browser.disputes("in_review");
      if (!first || !second || !third) throw new Error("Maya's first letters did not arrive.");
      await browser.record(first, "resolved", "deleted");
      await browser.record(second, "resolved", "modified");
      await browser.record(third, "rejected", "verified");
      await browser.pull(maya);
    }),
    step(times.secondSubmit, "submits again", () => submits(1)),
    step(soonAfter(times.secondSubmit), "sees letters leave", async () => undefined),
    step(times.thirdSubmit, "submits a third time", () => submits(1)),
    step(soonAfter(times.thirdSubmit), "sees letters leave", async () => undefined),
    // A monthly contract would run on for its 30 days' notice; a new one ends at once, and what was paid under it goes back.
    step(soonAfter(times.thirdSubmit, 30), "changes her mind", async () => {
      const { id } = await browser.signIn(maya.email);
      await pays(id, "onetime");
      await browser.sign(maya, "onetime");
      await browser.call("POST", "/api/contract/cancel", { reason: "I want to think it over." });
    }),
    step(times.comesBack, "comes back", async () => {
      const { id } = await browser.signIn(maya.email);
      await browser.pull(maya);
      await browser.sign(maya, "monthly");
      await pays(id, "monthly");
      await submits(USED - (isOneMonth(times.thirdSubmit, times.comesBack) ? 1 : 0));
      await drafts(2);
    }),
  ];
}

/** After the last job of her life has run, so that what she has not read is always the same number. */
export async function readMayasNotices({ visitor }: World): Promise<void> {
  const browser = visitor();
  await browser.signIn(maya.email);
  await browser.readNoticesBut(UNREAD);
}
