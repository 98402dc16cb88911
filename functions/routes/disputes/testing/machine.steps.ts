import fc from "fast-check";
import { moveDispute } from "#functions/services/disputes/move-dispute";
import { makeRequest } from "#functions/testing/make-request";
import type { DisputeStatus } from "#shared/domain/dispute/dispute";
import { changeStatus } from "../change-status";
import { createDispute } from "../create-dispute";
import { deleteDispute } from "../delete-dispute";
import { processDisputes } from "../process-disputes";
import { retryDispute } from "../retry-dispute";
import { takeBack } from "../take-back";
import { undoAnswer } from "../undo-answer";
import { activate, end, monthPasses, pay } from "./machine.account-steps";
import { ITEMS, isRefused, isTaken, type Known, type Model, type Outcome, outcomeOf, userOf } from "./machine.model";
import { Step } from "./machine.step";

const COMMANDS = 40;
const CAP = 5;

const place = fc.nat({ max: ITEMS - 1 });

const create = place.map(
  (item) =>
    new Step(`create ${item}`, async (model, real) => {
      const body = { negativeItemId: real.items[item] ?? "", disputeReason: "not_mine" };
      const request = makeRequest<"disputes/create-dispute">({ user: await userOf(real), body });
      const created: string[] = [];
      const actual = await outcomeOf(createDispute(request, real.world.services).then(({ id }) => created.push(id)));
      const wasTaken = isTaken(model, item);
      const repeats = isRefused(model, item);
      const known = { id: created[0] ?? "", item, round: 1, corrections: 0, repeats };
      if (!wasTaken) model.disputes.push({ ...known, status: "draft" });
      return [wasTaken ? "ALREADY_DISPUTED" : "done", actual];
    }),
);

const submit = fc.uniqueArray(place, { minLength: 1, maxLength: 3 }).map(
  (places) =>
    new Step(`submit ${places}`, async (model, real) => {
      const chosen = places.flatMap((index) => model.disputes[index] ?? []);
      if (chosen.length === 0) return ["done", "done"];
      const request = makeRequest<"disputes/process-disputes">({
        user: await userOf(real),
        body: { disputeIds: chosen.map(({ id }) => id) },
      });
      const actual = await outcomeOf(processDisputes(request, real.world.services));
      const expected = submitOutcome(model, chosen);
      if (expected === "done") {
        model.used += chosen.length;
        for (const known of chosen) Object.assign(known, { status: "submitted", submittedIn: model.month });
      }
      return [expected, actual];
    }),
);

function submitOutcome({ status, used }: Model, chosen: Known[]): Outcome {
  if (status !== "active") return "PAYMENT_REQUIRED";
  if (chosen.some((known) => known.status !== "draft")) return "NOT_A_DRAFT";
  if (chosen.some(({ repeats }) => repeats)) return "NOTHING_NEW";
  return used + chosen.length > CAP ? "MONTHLY_LIMIT_EXCEEDED" : "done";
}

const follows: Partial<Record<DisputeStatus, readonly DisputeStatus[]>> = {
  sent: ["in_review", "resolved", "rejected"],
  in_review: ["resolved", "rejected"],
};

const record = fc
  .tuple(place, fc.constantFrom<DisputeStatus>("draft", "submitted", "sent", "in_review", "resolved", "rejected"))
  .map(
    ([index, status]) =>
      new Step(`record ${index} ${status}`, async (model, real) => {
        const known = model.disputes[index];
        if (!known) return ["done", "done"];
        const user = await userOf(real);
        const request = makeRequest<"disputes/change-status">({ user, params: { id: known.id }, body: { status } });
        const actual = await outcomeOf(changeStatus(request, real.world.services));
        if (!follows[known.status]?.includes(status)) return ["INVALID_TRANSITION", actual];
        known.status = status;
        if (status === "in_review") return ["done", actual];
        known.answeredAt = real.world.clock.at;
        known.keepsItem = status === "resolved";
        return ["done", actual];
      }),
  );

const isOld = ({ answeredAt }: Known, now: Date) =>
  !answeredAt || now.getTime() - answeredAt.getTime() > 30 * 86_400_000;

const correct = fc.tuple(place, fc.constantFrom<DisputeStatus>("in_review", "resolved", "rejected")).map(
  ([index, status]) =>
    new Step(`correct ${index} ${status}`, async (model, real) => {
      const known = model.disputes[index];
      if (!known) return ["done", "done"];
      const body = { status, correction: true } as const;
      const request = makeRequest<"disputes/change-status">({
        user: await userOf(real),
        params: { id: known.id },
        body,
      });
      const actual = await outcomeOf(changeStatus(request, real.world.services));
      // Behind the draft of a next round there is a rejection.
      const isNext = known.status === "draft" && known.round > 1;
      const answer = isNext ? "rejected" : known.status;
      const isAnswered = answer === "resolved" || answer === "rejected";
      const isRefused = !isAnswered || status === "in_review" || status === answer || known.corrections === 10;
      if (isRefused || isOld(known, real.world.clock.at)) return ["INVALID_TRANSITION", actual];
      if (isNext) {
        known.round -= 1;
        known.repeats = false;
      }
      known.status = status;
      known.keepsItem = false;
      known.keepsItem = status === "resolved" && !isTaken(model, known.item);
      known.corrections += 1;
      return ["done", actual];
    }),
);

