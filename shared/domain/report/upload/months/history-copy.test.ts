import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

test("a bureau's name may stand over all of its marks in one line", () => {
  const cells = (label: string, ...values: string[]) => [label, ...values];
  const account = (name: string, late: string) => [
    name,
    ...cells("TransUnion", "Experian", "Equifax"),
    ...cells("Account #", "4417****", "4417****", "--"),
    ...cells("Balance Owed", "$310", "$310", "--"),
    ...cells("Payment Status", "Current", "Current", "--"),
    ...cells("Account Type", "Credit Card", "Credit Card", "--"),
    "2-Year Payment History",
    ...cells("TransUnion", `OK OK OK ${late} OK OK`, "Experian", "OK OK OK OK OK OK", "Equifax", "-- -- -- -- -- --"),
  ];
  const text = ["3B Report", ...account("PINE BANK", "30"), ...account("OAK BANK", "OK")].join("\n");
  expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | PINE BANK | tr 310"]);
});

test("how often an account was late, below the bureaus' names, is no history of the last of them", () => {
  const cells = (label: string, ...values: string[]) => [label, ...values];
  const bureauNames = ["TransUnion", "Experian", "Equifax"];
  const account = (name: string, mark: string, count: string) => [
    name,
    ...bureauNames,
    ...cells("Account #", "4417****", "4417****", "4417****"),
    ...cells("Balance Owed", "$310", "$310", "$310"),
    ...cells("Payment Status", "Current", "Current", "Current"),
    "24-Month Payment History",
    ...bureauNames.flatMap((bureau) => [bureau, "OK", "OK", mark, "OK"]),
    "Days Late - 7 Year History",
    ...bureauNames,
    ...["30", count, count, count, "60", "0", "0", "0", "90", "0", "0", "--"],
  ];
  const text = ["3B Report", ...account("PINE BANK", "30", "1"), ...account("OAK BANK", "OK", "0")].join("\n");
  expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | PINE BANK | eq 310 | ex 310 | tr 310"]);
});
