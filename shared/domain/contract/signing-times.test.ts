import { ORDER_OF_SIGNING, problemsOfTimes, signingTimes, TICK_AGAIN } from "./signing-times";

const NOW = new Date("2026-11-20T17:00:00.000Z");
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();
const stated = (disclosure: number, consent: number) => ({
  disclosureAcknowledgedAt: minutesAgo(disclosure),
  esignConsentAt: minutesAgo(consent),
});

test("disclosure, consent and signature keep the times at which they happened", () => {
  expect(problemsOfTimes(stated(9, 4), NOW)).toBeUndefined();
  expect(signingTimes(stated(9, 4), NOW)).toEqual({ ...stated(9, 4), signedAt: NOW.toISOString() });
});

test.each([
  ["in one call", {}],
  ["at one instant", stated(0, 0)],
  ["by a clock that is two minutes ahead", stated(-2, -2)],
])("three events %s are in order still, the disclosure first: 15 U.S.C. § 1679c(a)", (_, times) => {
  expect(problemsOfTimes(times, NOW)).toBeUndefined();
  expect(signingTimes(times, NOW)).toEqual({
    disclosureAcknowledgedAt: "2026-11-20T16:59:59.998Z",
    esignConsentAt: "2026-11-20T16:59:59.999Z",
    signedAt: "2026-11-20T17:00:00.000Z",
  });
});

test.each([
  ["consent before the disclosure", stated(4, 9), { esignConsentAt: [ORDER_OF_SIGNING] }],
  ["a disclosure of the day before", stated(24 * 60 + 1, 4), { disclosureAcknowledgedAt: [TICK_AGAIN] }],
  ["a consent in the future", stated(4, -6), { esignConsentAt: [TICK_AGAIN] }],
  [
    "a consent without the disclosure",
    { esignConsentAt: minutesAgo(1) },
    { disclosureAcknowledgedAt: [expect.any(String)] },
  ],
  [
    "a disclosure without the consent",
    { disclosureAcknowledgedAt: minutesAgo(1) },
    { esignConsentAt: [expect.any(String)] },
  ],
])("%s is refused", (_, times, problems) => {
  expect(problemsOfTimes(times, NOW)).toEqual(problems);
});
