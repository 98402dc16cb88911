import { type Day, dayIn } from "../days";
import { type StateZones, stateZones } from "./state-zones";

export type StateRules = StateZones & {
  /** Business days in which a contract can be cancelled, never below the 3 of 15 U.S.C. § 1679e(a). */
  cancelDays: number;
  /** Days in which money is given back after a cancellation, where the state sets them. */
  refundDays?: number;
};

type StateLaw = {
  cites: string;
  /** Where the text itself has not been read: of a secondary chart, for counsel to confirm before the state is opened. */
  toConfirm?: true;
  cancelDays?: number;
  refundDays?: number;
  /** Paid credit repair is a crime there. */
  isForbidden?: true;
};

const FEDERAL_CANCEL_DAYS = 3;

/**
 * Every state whose law adds a number to CROA, or forbids the service. Of lines `toConfirm` the days come from a secondary chart
 * and the citation names the act, not always the section: counsel confirms both before the state is opened. Where an act
 * counts days of the calendar, the same number of business days is never fewer. Pennsylvania, Wisconsin and the District of
 * Columbia have five until their acts are read, for too long a period harms nobody.
 */
const stateLaws: Record<string, StateLaw> = {
  AZ: { cites: "A.R.S. § 44-1706", refundDays: 15 },
  AR: { cites: "Ark. Code § 4-91-109", cancelDays: 5, refundDays: 10 },
  CA: { cites: "Cal. Civ. Code § 1789.16", cancelDays: 5, refundDays: 15 },
  CO: { cites: "C.R.S. § 5-19-107", cancelDays: 5, refundDays: 10 },
  DC: { cites: "D.C. Code § 28-4601 ff.", toConfirm: true, cancelDays: 5 },
  DE: { cites: "6 Del. C. § 2401 ff.", toConfirm: true, refundDays: 10 },
  FL: { cites: "Fla. Stat. § 817.704", cancelDays: 5, refundDays: 10 },
  GA: { cites: "O.C.G.A. § 16-9-59", isForbidden: true },
  IL: { cites: "815 ILCS 605", toConfirm: true, refundDays: 10 },
  IN: { cites: "Ind. Code § 24-5-15", toConfirm: true, refundDays: 10 },
  IA: { cites: "Iowa Code ch. 538A", toConfirm: true, refundDays: 10 },
  KS: { cites: "K.S.A. § 50-1116 ff.", toConfirm: true, refundDays: 10 },
  LA: { cites: "La. R.S. 9:3573.1 ff.", toConfirm: true, cancelDays: 5, refundDays: 10 },
  MD: { cites: "Md. Code, Com. Law § 14-1901 ff.", toConfirm: true, refundDays: 10 },
  MA: { cites: "M.G.L. c. 93 §§ 68A-68E", toConfirm: true, refundDays: 10 },
  MN: { cites: "Minn. Stat. § 332.58", cancelDays: 5, refundDays: 10 },
  MO: { cites: "Mo. Rev. Stat. § 407.642", refundDays: 10 },
  NE: { cites: "Neb. Rev. Stat. § 45-801 ff.", toConfirm: true, refundDays: 10 },
  NV: { cites: "NRS 598.762", toConfirm: true, cancelDays: 5, refundDays: 10 },
  NH: { cites: "RSA 359-D", toConfirm: true, cancelDays: 5 },
  OK: { cites: "24 O.S. § 137", toConfirm: true, cancelDays: 5 },
  PA: { cites: "73 P.S. § 2181 ff.", toConfirm: true, cancelDays: 5 },
  TN: { cites: "T.C.A. § 47-18-1006", cancelDays: 5 },
  UT: { cites: "Utah Code § 13-21-107", toConfirm: true, cancelDays: 5 },
  WA: { cites: "RCW 19.134.060", toConfirm: true, cancelDays: 5 },
  WI: { cites: "Wis. Stat. § 422.501 ff.", toConfirm: true, cancelDays: 5 },
};

/** What the law of a state adds to the contract, and when its days end. Without a state known: the federal days. */
export function stateRules(state: string | undefined): StateRules {
  const code = state ?? "";
  const { cancelDays = FEDERAL_CANCEL_DAYS, refundDays } = stateLaws[code] ?? {};
  return { cancelDays, refundDays, ...stateZones(code) };
}

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