const undo = place.map(
  (index) =>
    new Step(`undo the answer of ${index}`, async (model, real) => {
      const known = model.disputes[index];
      if (!known) return ["done", "done"];
      const user = await userOf(real);
      const request = makeRequest<"disputes/undo-answer">({ user, params: { id: known.id }, body: {} });
      const actual = await outcomeOf(undoAnswer(request, real.world.services));
      const isAnswered = known.status === "resolved" || known.status === "rejected";
      if (!isAnswered || known.corrections === 10 || isOld(known, real.world.clock.at))
        return ["INVALID_TRANSITION", actual];
      if (isTaken({ ...model, disputes: model.disputes.filter((other) => other !== known) }, known.item))
        return ["ALREADY_DISPUTED", actual];
      Object.assign(known, { status: "in_review", keepsItem: false, answeredAt: undefined });
      known.corrections += 1;
      return ["done", actual];
    }),
);

const retry = fc.tuple(place, fc.boolean()).map(
  ([index, isNew]) =>
    new Step(`retry ${index}${isNew ? " with something new" : ""}`, async (model, real) => {
      const known = model.disputes[index];
      if (!known) return ["done", "done"];
      const user = await userOf(real);
      const body = isNew ? { additionalDetails: `What I learned before round ${known.round + 1}.` } : {};
      const request = makeRequest<"disputes/retry-dispute">({ user, params: { id: known.id }, body });
      const actual = await outcomeOf(retryDispute(request, real.world.services));
      if (known.status !== "rejected") return ["INVALID_TRANSITION", actual];
      if (isTaken(model, known.item)) return ["ALREADY_DISPUTED", actual];
      known.status = "draft";
      known.round += 1;
      known.repeats = !isNew;
      return ["done", actual];
    }),
);

const take = place.map(
  (index) =>
    new Step(`take back ${index}`, async (model, real) => {
      const known = model.disputes[index];
      if (!known) return ["done", "done"];
      const { world, userId } = real;
      const present = await world.disputes.getNow(userId, known.id);
      // On a business day without a period to wait for, letters may leave at once.
      const isWaiting = present?.mailAfter !== undefined && new Date(present.mailAfter) > world.clock.at;
      const request = makeRequest<"disputes/take-back">({ user: await userOf(real), params: { id: known.id } });
      const actual = await outcomeOf(takeBack(request, world.services));
      if (known.status === "draft") return ["INVALID_TRANSITION", actual];
      if (known.status !== "submitted" || !isWaiting) return ["LETTERS_SENT", actual];
      known.status = "draft";
      // A place of a month that is over stays used.
      if (known.submittedIn === model.month) model.used -= 1;
      return ["done", actual];
    }),
);

const remove = place.map(
  (index) =>
    new Step(`delete ${index}`, async (model, real) => {
      const known = model.disputes[index];
      if (!known) return ["done", "done"];
      const request = makeRequest<"disputes/delete-dispute">({ user: await userOf(real), params: { id: known.id } });
      const actual = await outcomeOf(deleteDispute(request, real.world.services));
      if (known.status !== "draft") return ["NOT_A_DRAFT", actual];
      if (known.round > 1) return ["LETTERS_SENT", actual];
      model.disputes.splice(index, 1);
      return ["done", actual];
    }),
);

const post = place.map(
  (index) =>
    new Step(`the letters of ${index} leave`, async (model, { world, userId }) => {
      const known = model.disputes[index];
      if (!known) return ["done", "done"];
      const dispute = await world.disputes.getNow(userId, known.id);
      if (!dispute) return ["done", "NOT_FOUND"];
      const { counts, disputes } = world;
      const sending = async () => {
        const sent = moveDispute(dispute, { status: "sent", at: world.clock.at.toISOString(), by: "mail" });
        await disputes.transact([disputes.saveWrite(sent), counts.countWrite(userId, { active: 1 })]);
      };
      const actual = await outcomeOf(sending());
      if (known.status !== "submitted") return ["INVALID_TRANSITION", actual];
      known.status = "sent";
      return ["done", actual];
    }),
);

export const commands = fc.commands(
  [
    create,
    create,
    submit,
    submit,
    record,
    record,
    correct,
    undo,
    post,
    post,
    take,
    retry,
    remove,
    monthPasses,
    pay,
    activate,
    end,
  ],
  {
    maxCommands: COMMANDS,
    size: "max",
  },
);
