import { screen } from "@testing-library/react";
import type { NegativeItem } from "#shared/api/schemas/report";
import { findingsOf } from "#shared/domain/report/findings";
import { makeNegativeItem } from "#shared/testing/report";
import { renderScreen } from "#web/src/testing/render-screen";
import { FindingLabel, FindingQuestions } from "./findings";

function show(removalOn: string, language: "en" | "es" = "en") {
  const base = makeNegativeItem({ itemType: "charge_off", bureaus: ["experian"], dateOfFirstDelinquency: undefined });
  const { creditorName, status } = base;
  showItem({ ...base, bureauViews: [{ bureau: "experian" as const, creditorName, status, removalOn }] }, language);
}

function showItem(item: NegativeItem, language: "en" | "es") {
  const findings = findingsOf(item, [], "2026-11-30");
  renderScreen(
    <>
      <FindingLabel findings={findings} />
      <FindingQuestions findings={findings} item={item} />
    </>,
    { language },
  );
}

test("a bureau's month of removal that is past is said with months alone, and what is counted from it as an estimate", () => {
  show("2026-02-28");
  expect(screen.getByText("Should have left by February 2026")).toBeVisible();
  expect(
    screen.getByText(
      "On record until, by the bureau's own report: Experian February 2026. That month is over. Counted back seven years, the first missed payment was about February 2019; that is an estimate, the report does not print it. You can ask the bureau to delete the item. Is it still on your report?",
    ),
  ).toBeVisible();
});

test("a month of removal that is near is the bureau's, not the law's", () => {
  show("2027-02-28");
  expect(screen.getByText("Should leave by February 2027")).toBeVisible();
  expect(screen.getByText(/^By its own report, the bureau keeps this item until February 2027\. You/)).toBeVisible();
});

test("both are said in Spanish", () => {
  show("2026-02-28", "es");
  expect(screen.getByText("Debió eliminarse antes de fin de febrero de 2026")).toBeVisible();
  expect(screen.getByText(/Experian febrero de 2026\. Ese mes ya pasó\. Contando siete años/)).toBeVisible();
});

const since = (dateOfFirstDelinquency: string, item: Partial<NegativeItem> = {}) =>
  makeNegativeItem({ bureaus: ["experian"], originalCreditor: undefined, dateOfFirstDelinquency, ...item });
const medical = { creditorName: "Valley Medical Center", amount: 900 };

test.each([
  [
    "2019-01-10",
    "Past the legal limit since July 9, 2026",
    /Counted from that day, .* until July 9, 2026\. If the day/,
  ],
  [
    "2019-01",
    "Past the legal limit since July 2026 at the latest",
    /Counted from that month, .* until July 2026 at the latest\. If the month/,
  ],
  ["2019-10-10", "Usually removed by October 10, 2026", /such an item by October 10, 2026\..* Is that day right/],
  [
    "2019-10",
    "Usually removed by the end of October 2026",
    /such an item by the end of October 2026\..* Is that month right/,
  ],
])("a limit that is counted from %s is said as exactly as that", (day, label, question) => {
  showItem(since(day), "en");
  expect(screen.getByText(label)).toBeVisible();
  expect(screen.getByText(question)).toBeVisible();
});

test.each([
  [
    "2019-01-10",
    "Pasó el límite legal el 9 de julio de 2026",
    /desde ese día, .* hasta el 9 de julio de 2026\. Si el día/,
  ],
  [
    "2019-01",
    "Pasó el límite legal a más tardar en julio de 2026",
    /desde ese mes, .* a más tardar, hasta julio de 2026\. Si el mes/,
  ],
  ["2019-10-10", "Suele retirarse antes del 10 de octubre de 2026", /así antes del 10 de octubre de 2026\..* ese día/],
  ["2019-10", "Suele retirarse antes de fin de octubre de 2026", /así antes de fin de octubre de 2026\..* ese mes/],
])("a limit that is counted from %s is said as exactly as that in Spanish", (day, label, question) => {
  showItem(since(day), "es");
  expect(screen.getByText(label)).toBeVisible();
  expect(screen.getByText(question)).toBeVisible();
});

test.each([
  ["en", "2026-02-03", /That is until February 3, 2027/],
  ["en", "2026-02", /That is until some day in February 2027/],
  ["es", "2026-02-03", /es decir, hasta el 3 de febrero de 2027/],
  ["es", "2026-02", /es decir, hasta algún día de febrero de 2027/],
] as const)("until when a medical debt is young (%s, %s)", (language, day, words) => {
  showItem(since(day, medical), language);
  expect(screen.getByText(words)).toBeVisible();
});

test.each([
  ["en", "2020-01", /The law lets this item stay until July 2027 at the latest, and/],
  ["es", "2020-01", /permanezca hasta julio de 2027 a más tardar, y/],
  ["es", "2020-01-10", /permanezca hasta el 8 de julio de 2027, y/],
] as const)("until when an item may stay that is counted from a month (%s, %s)", (language, day, words) => {
  showItem(since(day), language);
  expect(screen.getByText(words)).toBeVisible();
});

test.each([
  ["en", "Already disputed, as the report says", /^By the report of Equifax and TransUnion, you have disputed this/],
  ["es", "Ya disputado, según el informe", /^Según el informe de Equifax y TransUnion, usted ya disputó este dato/],
] as const)("an account that bureaus mark as disputed is said to be so, in words: %s", (language, label, question) => {
  const findings = [{ kind: "disputedAlready", values: [{ bureau: "equifax" }, { bureau: "transunion" }] }] as const;
  renderScreen(
    <>
      <FindingLabel findings={findings} />
      <FindingQuestions findings={findings} item={makeNegativeItem()} onUse={() => undefined} />
    </>,
    { language },
  );
  expect(screen.getByText(label)).toBeVisible();
  expect(screen.getByText(question)).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});
