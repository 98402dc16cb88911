import type { Bureau } from "#shared/domain/bureau/bureau";
import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const row = (label: string, ...values: string[]) => label.padEnd(24) + values.map((value) => value.padEnd(28)).join("");

const text = [
  "Three bureau credit report\nAccount History\nNORTHLAKE CARD",
  row("", "TransUnion", "Experian", "Equifax"),
  row("Account #:", "517805731234****", "517805990011", "517805731239****"),
  row("Payment Status:", "Collection/Chargeoff", "Late 60 Days", "Charged off as"),
  row("", "", "", "bad debt"),
  row("Balance:", "$1,254.00", "$1,198.00", "$1,301.00"),
  row("Past Due:", "$254.00", "$198.00", "$301.00"),
].join("\n");

function quotedOf(bureau: Bureau) {
  const file = analyzeReport(linesOfText(text), "2026-11-20")?.files.find((each) => each.bureau === bureau);
  const evidence = file?.entries[0]?.evidence;
  return evidence && { chief: evidence.rawText, fields: evidence.fields.map(({ rawText }) => rawText) };
}

test("of a line with a column for each bureau, each bureau's words are the label and its own value", () => {
  expect(quotedOf("transunion")).toEqual({
    chief: "Payment Status: Collection/Chargeoff",
    fields: expect.arrayContaining(["Balance: $1,254.00", "Past Due: $254.00"]),
  });
  expect(quotedOf("experian")).toEqual({
    chief: "Payment Status: Late 60 Days",
    fields: expect.arrayContaining(["Balance: $1,198.00", "Past Due: $198.00"]),
  });
  expect(quotedOf("equifax")).toEqual({
    chief: "Payment Status: Charged off as bad debt",
    fields: expect.arrayContaining(["Balance: $1,301.00", "Past Due: $301.00"]),
  });
});

test("no bureau's words show a number of an account whole, its own or another bureau's", () => {
  const numbers = (["transunion", "experian", "equifax"] as const).map((bureau) =>
    quotedOf(bureau)?.fields.find((words) => words.startsWith("Account #")),
  );
  expect(numbers.map((words) => words?.replaceAll(/[^\d]/g, "").length)).toEqual([4, 4, 4]);
});
