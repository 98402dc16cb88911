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

/**
 * Where the period has five days, and by which act. Some of these count days of the calendar: five business days are never fewer.
 * Pennsylvania and Wisconsin stand here until counsel has read their acts, for too long a period harms nobody.
 */
const fiveDayStates: Record<string, string> = {
  AR: "Ark. Code § 4-91-101 ff.",
  CA: "Cal. Civ. Code § 1789.10 ff.",
  CO: "C.R.S. § 5-19-101 ff.",
  FL: "Fla. Stat. § 817.7001 ff.",
  LA: "La. R.S. 9:3573.1 ff.",
  MN: "Minn. Stat. § 332.52 ff.",
  NV: "NRS 598.741 ff.",
  NH: "RSA 359-D",
  OK: "24 O.S. § 137",
  PA: "73 P.S. § 2181 ff.",
  TN: "T.C.A. § 47-18-1006",
  UT: "Utah Code § 13-21-107",
  WA: "RCW 19.134.060",
  WI: "Wis. Stat. § 422.501 ff.",
};

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
    cancelDays: code in fiveDayStates ? 5 : FEDERAL_CANCEL_DAYS,
    refundDays: refundDays[code],
    timeZone,
    signingZone: signingZones.get(code) ?? timeZone,
  };
}

/** The calendar day of an instant where the consumer lives: what a letter is dated by. */
export function homeDay(state: string | undefined, instant: Date | string): Day {
  return dayIn(stateRules(state).timeZone, new Date(instant));
}
