import type { Dispute } from "#shared/api/schemas/dispute";
import type { CreditReport } from "#shared/api/schemas/report";
import type { DashboardStats, User } from "#shared/api/schemas/user";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { addDays, type Day, dayOf } from "#shared/domain/days";
import { bureauDays } from "#shared/domain/dispute/bureau-days";
import { disputedAgainAt } from "#shared/domain/dispute/disputed-again";
import { isFollowUp } from "#shared/domain/dispute/follow-up";
import { goneBureaus } from "#shared/domain/dispute/gone-from-report";
import { isConfirmedRemoved, provenResult } from "#shared/domain/dispute/later-report";
import { hasRemovedItem } from "#shared/domain/dispute/life-cycle";
import { nextSteps, type StepName } from "#shared/domain/dispute/next-step";
import { type PartlyRemoved, partlyRemoved } from "#shared/domain/dispute/partly-removed";
import { renewsOn } from "#shared/domain/plan/allowance";
import type { EndReason } from "#shared/domain/plan/why-ended";
import { isMonitored } from "#shared/domain/report/monitoring";
import { type Dated, mailAgainOf, type NotArrived, recordOf } from "./step-address";

/** The account's own step, before any dispute's: each leads to its place. */
export type AccountStep = "held" | "contract" | "noReport" | "pending" | "inactive" | EndReason | "incomplete";

/** How a member is doing: the one thing to know, and to do, now. */
export type Standing =
  | { name: AccountStep | "clean"; to: string }
  | { name: "pastDue"; to: string; until: string }
  | { name: "address" | "arrival"; bureaus: Bureau[] }
  | { name: "mailAgain"; to: string; bureaus: Bureau[]; why: NotArrived }
  | { name: "gone"; to: string; account: string; bureaus: Bureau[] }
  | { name: "overdue"; to: string; bureaus: Bureau[]; since: Day }
  | { name: "read"; letters: number; minutes: number }
  | { name: "back"; count: number; account: string }
  | { name: "respond"; count: number; by: Day }
  | { name: "won"; removed: number; all: number; account: string; others: number }
  | { name: "reported"; account: string; others: number }
  | { name: "inTheMail"; until: Day; bureaus: Bureau[]; since: Day }
  | { name: "waiting"; until: Day; bureaus: Bureau[]; letters: number; day: number; days: number }
  | { name: "arriving"; until: Day }
  | { name: "mailing"; on: Day }
  | { name: "start"; left: number }
  | { name: "usedUp"; period: "lifetime" | "month"; on?: Day };

type News = Extract<Standing, { name: "won" | "reported" }>;
/** Removed by a part of the bureaus that were written to. */
type PartlyNews = Omit<PartlyRemoved, "on"> & { name: "partly"; account: string };
export type NewsBeside = News | PartlyNews;

type Known = {
  user: User | undefined;
  report: CreditReport | undefined;
  disputes: readonly Dispute[];
  stats: Pick<DashboardStats, "negativeItems" | "itemsRemoved" | "allowance">;
  today: Day;
  /** The day that is shown of an instant. */
  dayAt: (instant: string) => Day;
  endReason?: EndReason;
};

/** A letter has a page or two of plain words. */
const MINUTES_PER_LETTER = 2.5;
/** So long a removed item is the news. */
const NEWS_DAYS = 14;

/** Whatever waits for the member comes first, then good news, then what others are doing. */
export function standingOf(known: Known): Standing {
  const { user, disputes, today } = known;
  const account = accountStepOf(known);
  if (account) return account;
  const on = { today, isMonitored: isMonitored(user?.subscriptionTier) };
  const stepsOf = (dispute: Dispute) => nextSteps(dispute, on, disputedAgainAt(dispute, disputes));
  const steps = disputes.flatMap((dispute) => stepsOf(dispute).map((step) => ({ ...step, dispute })));
  return goneOf(known) ?? ownStepOf(steps, known) ?? newsOf(known) ?? othersStepOf(steps, known) ?? startOf(known);
}

/** Good news where something else comes first: it is shown beside that. */
export function newsBeside(known: Known, { name }: Standing): NewsBeside | undefined {
  return name === "won" || name === "reported" ? undefined : (newsOf(known) ?? partlyNewsOf(known));
}

/** Who has nothing to dispute needs no plan. */
const clean: Standing = { name: "clean", to: "/credit-report" };

function accountStepOf({ user, report, stats, endReason }: Known): Standing | undefined {
  const status = user?.subscriptionStatus;
  if (user?.isPaymentHeld) return { name: "held", to: "/subscribe" };
  if (user?.needsContract) return { name: "contract", to: "/subscribe" };
  if (!report) return { name: "noReport", to: "/onboarding" };
  if (status === "pending_verification") return { name: "pending", to: "/disputes" };
  // Its days run out, and every other step is lost with the plan.
  if (user?.graceEndsAt) return { name: "pastDue", to: "/subscribe", until: user.graceEndsAt };
  if (status === "active") return undefined;
  if (status === "inactive") return { name: endReason ?? "inactive", to: "/subscribe" };
  return stats.negativeItems === 0 ? clean : { name: "incomplete", to: "/subscribe" };
}

/** An item that the latest report no longer shows, of which no answer is recorded: with it the dispute is won. */
function goneOf({ disputes, report }: Known): Standing | undefined {
  if (!report) return undefined;
  const dispute = disputes.find((each) => goneBureaus(each, report).length > 0);
  if (!dispute) return undefined;
  const { id, accountName: account } = dispute;
  return { name: "gone", to: `/disputes?record=${id}`, account, bureaus: goneBureaus(dispute, report) };
}

