import { screen } from "@testing-library/react";
import { makeReport } from "#shared/testing/report";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { CreditReportScreen } from "./credit-report-screen";

async function showReportOf(daysAgo: number, language: "en" | "es" = "en") {
  const lastUpdated = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
  fakeApi({ "credit-report/get-report": () => makeReport({ lastUpdated }) });
  renderScreen(<CreditReportScreen />, { path: "/credit-report", language });
  await screen.findByText("Northgate Recovery");
}

test.each([
  ["en", "upload a newer one"],
  ["es", "suba uno más reciente"],
] as const)(
  "a report of 16 months ago says so before letters are written, and leads to a newer one (%s)",
  async (language, way) => {
    await showReportOf(480, language);
    expect(screen.getByRole("link", { name: way })).toHaveAttribute("href", "/upload");
  },
);

test("a report of last month says nothing of its age", async () => {
  await showReportOf(30);
  expect(screen.queryByRole("link", { name: "upload a newer one" })).toBeNull();
});
