import type { DisputeRepository } from "#functions/repositories/disputes";
import type { LetterRepository } from "#functions/repositories/letters";
import type { ReportRecord } from "#functions/repositories/reports";
import type { TransactItem } from "#functions/repositories/table";
import type { UserRecord } from "#functions/repositories/users";
import { type Draft, draftDisputes } from "#functions/services/disputes/draft-disputes";
import type { Actor, DisputeStatus } from "#shared/domain/dispute/dispute";
import { moveTo } from "#shared/domain/dispute/life-cycle";
import { activeStatuses, openStatuses } from "#shared/domain/dispute/statuses";
import { drawnIdAt, type ManyPerson } from "./person";

const DAY_MS = 86_400_000;

type Dispute = Draft["dispute"];
type Step = { days: number; status: DisputeStatus; by: Actor };

const mailed: Step[] = [
  { days: 1, status: "submitted", by: "member" },
  { days: 6, status: "sent", by: "mail" },
];
const received: Step[] = [...mailed, { days: 9, status: "in_review", by: "mail" }];

/** What happened in which days after the draft, and how many days ago the draft was made. None waits for the mail. */
const lives: { status: DisputeStatus; steps: Step[]; ago: [number, number] }[] = [
  { status: "draft", steps: [], ago: [1, 20] },
  { status: "sent", steps: mailed, ago: [7, 8] },
  { status: "in_review", steps: received, ago: [11, 27] },
  { status: "resolved", steps: [...received, { days: 35, status: "resolved", by: "member" }], ago: [40, 240] },
  { status: "rejected", steps: [...received, { days: 38, status: "rejected", by: "member" }], ago: [40, 240] },
];

type Services = { disputes: DisputeRepository; letters: LetterRepository };

/** Disputes about some of a report's items, in the statuses that members' disputes have in the middle of their lives. */
export async function manyDisputes(
  { draw }: ManyPerson,
  { user, report, now }: { user: UserRecord; report: ReportRecord; now: Date },
  { disputes, letters }: Services,
): Promise<{ items: TransactItem[]; counts: UserRecord["counts"]; made: Dispute[] }> {
  const chosen = draw.someOf(report.negativeItems, draw.between(0, 3));
  const items: TransactItem[] = [];
  const made: Dispute[] = [];
  const counts = { active: 0, removed: 0 };
  for (const { id: negativeItemId } of chosen) {
    const { steps, ago } = user.subscriptionStatus === "active" ? draw.oneOf(first(lives)) : draftLife;
    const at = new Date(now.getTime() - draw.between(...ago) * DAY_MS - draw.between(0, 86_399) * 1_000);
    const [draft] = await draftDisputes(user, [{ negativeItemId, disputeReason: "Account not mine" }], {
      reports: { get: async () => report },
      disputes: {
        createWrites: disputes.createWrites.bind(disputes),
        transact: async () => undefined,
        openItems: async () => [],
        listAll: async () => [],
      },
      letters,
      proofs: { list: async () => [] },
      now: () => at,
    });
    if (!draft) continue;
    // The same ids all day: what an interrupted seed left is overwritten.
    const id = drawnIdAt(draw, at.getTime() - (now.getTime() % DAY_MS));
    const dispute = lived({ ...draft.dispute, id }, steps, at, draw.isTrue(0.6));
    made.push(dispute);
    const [put, claim] = disputes.createWrites(dispute);
    items.push(letters.putWrite({ ...draft.letters, disputeId: id }), put);
    if (openStatuses.includes(dispute.status)) items.push(claim);
    counts.active += Number(activeStatuses.includes(dispute.status));
  }
  return { items, counts, made };
}

const [draftLife = { status: "draft" as const, steps: [], ago: [1, 20] as [number, number] }] = lives;

function lived(draft: Dispute, steps: Step[], at: Date, isRemoved: boolean): Dispute {
  const on = (days: number) => new Date(at.getTime() + days * DAY_MS).toISOString();
  const dispute = steps.reduce((before, { days, status, by }) => {
    const outcome = status === "resolved" ? (isRemoved ? "deleted" : "modified") : undefined;
    return moveTo(before, {
      status,
      at: on(days),
      by,
      outcome: outcome ?? (status === "rejected" ? "verified" : undefined),
    });
  }, draft);
  const dayOf = (status: DisputeStatus) => steps.find((step) => step.status === status)?.days;
  const [sent, delivered] = [dayOf("sent"), dayOf("in_review")];
  const progress = Object.entries(dispute.bureaus).map(([bureau, state]) => {
    const mail = { mailedAt: sent && on(sent), deliveredAt: delivered && on(delivered) };
    return [bureau, state?.reportsItem ? { ...state, ...mail } : state];
  });
  return {
    ...dispute,
    letterHashes: steps.length > 0 ? undefined : dispute.letterHashes,
    bureaus: Object.fromEntries(progress),
  };
}

function first<T>(list: T[]): [T, ...T[]] {
  const [one, ...others] = list;
  if (one === undefined) throw new Error("An empty list");
  return [one, ...others];
}
