import { screen } from "@testing-library/react";
import { renderScreen } from "#web/src/testing/render-screen";
import { ReportedLine } from "./reported-line";

const view = { bureau: "transunion", creditorName: "Alder Bank", status: "open", paymentHistory: "01002100" } as const;

test.each([
  ["en", "Reported: TransUnion 30 and 60 days late (January 2026 and September 2025 to October 2025)"],
  ["es", "Se reporta: TransUnion 30 y 60 días de atraso (enero de 2026 y septiembre de 2025 a octubre de 2025)"],
] as const)("late months that a report names are told as it names them (%s)", async (language, text) => {
  const named = { ...view, paymentHistoryMonth: "2026-02", dateReported: "2026-03-10" };
  renderScreen(<ReportedLine field="late_month" views={[named]} />, { language });
  expect(await screen.findByText(text)).toBeVisible();
});
