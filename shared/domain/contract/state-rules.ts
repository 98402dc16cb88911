import { type Day, dayIn } from "../days";

/**
 * What each state adds to CROA, from the secondary chart in the operator's reference; the operator verifies a row before
 * selling there. `cancelDays` are business days and never below the 3 of 15 U.S.C. § 1679e(a). Some states lie in two zones:
 * a contract is signed on the day of `signingZone`, the eastern one, and a day ends with that of `timeZone`, the western one, so
 * that the period is too short for nobody.
 */
export type StateRules = {
  available: boolean;
  cancelDays: number;
  refundDays?: number;
  timeZone: string;
  signingZone: string;
};

const FEDERAL_CANCEL_DAYS = 3;

const fiveDayStates = ["AR", "CA", "CO", "FL", "LA", "MN", "NV", "NH", "TN"];

/** Paid credit repair is illegal in Georgia. */
const closedStates = ["GA"];

const refundDays: Record<string, number> = {
  AZ: 15,
  AR: 10,
  CA: 15,
  CO: 10,
  DE: 10,
  FL: 10,
  IL: 10,
  IN: 10,
  IA: 10,
  KS: 10,
  LA: 10,
  MD: 10,
  MA: 10,
  MN: 10,
  MO: 10,
  NE: 10,
  NV: 10,
};

const zones: Record<string, string> = {
  "America/Los_Angeles": "CA ID NV OR WA",
  "America/Denver": "CO KS MT NE NM ND SD TX UT WY",
  "America/Phoenix": "AZ",
  "America/Chicago": "AL AR FL IL IN IA KY LA MN MS MO OK TN WI MI",
  "Pacific/Honolulu": "HI",
  "America/Adak": "AK",
};

/** Of the states that lie in two zones, the eastern one. */
const easternZones: Record<string, string> = {
  "America/New_York": "FL IN KY MI TN",
  "America/Chicago": "KS ND NE SD TX",
  "America/Denver": "AZ ID NV OR",
  "America/Anchorage": "AK",
};

const byState = (of: Record<string, string>) =>
  new Map(Object.entries(of).flatMap(([zone, states]) => states.split(" ").map((state) => [state, zone] as const)));
const timeZones = byState(zones);
const signingZones = byState(easternZones);

export function stateRules(state: string | undefined): StateRules {
  const code = state ?? "";
  const timeZone = timeZones.get(code) ?? "America/New_York";
  return {
    available: !closedStates.includes(code),
    cancelDays: fiveDayStates.includes(code) ? 5 : FEDERAL_CANCEL_DAYS,
    refundDays: refundDays[code],
    timeZone,
    signingZone: signingZones.get(code) ?? timeZone,
  };
}

/** The calendar day of an instant where the consumer lives: what a letter is dated by. */
export function homeDay(state: string | undefined, instant: Date | string): Day {
  return dayIn(stateRules(state).timeZone, new Date(instant));
}
