import { originalOf, withSoldName } from "./sold-name";

test.each([
  ["SPECTRUM Account type Collection", "SPECTRUM"],
  ["MEDICAL PAYMENT DATA; DISPUTED BY CONSUMER", "MEDICAL PAYMENT DATA"],
  ["T-MOBILE USA Company sold -", "T-MOBILE USA"],
  ["- Company sold -", undefined],
  ["https://www.example.com/report", undefined],
  ["1 Months", undefined],
  ["May '26", undefined],
])('%s behind "Original creditor" names %s', (value, name) => {
  expect(originalOf(value)).toBe(name);
});

test("who was owed first may be in brackets behind a collector's name, also as whom it is for", () => {
  const entry = (creditorName: string) =>
    withSoldName({ kind: "collection" as const, creditorName, status: "open" as const });
  const names = [
    "(VERTEL WIRELESS)",
    "(for VERTEL WIRELESS)",
    "(orig. VERTEL WIRELESS)",
    "(Original creditor: VERTEL WIRELESS)",
  ];
  for (const name of names.map((each) => `RIDGELINE RECOVERY ${each}`))
    expect(entry(name)).toMatchObject({ creditorName: "RIDGELINE RECOVERY", originalCreditor: "VERTEL WIRELESS" });
  expect(entry("RIDGELINE RECOVERY (CLOSED)").creditorName).toBe("RIDGELINE RECOVERY (CLOSED)");
});
