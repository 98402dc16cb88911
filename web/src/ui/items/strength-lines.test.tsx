import { screen } from "@testing-library/react";
import { accessFaults } from "#web/src/testing/access-faults";
import { renderScreen } from "#web/src/testing/render-screen";
import { StrengthLines } from "./strength-lines";

const fact = { field: "balance" as const, right: 40, knownFrom: "statement" as const };

test("present and missing evidence are listed in words, and no number is invented", async () => {
  const said = { reasons: ["incorrect_amount" as const], statedFacts: [fact] };
  const { container } = renderScreen(<StrengthLines said={said} hasDraft />);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Ready: the right balance",
    "Missing: a statement, receipt or court paper that shows it",
  ]);
  expect(screen.getByText("A good start. What is missing makes it stronger.")).toBeVisible();
  expect(container).not.toHaveTextContent(/%/);
  expect(await accessFaults(container)).toHaveNoViolations();
});

test("before there is a draft a proof is something to enclose later, in Spanish too", () => {
  renderScreen(<StrengthLines said={{ reasons: ["identity_theft"] }} />, { language: "es" });
  expect(screen.getByText("Para adjuntar al borrador: su denuncia de robo de identidad")).toBeVisible();
});

test("two items on one screen make no two landmarks of one name", async () => {
  const { container } = renderScreen(
    <>
      <StrengthLines said={{ reasons: ["not_mine"] }} />
      <StrengthLines said={{ reasons: ["duplicate"] }} />
    </>,
  );
  expect(await accessFaults(container)).toHaveNoViolations();
});

test("without a reason there is nothing to back", () => {
  const { container } = renderScreen(<StrengthLines said={{ reasons: [] }} />);
  expect(container.querySelector("ul")).toBeNull();
});
