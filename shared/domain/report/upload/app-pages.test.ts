import {
  addressesBesideValues,
  appPage,
  cardsPage,
  emptyLabels,
  marksPerBureau,
  marksPerLine,
} from "#shared/testing/app-pages";
import { foundByBureau } from "#shared/testing/found-by-bureau";
import { analyzeReport } from "./analyze";
import { linesOfText } from "./plain-text";

test("an app's page of accounts, collections and court records is read", () => {
  expect(foundByBureau(linesOfText(appPage))).toEqual([
    "late_payment | Northlake Card Services | eq 1240",
    "collection | RIDGELINE RECOVERY LLC | eq 840",
    "bankruptcy | US BKPT CT NY ALBANY | eq unknown",
  ]);
});

test("a label without a value is no creditor, known or not", () => {
  expect(foundByBureau(linesOfText(emptyLabels))).toEqual([
    "charge_off | NORTHLAKE CARD SERVICES | ex 1240",
    "collection | RIDGELINE RECOVERY LLC | ex 840",
  ]);
  const entries = analyzeReport(linesOfText(emptyLabels), "2026-11-20")?.files[0]?.entries ?? [];
  expect(entries.map(({ originalCreditor }) => originalCreditor)).toEqual([undefined, "HUDSON VALLEY CLINIC"]);
});

test("a paid account is late by its months alone, one mark per line", () => {
  expect(foundByBureau(linesOfText(marksPerLine))).toEqual(["late_payment | NORTHLAKE CARD SERVICES | ex 0"]);
  expect(foundByBureau(linesOfText(marksPerBureau))).toEqual(["late_payment | NORTHLAKE CARD SERVICES | eq 0 | tr 0"]);
});

test("an amount and a status below a name open no section", () => {
  expect(foundByBureau(linesOfText(cardsPage))).toEqual([
    "charge_off | Northlake Card Services | ex 1240",
    "collection | RIDGELINE RECOVERY LLC | ex 840",
  ]);
});

test("an address beside values that go on is no account of its own", () => {
  expect(foundByBureau(linesOfText(addressesBesideValues))).toEqual(["collection | PINEFIELD RECOVERY LLC | ex 840"]);
});
