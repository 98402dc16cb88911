import { type Day, dayIn } from "../days";
import { type StateZones, stateZones } from "./state-zones";

export type StateRules = StateZones & {
  /** Business days in which a contract can be cancelled, never below the 3 of 15 U.S.C. § 1679e(a). */
  cancelDays: number;
};

type StateLaw = {
  cites: string;
  /** What of the line was not read in the act itself: counsel confirms it before the state is opened. */
  toConfirm?: string;
  cancelDays?: number;
  /** Paid credit repair is a crime there. */
  isForbidden?: true;
};

const FEDERAL_CANCEL_DAYS = 3;

/**
 * Every state whose law gives more days to cancel than CROA, or forbids the service. Where an act counts days of the calendar, the
 * same number of business days is never fewer. Too long a period harms no consumer, so five days hold where an act was not read.
 *
 * A state without a line has the federal days. Ind. Code § 24-5-15-7 and Md. Code, Com. Law § 14-1906 were read and say three
 * business days; of the others a secondary chart says so.
 */
const stateLaws: Record<string, StateLaw> = {
  AR: { cites: "Ark. Code § 4-91-109", cancelDays: 5 },
  CA: { cites: "Cal. Civ. Code § 1789.16", cancelDays: 5 },
  CO: { cites: "C.R.S. § 5-19-107", cancelDays: 5 },
  DC: {
    cites: "D.C. Code § 28-4601 ff.",
    toConfirm: "Registration (§ 28-4602) and bond (§ 28-4604) were read, the days were not.",
    cancelDays: 5,
  },
  FL: { cites: "Fla. Stat. § 817.704", cancelDays: 5 },
  GA: { cites: "O.C.G.A. § 16-9-59", isForbidden: true },
  LA: { cites: "La. R.S. 9:3573.1 ff.", toConfirm: "The days are a secondary chart's.", cancelDays: 5 },
  MN: { cites: "Minn. Stat. § 332.58", cancelDays: 5 },
  NV: { cites: "NRS 598.762(1)(d)", cancelDays: 5 },
  NH: { cites: "RSA 359-D, by the Consumer Sourcebook of the state's Department of Justice", cancelDays: 5 },
  OK: { cites: "24 O.S. § 137", cancelDays: 5 },
  PA: { cites: "73 P.S. § 2186", cancelDays: 5 },
  TN: { cites: "T.C.A. § 47-18-1006", cancelDays: 5 },
  UT: { cites: "Utah Code § 13-21-107", cancelDays: 5 },
  WA: { cites: "RCW 19.134.060", cancelDays: 5 },
  WI: {
    cites: "Wis. Stat. § 422.501 ff.",
    toConfirm: "The information statement (§ 422.504) was read, the contract's section was not.",
    cancelDays: 5,
  },
};

/**
 * Calendar days in which money goes back after a cancellation: the fewest that an act sets (24 O.S. § 137; others have 15), so that
 * one number holds in every state.
 */
export const REFUND_DAYS = 10;

/** What the law of a state adds to the contract, and when its days end. Without a state known: the federal days. */
export function stateRules(state: string | undefined): StateRules {
  const code = state ?? "";
  const { cancelDays = FEDERAL_CANCEL_DAYS } = stateLaws[code] ?? {};
  return { cancelDays, ...stateZones(code) };
}

/** States whose line is not read in full in the act itself: counsel confirms it before the deployment opens them. */
export const statesToConfirm = Object.keys(stateLaws).filter((code) => stateLaws[code]?.toConfirm !== undefined);

/** Whether the law of a state forbids the service to all, registered or not. */
export function isForbiddenIn(state: string | undefined): boolean {
  return stateLaws[state ?? ""]?.isForbidden === true;
}

/**
 * Whether the service may begin for a resident of a state: the deployment names it, and no law of the state forbids it. A state
 * that is not known yet is open where any is: it is asked for with the address, without which no letter leaves.
 *
 * @param openStates codes of the states in which the operator is registered, bonded and represented
 */
export function isStateOpen(state: string | undefined, openStates: readonly string[]): boolean {
  const allowed = openStates.filter((code) => !isForbiddenIn(code));
  return state === undefined ? allowed.length > 0 : allowed.includes(state);
}

/** The calendar day of an instant where the consumer lives: what a letter is dated by. */
export function homeDay(state: string | undefined, instant: Date | string): Day {
  return dayIn(stateRules(state).timeZone, new Date(instant));
}
