import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

/** The account's kind of evidence; `confidence` for a report that was read from a picture. */
function entryOf(account: string, confidence?: number) {
  const lines = linesOfText(`Equifax credit report\nCredit Accounts\nNORTHLAKE CARD\n${account}`).map((line) => ({
    ...line,
    cells: line.cells.map((cell) => (confidence === undefined ? cell : { ...cell, confidence })),
  }));
  return analyzeReport(lines, "2026-11-20")?.files[0]?.entries[0];
}

const account = (status: string) => `Account Number: 441712****
${status}
Balance: $1,390
Amount Past Due: $90
`;

test.each(["", "Status: Charge-oft", "Status: Pays as agreed"])(
  "in a picture an amount past due alone does not say surely what kind an account is: “%s”",
  (status) => {
    expect(entryOf(account(status), 0.96)?.evidence.confidence).toBe("low");
    expect(entryOf(account(status))?.evidence.confidence).toBe("medium");
  },
);

test("in a picture a status that says what is wrong is sure", () => {
  expect(entryOf(account("Status: Charge-off"), 0.96)?.evidence.confidence).toBe("medium");
});

test("an amount that is less than what of it is past due is not what is owed", () => {
  const text = (amount: string) => `Account Number: 441712****
Status: Charge Off
Amount: ${amount}
Amount Past Due: $3,138
`;
  expect(entryOf(text("$197"))?.balance).toBeUndefined();
  expect(entryOf(text("$4,197"))?.balance).toBe(4197);
});
