const byState = (of: Record<string, string>) =>
  new Map(Object.entries(of).flatMap(([zone, states]) => states.split(" ").map((state) => [state, zone] as const)));

const timeZones = byState({
  "America/Los_Angeles": "CA ID NV OR WA",
  "America/Denver": "CO KS MT NE NM ND SD TX UT WY",
  "America/Phoenix": "AZ",
  "America/Chicago": "AL AR FL IL IN IA KY LA MN MS MO OK TN WI MI",
  "Pacific/Honolulu": "HI",
  "America/Adak": "AK",
});

/** Of the states that lie in two zones, the eastern one. */
const easternZones = byState({
  "America/New_York": "FL IN KY MI TN",
  "America/Chicago": "KS ND NE SD TX",
  "America/Denver": "AZ ID NV OR",
  "America/Anchorage": "AK",
});

export type StateZones = { timeZone: string; signingZone: string };

/**
 * Some states lie in two zones: a contract is signed on the day of `signingZone`, the eastern one, and a day ends with that of
 * `timeZone`, the western one, so that the period is too short in neither zone.
 */
export function stateZones(state: string): StateZones {
  const timeZone = timeZones.get(state) ?? "America/New_York";
  return { timeZone, signingZone: easternZones.get(state) ?? timeZone };
}
