import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { addDays, type Day } from "#shared/domain/days";
import { makeAccount, type Plan } from "./accounts";
import {
  cardIssuers,
  carLenders,
  collectors,
  courts,
  homeLenders,
  people,
  streets,
  studentLenders,
  towns,
} from "./names";
import type { Random } from "./random";
import { type CreditFile, monthsBefore, type State, type Tradeline } from "./tradeline";

/** The day by which every report of the corpus is made. */
export const LATEST_REPORT: Day = "2026-10-20";

const goodPlans: readonly Plan[] = [
  { type: "Credit card", state: "current" },
  { type: "Credit card", state: "paid" },
  { type: "Auto loan", state: "current" },
  { type: "Mortgage", state: "current" },
  { type: "Mortgage", state: "transferred" },
  { type: "Student loan", state: "current" },
  { type: "Personal loan", state: "paid" },
  { type: "Auto loan", state: "paid" },
];

const lates: readonly State[] = ["late30", "late60", "late90", "late120"];
const badPlans: readonly Plan[] = [
  ...lates.map((state): Plan => ({ type: "Credit card", state })),
  { type: "Auto loan", state: "late60" },
  { type: "Mortgage", state: "late90" },
  { type: "Student loan", state: "late120" },
  { type: "Credit card", state: "current", wasLate: true },
  { type: "Auto loan", state: "paid", wasLate: true },
  { type: "Credit card", state: "charge_off" },
  { type: "Credit card", state: "charge_off" },
  { type: "Personal loan", state: "charge_off" },
  { type: "Credit card", state: "charge_off_paid" },
  { type: "Credit card", state: "settled" },
  { type: "Collection", state: "collection" },
  { type: "Collection", state: "collection" },
  { type: "Collection", state: "collection_paid" },
  { type: "Medical collection", state: "collection" },
  { type: "Auto loan", state: "repossession" },
  { type: "Mortgage", state: "foreclosure" },
  { type: "Credit card", state: "in_bankruptcy_7" },
  { type: "Auto loan", state: "in_bankruptcy_13" },
];

/** A made-up person's credit file at all three bureaus: the truth of a report. */
export function makeCreditFile(random: Random): CreditFile {
  const reportedOn = addDays(LATEST_REPORT, -random.int(0, 40));
  const isClean = random.chance(0.06);
  const good = Array.from({ length: random.int(2, 8) }, () => random.pick(goodPlans));
  const bad = isClean ? [] : Array.from({ length: random.int(1, 6) }, () => random.pick(badPlans));
  const accounts = random.shuffled([...good, ...bad]).map((plan) => atBureaus(plan, reportedOn, random));
  const chapter = random.pick([7, 13] as const);
  const filed = monthsBefore(reportedOn, random.int(8, 70));
  const bankruptcy = { chapter, filed, court: random.pick(courts), reference: `${random.int(1_000_000, 9_999_999)}` };
  const outcome = random.pick(["Discharged", "Dismissed", "Filed"] as const);

  return {
    name: random.pick(people),
    addresses: Array.from({ length: random.int(1, 3) }, () => `${random.pick(streets)} ${random.pick(towns)}`),
    birthYear: random.int(1950, 2002),
    reportNumber: `${random.int(1000, 9999)}-${random.int(1000, 9999)}-${random.int(10, 99)}`,
    reportedOn,
    accounts: withoutTwins(accounts),
    bankruptcies:
      !isClean && random.chance(0.3)
        ? [Object.fromEntries(bureaus.map((bureau) => [bureau, { bureau, ...bankruptcy, outcome }]))]
        : [],
    inquiries: Array.from({ length: random.int(0, 6) }, () => ({
      bureau: random.pick(bureaus),
      name: random.pick([...cardIssuers, ...carLenders, ...homeLenders, ...studentLenders, ...collectors]),
      on: addDays(reportedOn, -random.int(5, 700)),
    })),
    scores: { experian: random.int(480, 790), equifax: random.int(480, 790), transunion: random.int(480, 790) },
  };
}

// A bureau may not hold an account, and may hold another balance.
function atBureaus(plan: Plan, reportedOn: Day, random: Random): Partial<Record<Bureau, Tradeline>> {
  const account = makeAccount(plan, reportedOn, random);
  const holders = bureaus.filter(() => random.chance(0.85));
  const views = (holders.length > 0 ? holders : [random.pick(bureaus)]).map((bureau): [Bureau, Tradeline] => {
    const isOther = account.balance !== undefined && account.balance > 0 && random.chance(0.15);
    const balance = isOther && account.balance ? account.balance + random.int(1, 90) : account.balance;
    return [bureau, { ...account, bureau, balance }];
  });
  return Object.fromEntries(views);
}

/** Two accounts at one lender differ in their last four digits. */
function withoutTwins(accounts: CreditFile["accounts"]): CreditFile["accounts"] {
  const seen = new Set<string>();
  return accounts.filter((views) => {
    const [view] = Object.values(views);
    const key = `${view?.creditor} ${view?.digits.slice(-4)}`;
    return view !== undefined && !seen.has(key) && seen.add(key);
  });
}
