import fc from "fast-check";
import { BillingEndRepository } from "#functions/repositories/billing-ends";
import { activateMember } from "#functions/services/billing/activate-member";
import { endServiceWrites } from "#functions/services/billing/end-service";
import { makeRequest } from "#functions/testing/make-request";
import { PaymentCompletedBody } from "#shared/api/schemas/subscription";
import { usStateCodes } from "#shared/domain/consumer/us-states";
import { completePayment } from "../../subscription/complete-payment";
import { type Known, outcomeOf, type Real, userOf } from "./machine.model";
import { Step } from "./machine.step";

export const monthPasses = fc.constant(
  new Step("a month passes", async (model, { world }) => {
    const { at } = world.clock;
    world.clock.at = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 20, 17));
    model.month += 1;
    model.used = 0;
    return ["done", "done"];
  }),
);

export const pay = fc.constant(
  new Step("report a payment", async (model, real) => {
    const body = PaymentCompletedBody.parse({ selectedItems: [] });
    const request = makeRequest<"subscription/complete-payment">({ user: await userOf(real), body });
    const actual = await outcomeOf(completePayment(request, real.world.services));
    if (model.status !== "active") model.status = "pending_verification";
    return ["done", actual];
  }),
);

export const activate = fc.constant(
  new Step("activate", async (model, real) => {
    const { users, clock } = real.world;
    const actual = await outcomeOf(
      activateMember(await userOf(real), "01KAB00000000000000000ADM1", { users, openStates: usStateCodes }, clock.at),
    );
    if (model.status !== "pending_verification") return ["NOT_PENDING", actual];
    model.status = "active";
    return ["done", actual];
  }),
);

export const end = fc.constant(
  new Step("the service ends", async (model, real) => {
    const { world } = real;
    const services = {
      ...world.services,
      billingEnds: new BillingEndRepository(real.world.documents, real.world.usersTable),
    };
    const stopped = model.disputes.filter(({ status }) => status === "submitted");
    // Places of this month are given back with the letters that are stopped; those of another month are gone.
    const back = await placesOfThisMonth(stopped, real);
    const writes = await endServiceWrites(await userOf(real), { at: world.clock.at, by: "test" }, services);
    if (writes.length > 0) await world.disputes.transact(writes);
    if (model.status !== "active") return ["done", writes.length === 0 ? "done" : "CONFLICT"];
    for (const known of stopped) known.status = "draft";
    model.used -= back;
    model.status = "inactive";
    return ["done", "done"];
  }),
);

async function placesOfThisMonth(stopped: Known[], { world, userId }: Real): Promise<number> {
  const month = world.clock.at.toISOString().slice(0, 7);
  const found = await Promise.all(stopped.map(({ id }) => world.disputes.getNow(userId, id)));
  return found.filter((dispute) => dispute?.submittedAt?.startsWith(month)).length;
}
