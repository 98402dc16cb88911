import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const names = ["TransUnion", "Experian", "Equifax"];
const labels = ["Account Type", "Payment Status", "Balance", "Past Due"];

/** A card for each bureau, copied with one cell per line; undefined for a bureau without the account. */
function cards(name: string, values: readonly (readonly string[] | undefined)[], absent = "Not reported"): string[] {
  const own = values.map((each) => (each ? ["Account #", "****7360"] : [absent]).filter(Boolean));
  const others = labels.flatMap((label, at) => values.flatMap((each) => (each ? [label, each[at] ?? ""] : [])));
  return [name, ...names, ...own.flat(), ...others];
}

const foundIn = (...texts: string[][]) =>
  foundByBureau(linesOfText(["3 Bureau Credit Report", "Experian", "Accounts", ...texts.flat()].join("\n")));

const late = (balance: string) => ["Installment", "Late 60 Days", balance, "$40"];
const calm = ["Installment", "Current", "$700", "$0"];

test("labels that come again for each bureau are of the bureaus in their order", () => {
  const first = cards("NORTHLAKE AUTO", [late("$120"), late("$130"), late("$140")]);
  expect(foundIn(first, cards("PINE BANK", [calm, calm, calm]))).toEqual([
    "late_payment | NORTHLAKE AUTO | eq 140 | ex 130 | tr 120",
  ]);
});

test("a bureau that says it does not report the account has none of the values", () => {
  const first = cards("NORTHLAKE AUTO", [late("$120"), undefined, late("$140")]);
  expect(foundIn(first, cards("PINE BANK", [calm, calm, calm]))).toEqual([
    "late_payment | NORTHLAKE AUTO | eq 140 | tr 120",
  ]);
});

test("values are left out where it is not known whose they are", () => {
  const first = cards("NORTHLAKE AUTO", [late("$120"), undefined, late("$140")], "");
  expect(foundIn(first, cards("PINE BANK", [calm, calm, calm]))).toEqual([]);
});
