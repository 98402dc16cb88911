import type { PaymentType } from "#shared/domain/plan/plan";
import type { Product } from "../product";
import { mayasSteps, readMayasNotices } from "./maya";
import { admin, empty, fresh, inactive, onetime, type Profile, pending, premium } from "./people";
import { timesBefore } from "./times";
import { Visitor } from "./visitor";
import { onboard, type Step, type World } from "./world";

/**
 * Plays the members' lives of the last months through the product's own API, with the service's clock going along: so
 * every record is one that the product itself has written.
 */
export async function playLives(product: Product, progress: (text: string) => void): Promise<void> {
  const now = new Date();
  const times = timesBefore(now);
  const world: World = {
    product,
    times,
    visitor: () => new Visitor(product.origin, product.clock.now),
    pays: async (userId, plan, event) => {
      const { status } = await product.payments.send({ userId, plan, event });
      if (status !== 200) throw new Error(`The payment event was answered ${status}.`);
    },
  };
  const steps = [...mayasSteps(world), ...othersSteps(world)].sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const { at, name, work } of steps) {
    progress(name);
    await product.clock.move({ set: at.toISOString() });
    await Promise.all(work.map((begin) => begin()));
  }
  await product.clock.move({ reset: true });
  await readMayasNotices(world);
}

function othersSteps({ times, visitor, pays }: World): Step[] {
  const joins = (profile: Profile, paymentType: PaymentType, drafts: number) =>
    onboard(visitor(), profile, paymentType, drafts);
  return [
    {
      at: times.start,
      name: "the administrator",
      work: [
        async () => {
          const ada = visitor();
          await pays((await ada.register(admin)).id, "monthly");
          await ada.proveAddress(admin.email);
        },
        async () => pays(await joins(inactive, "monthly", 1), "monthly"),
      ],
    },
    {
      at: times.answered,
      name: "a member leaves",
      work: [
        async () => {
          const { id } = await visitor().signIn(inactive.email);
          await pays(id, "monthly", "customer.subscription.deleted");
        },
      ],
    },
    {
      at: times.others,
      name: "new members",
      work: [
        async () => {
          const daniel = visitor();
          await pays(await onboard(daniel, onetime, "per_dispute", 1), "onetime");
          await daniel.submit(await daniel.disputes("draft"));
        },
        async () => pays(await joins(premium, "premium", 2), "premium"),
      ],
    },
    { at: times.othersMailed, name: "letters leave", work: [] },
    { at: times.othersDelivered, name: "letters arrive", work: [] },
    {
      at: times.newest,
      name: "the newest accounts",
      work: [
        () => joins(pending, "monthly", 3),
        () => visitor().register(empty),
        async () => {
          const elena = visitor();
          await elena.pull(fresh);
          await elena.openAccount(fresh);
        },
      ],
    },
  ];
}
