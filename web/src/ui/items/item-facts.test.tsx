import { screen } from "@testing-library/react";
import { makeNegativeItem } from "#shared/testing/report";
import { renderScreen } from "#web/src/testing/render-screen";
import { ItemFacts } from "./item-facts";
import { ItemRow } from "./item-row";

const monthsAlone = makeNegativeItem({
  dateOpened: "2023-02",
  dateReported: "2026-10",
  dateClosed: "2024-06",
  lastPaymentDate: "2023-12",
  dateOfFirstDelinquency: "2022-07",
  obsoleteOn: "2030-01",
});

function show(language: "en" | "es") {
  renderScreen(
    <>
      <ItemRow found={{ item: monthsAlone, findings: [] }} />
      <ItemFacts item={monthsAlone} />
    </>,
    { language },
  );
  return (name: string) => screen.getByText(name).nextElementSibling?.textContent;
}

test("of dates of which a report prints only the month, row and facts show the month", () => {
  const fact = show("en");
  expect(screen.getByRole("article")).toHaveTextContent("Reported October 2026");
  expect(fact("Date reported")).toBe("October 2026");
  expect(fact("Opened")).toBe("February 2023");
  expect(fact("Date closed")).toBe("June 2024");
  expect(fact("Last payment")).toBe("December 2023");
  expect(fact("First delinquency")).toBe("July 2022");
  expect(fact("May be reported until")).toBe("January 2030");
});

test("in Spanish too", () => {
  const fact = show("es");
  expect(screen.getByRole("article")).toHaveTextContent("Reportada en octubre de 2026");
  expect(fact("Fecha de reporte")).toBe("octubre de 2026");
  expect(fact("Último pago")).toBe("diciembre de 2023");
});