function ownStepOf(steps: Dated[], { today, stats: { allowance } }: Known): Standing | undefined {
  const having = (...names: StepName[]) => steps.filter(({ step }) => names.includes(step));
  const address = having("giveAddress");
  if (address.length > 0) return { name: "address", bureaus: bureausOf(address) };
  const [notArrived, ...more] = having("mailAgain");
  if (notArrived) {
    return { name: "mailAgain", bureaus: bureausOf([notArrived, ...more]), ...mailAgainOf([notArrived, ...more]) };
  }
  const arrival = having("recordArrival").filter(({ by }) => by <= today);
  if (arrival.length > 0) return { name: "arrival", bureaus: bureausOf(arrival) };
  const overdue = firstDue(having("record"));
  if (overdue) {
    return { name: "overdue", to: recordOf(overdue.steps), bureaus: bureausOf(overdue.steps), since: overdue.since };
  }
  // A used-up plan sends no other dispute: to read its letters today would lead nowhere.
  const isSendable = ({ dispute }: Dated) => allowance?.remaining !== 0 || isFollowUp(dispute);
  const letters = having("approve").filter(isSendable).length;
  if (letters > 0) return { name: "read", letters, minutes: Math.ceil(letters * MINUTES_PER_LETTER) };
  const back = having("disputeAgain");
  if (back[0]) return { name: "back", count: countOf(back), account: back[0].dispute.accountName };
  const refused = having("cure", "askProcedure", "demand", "proveTheft", "complain", "stateConsumer");
  const by = firstDay(refused);
  return by === undefined ? undefined : { name: "respond", count: countOf(refused), by };
}

/** An item that the bureaus have removed lately, or say so. */
function newsOf({ disputes, stats, today }: Known): News | undefined {
  const since = addDays(today, -NEWS_DAYS);
  // What a report still shows, or shows again, is no good news.
  const news = disputes.filter(
    (dispute) => hasRemovedItem(dispute) && provenResult(dispute) !== "refused" && newsDayOf(dispute) >= since,
  );
  const [latest] = news;
  if (!latest) return undefined;
  const isConfirmed = isConfirmedRemoved(latest);
  const others = news.filter((dispute) => isConfirmedRemoved(dispute) === isConfirmed).length - 1;
  const account = latest.accountName;
  if (!isConfirmed) return { name: "reported", account, others };
  const removed = Math.max(1, stats.itemsRemoved);
  return { name: "won", removed, all: removed + stats.negativeItems, account, others };
}

function partlyNewsOf({ disputes, today }: Known): PartlyNews | undefined {
  const since = addDays(today, -NEWS_DAYS);
  return disputes.flatMap((dispute): PartlyNews[] => {
    const part = partlyRemoved(dispute);
    return part && part.on >= since ? [{ name: "partly", account: dispute.accountName, ...part }] : [];
  })[0];
}

/** The day of the answer, or of the report that confirms it. */
function newsDayOf(dispute: Dispute): Day {
  const reports = Object.values(dispute.bureaus).flatMap(({ laterReport }) => laterReport?.on ?? []);
  const days = isConfirmedRemoved(dispute) ? reports : [dayOf(dispute.resolvedAt ?? dispute.updatedAt)];
  return days.sort().at(-1) ?? dayOf(dispute.updatedAt);
}

function othersStepOf(steps: Dated[], { today, dayAt }: Known): Standing | undefined {
  const mailed = firstDue(steps.filter(({ step }) => step === "awaitLetter"));
  const last = firstDay(mailed?.steps ?? []);
  if (mailed && last !== undefined)
    return { name: "inTheMail", until: last, bureaus: bureausOf(mailed.steps), since: mailed.since };
  const answering = steps.filter(({ step }) => step === "answer");
  const until = firstDay(answering);
  const first = answering.find(({ by }) => by === until);
  const passed = bureauDays({ ...first?.dispute.bureaus[first.bureau], dueOn: until }, today, dayAt);
  if (until !== undefined && passed) {
    return { name: "waiting", until, bureaus: bureausOf(answering), letters: answering.length, ...passed };
  }
  const arriving = firstDay(steps.filter(({ step }) => step === "arrive" || step === "recordArrival"));
  if (arriving !== undefined) return { name: "arriving", until: arriving };
  const on = firstDay(steps.filter(({ step }) => step === "mail"));
  return on === undefined ? undefined : { name: "mailing", on };
}

function startOf({ stats: { allowance, negativeItems } }: Known): Standing {
  if (negativeItems === 0) return clean;
  if (allowance?.remaining !== 0) return { name: "start", left: allowance?.remaining ?? 0 };
  const on = renewsOn(allowance);
  return { name: "usedUp", period: on ? "month" : "lifetime", on };
}

/** The earliest last day of a bureau among these steps, and those that have it. */
function firstDue(steps: Dated[]): { since: Day; steps: Dated[] } | undefined {
  const dueOn = ({ bureau, dispute }: Dated) => dispute.bureaus[bureau]?.dueOn;
  const since = steps.flatMap((step) => dueOn(step) ?? []).sort()[0];
  return since === undefined ? undefined : { since, steps: steps.filter((step) => dueOn(step) === since) };
}

const firstDay = (steps: Dated[]): Day | undefined => steps.map(({ by }) => by).sort()[0];
const countOf = (steps: Dated[]): number => new Set(steps.map(({ dispute }) => dispute.id)).size;
/** In the order that they have everywhere. */
const bureausOf = (steps: Dated[]): Bureau[] => bureaus.filter((each) => steps.some(({ bureau }) => bureau === each));
