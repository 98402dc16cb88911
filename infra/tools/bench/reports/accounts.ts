import type { Day } from "#shared/domain/days";
import {
  cardIssuers,
  carLenders,
  collectors,
  firstCreditors,
  homeLenders,
  hospitals,
  medicalCollectors,
  personalLenders,
  studentLenders,
} from "./names";
import type { Random } from "./random";
import { type AccountType, type Mark, monthsBefore, type State, type Tradeline } from "./tradeline";

/** What kind of account to make up; `wasLate`: paid on time now, late within the last two years. */
export type Plan = { type: AccountType; state: State; wasLate?: boolean };

const lenders: Record<AccountType, readonly string[]> = {
  "Credit card": cardIssuers,
  "Auto loan": carLenders,
  Mortgage: homeLenders,
  "Student loan": studentLenders,
  "Personal loan": personalLenders,
  Collection: collectors,
  "Medical collection": medicalCollectors,
};

const HISTORY_MONTHS = 24;
const worst: Partial<Record<State, Mark>> = {
  late30: "30",
  late60: "60",
  late90: "90",
  late120: "120",
  charge_off: "CO",
  charge_off_paid: "CO",
  settled: "OK",
  repossession: "RPO",
  foreclosure: "FC",
};
const ladder: readonly Mark[] = ["30", "60", "90", "120"];

/** A made-up account, the same at each bureau that holds it. */
export function makeAccount(
  { type, state, wasLate }: Plan,
  reportedOn: Day,
  random: Random,
): Omit<Tradeline, "bureau"> {
  const isCollection = type === "Collection" || type === "Medical collection";
  const isOver = ["paid", "transferred", "settled", "charge_off_paid", "collection_paid", "foreclosure"].includes(
    state,
  );
  const opened = monthsBefore(reportedOn, isCollection ? random.int(4, 60) : random.int(26, 130));
  const reported = monthsBefore(reportedOn, random.int(0, 1));
  const history = isCollection ? [] : historyOf(state, wasLate === true, random);
  const lateFor = history.findIndex((mark) => mark === "OK" || mark === "ND");
  const isBad = !["current", "paid", "transferred"].includes(state);
  const highBalance = roundly(type === "Mortgage" ? random.int(90_000, 480_000) : random.int(300, 28_000));
  const [balance, pastDue] = amountsOf(state, isOver, highBalance, random);

  return {
    creditor: random.pick(lenders[type]),
    originalCreditor: isCollection ? random.pick(type === "Collection" ? firstCreditors : hospitals) : undefined,
    digits: Array.from({ length: random.int(10, 16) }, () => random.int(1, 9)).join(""),
    type,
    responsibility: isBad || isCollection ? "Individual" : random.pick(["Individual", "Joint", "Authorized user"]),
    state,
    opened,
    reported,
    closed:
      isOver || (state === "charge_off" && random.chance(0.5)) ? monthsBefore(reported, random.int(1, 3)) : undefined,
    firstDelinquency: isBad ? monthsBefore(reported, Math.max(lateFor, isCollection ? 6 : 2)) : undefined,
    lastPayment: isCollection ? undefined : monthsBefore(reported, Math.max(1, lateFor)),
    balance,
    pastDue,
    highBalance: isCollection ? Math.max(balance ?? 0, random.int(60, 2_900)) : highBalance,
    creditLimit: type === "Credit card" ? roundly(highBalance + random.int(100, 2_000)) : undefined,
    payment: isCollection || isOver ? undefined : random.int(25, 900),
    history,
    isDisputed: isBad && random.chance(0.15),
  };
}

const roundly = (amount: number) => (amount > 5_000 ? Math.round(amount / 100) * 100 : amount);

function amountsOf(
  state: State,
  isOver: boolean,
  high: number,
  random: Random,
): [number | undefined, number | undefined] {
  if (isOver) return [0, 0];
  if (state === "current") return [random.int(0, high), 0];
  if (state === "in_bankruptcy_7" || state === "in_bankruptcy_13") return [0, 0];
  if (state === "collection") {
    const owed = random.int(40, 4_900);
    return random.chance(0.12) ? [undefined, undefined] : [owed, random.chance(0.5) ? owed : undefined];
  }
  const balance = random.int(Math.ceil(high / 4), high);
  if (state.startsWith("late")) return [balance, random.int(30, Math.max(31, Math.min(balance, 2_400)))];
  return random.chance(0.1) ? [undefined, undefined] : [balance, random.chance(0.6) ? balance : 0];
}

function historyOf(state: State, wasLate: boolean, random: Random): Mark[] {
  const worstMark = worst[state];
  const marks: Mark[] = [];
  if (worstMark && worstMark !== "OK") {
    const top = ladder.indexOf(worstMark);
    const rungs = top < 0 ? [...ladder] : ladder.slice(0, top + 1);
    // A charge-off stays one month after month; a late account climbs one rung a month.
    if (top < 0) marks.push(...Array.from({ length: random.int(1, 14) }, () => worstMark));
    marks.push(...rungs.reverse());
  }
  if (state === "settled") marks.push("OK", "OK");
  if (wasLate) {
    marks.push(...Array.from({ length: random.int(2, 12) }, (): Mark => "OK"));
    marks.push(...ladder.slice(0, random.int(1, 3)).reverse());
  }
  while (marks.length < HISTORY_MONTHS) marks.push(random.chance(0.03) && marks.length > 18 ? "ND" : "OK");
  return marks.slice(0, HISTORY_MONTHS);
}
