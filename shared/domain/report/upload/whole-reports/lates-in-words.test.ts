import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const accounts = (...own: readonly (readonly [name: string, history: readonly string[]])[]) =>
  own.flatMap(([name, history]) => [
    name,
    ...["Account number", `****4${name.length}17`, "Payment status", "Current", "Balance", "$490"],
    ...["Date opened", "Jan 23, 2021", "Last updated", "Aug 8, 2026"],
    ...history,
  ]);

const pageOf = (...lines: readonly string[]) =>
  linesOfText(["TransUnion Credit Report", "Accounts", ...lines].join("\n"));

test.each([
  ["one month with its mark in the next line", ["Payment history", "September 2025", "60 days late"]],
  ["two of them", ["Payment history", "September 2025", "60 days late", "August 2025", "30 days late"]],
  ["a list of them below its label", ["Late payments", "30 days late in Aug 2025, 60 days late in Sep 2025"]],
  ["one behind the label of the history", ["Payment history: 60 days late reported for 09/2025"]],
])("late months below the values of an account are its own: %s", (_, history) => {
  const lines = pageOf(...accounts(["PINE CARD", ["Payment history", "No late payments"]], ["OAK AUTO", history]));
  expect(foundByBureau(lines)).toEqual(["late_payment | OAK AUTO | tr 490"]);
});

test.each([
  ["beside", "Payment history\t3 late payments", "Payment history\t0 late payments"],
  ["below", "Payment history\n1 late payment", "Payment history\nNo late payments"],
])("how many payments were late is %s the label of the history", (_, late, none) => {
  const lines = pageOf(...accounts(["PINE CARD", [none]], ["OAK AUTO", [late]]));
  expect(foundByBureau(lines)).toEqual(["late_payment | OAK AUTO | tr 490"]);
});

test("a month may have several labelled values in lines of their own", () => {
  const month = (name: string, rating: string) => [name, "Rating", rating, "Balance", "$8,428"];
  const history = (last: string) => [
    "Payment history",
    ...month("September 2026", "Paid on time"),
    ...month("August 2026", "Paid on time"),
    ...month("July 2026", last),
  ];
  const lines = pageOf(
    ...accounts(["PINE CARD", history("Paid on time")], ["OAK AUTO", history("30 days past due")], ["ELM BANK", []]),
  );
  expect(foundByBureau(lines)).toEqual(["late_payment | OAK AUTO | tr 490"]);
});

test("the worst delay in Spanish may name its months, and the next account keeps its name", () => {
  const account = (name: string, ...own: string[]) => [
    name,
    "Número de cuenta\t214611****",
    "Fecha de apertura\t03/18/2023",
    "Saldo\t$2,004",
    "Estado de pago\tAl corriente",
    ...own,
  ];
  const text = [
    "Informe de crédito de TransUnion",
    "Cuentas",
    ...account("PINE CARD", "Morosidad máxima\t30 días de atraso en jun. 2025, 60 días de atraso en jul. 2025"),
    ...account("OAK AUTO", "Morosidad máxima\t30 días de atraso en abr. 2025"),
    ...account("ELM BANK"),
  ];
  expect(foundByBureau(linesOfText(text.join("\n")))).toEqual([
    "late_payment | PINE CARD | tr 2004",
    "late_payment | OAK AUTO | tr 2004",
  ]);
});

test.each([
  ["30 / 60 / 90 Days Past Due", "1 / 1 / 0", "0 / 0 / 0"],
  ["Veces con atraso de 30/60/90 días", "1/1/0", "0/0/0"],
])("how often an account was late stands behind %s", (label, late, never) => {
  const lines = pageOf(...accounts(["PINE CARD", [label, never]], ["OAK AUTO", [label, late]]));
  expect(foundByBureau(lines)).toEqual(["late_payment | OAK AUTO | tr 490"]);
});
