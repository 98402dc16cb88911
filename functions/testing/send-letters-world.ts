import { type SendServices, sendLetters } from "#functions/jobs/send-letters";
import { type DisputeWorld, startDisputeWorld } from "./dispute-world";
import { submitDisputes } from "./submitted-disputes";

/** The cancellation period ends as Thanksgiving begins: letters leave on the Friday. */
export const AFTER_THE_PERIOD = new Date("2026-11-27T05:00:00.000Z");

/** A member who submitted `count` disputes: close its world. The last item of two is not reported by TransUnion. */
export async function worldWithSubmitted(count: number) {
  const world = await startDisputeWorld();
  const maya = await world.member({ subscriptionTier: "premium" });
  const drafts = await world.drafts(maya, count);
  const ids = drafts.map(({ dispute }) => dispute.id);
  await submitDisputes(world, maya, ids);
  return { world, maya, ids };
}

/** What the schedule starts. @param services what a test replaces */
export const sendByClock = (world: DisputeWorld, services: Partial<SendServices> = {}) =>
  sendLetters({ event: {} }, { ...world.services, ...services });

/** The names of the letters that were mailed, as the simulated post stores them. */
export const lettersIn = ({ files }: DisputeWorld) => [...files.files.keys()].filter((key) => key.endsWith(".json"));
