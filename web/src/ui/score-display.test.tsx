import { screen } from "@testing-library/react";
import { renderScreen } from "#web/src/testing/render-screen";
import { ScoreDisplay } from "./score-display";

const none = { creditScore: null, experianScore: null, equifaxScore: null, transunionScore: null };

test.each([
  ["en", "From a report you uploaded"],
  ["es", "De un informe que usted subió"],
] as const)("an uploaded report without scores gets none in their place, also in %s", (language, title) => {
  renderScreen(<ScoreDisplay {...none} dataSource="uploaded_report" />, { language });
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.queryByText("650")).not.toBeInTheDocument();
  expect(screen.queryByText(/Estimated|estimad/i)).not.toBeInTheDocument();
});

test("what is neither a bureau's nor uploaded says that it is an estimate", () => {
  renderScreen(<ScoreDisplay {...none} creditScore={610} dataSource="client_provided" />);
  expect(screen.getByText("Enhanced Credit Estimates")).toBeVisible();
});

test("without any score it shows 650, 30 points either way, with a confidence of 70%", () => {
  renderScreen(<ScoreDisplay {...none} />);
  expect(screen.getByText("650")).toBeVisible();
  expect(screen.getByText(/620.*680/)).toBeVisible();
  expect(screen.getByText(/70%/)).toBeVisible();
});
