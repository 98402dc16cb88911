import { screen } from "@testing-library/react";
import { findingsOf } from "#shared/domain/report/findings";
import { makeNegativeItem } from "#shared/testing/report";
import { renderScreen } from "#web/src/testing/render-screen";
import { FindingLabel, FindingQuestions } from "./findings";

function show(removalOn: string, language: "en" | "es" = "en") {
  const base = makeNegativeItem({ itemType: "charge_off", bureaus: ["experian"], dateOfFirstDelinquency: undefined });
  const { creditorName, status } = base;
  const item = { ...base, bureauViews: [{ bureau: "experian" as const, creditorName, status, removalOn }] };
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
