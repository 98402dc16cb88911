import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { makeNegativeItem, makeReport } from "#shared/testing/report";
import { accessFaults } from "#web/src/testing/access-faults";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { CreditReportScreen } from "./credit-report-screen";

const taxLien = makeNegativeItem({ itemType: "tax_lien" });

function show(negativeItems: ReturnType<typeof makeNegativeItem>[], language: "en" | "es" = "en") {
  fakeApi({ "credit-report/get-report": () => makeReport({ negativeItems }) });
  return renderScreen(<CreditReportScreen />, { path: "/credit-report", language });
}

test.each([
  ["en", "1 item is worth checking first", "See the item", "Negative items"],
  ["es", "Conviene revisar primero 1 cuenta", "Ver la cuenta", "Cuentas negativas"],
] as const)("the report begins with what to look at, and leads there (%s)", async (language, title, action, list) => {
  const { container } = show([taxLien], language);
  expect(await screen.findByRole("region", { name: title })).toBeVisible();
  const heading = await screen.findByRole("heading", { level: 2, name: list });

  await userEvent.click(screen.getByRole("button", { name: action }));
  expect(heading).toHaveFocus();
  expect(await accessFaults(container)).toHaveNoViolations();
});

test("where nothing raises a question the report does not ask for a look", async () => {
  show([{ ...taxLien, isDisputed: true }]);
  await screen.findByRole("heading", { level: 2, name: "Negative items" });
  expect(screen.queryByRole("button", { name: "See the item" })).toBeNull();
});
