import { screen, within } from "@testing-library/react";
import type { NegativeItem } from "#shared/api/schemas/report";
import { makeDispute } from "#shared/testing/dispute";
import { makeNegativeItem, makeReport } from "#shared/testing/report";
import { showDisputes } from "../testing/show-disputes";

const draft = makeDispute();

function show(bureauViews: NegativeItem["bureauViews"], language: "en" | "es" = "en") {
  const report = makeReport({ negativeItems: [makeNegativeItem({ bureauViews })] });
  showDisputes({ disputes: [draft], language, fakes: { "credit-report/get-report": () => report } });
  return screen.findByRole("checkbox", { name: /^Northgate Recovery/ });
}

const view = { creditorName: "Northgate Recovery", status: "open" } as const;
const marked = [
  { ...view, bureau: "experian", isDisputed: true },
  { ...view, bureau: "equifax", isDisputed: true },
  { ...view, bureau: "transunion" },
] as const;

test.each([
  ["en", /report of Experian and Equifax says that you already dispute this account/],
  ["es", /informe de Experian y Equifax dice que usted ya disputa esta cuenta/],
] as const)("a draft says that the report marks its item as disputed already (%s)", async (language, words) => {
  const choice = await show([...marked], language);
  expect(await screen.findByText(words)).toBeVisible();
  // It is the member's own decision.
  expect(choice).toBeEnabled();
});

test("a draft says nothing of a dispute that no report marks", async () => {
  await show([{ ...view, bureau: "experian" }]);
  expect(screen.queryByText(/already dispute/)).toBeNull();
});

test.each([
  [
    "en",
    "New dispute",
    /report of Experian and Equifax says that you already dispute this account/,
    /^This report is of/,
  ],
  [
    "es",
    "Nueva disputa",
    /informe de Experian y Equifax dice que usted ya disputa esta cuenta/,
    /^Este informe es del/,
  ],
] as const)(
  "the new dispute says so of a chosen item, and that its report is old (%s)",
  async (language, name, words, age) => {
    const item = makeNegativeItem({ bureauViews: [...marked] });
    const lastUpdated = new Date(Date.now() - 480 * 86_400_000).toISOString();
    const report = makeReport({ negativeItems: [item], lastUpdated });
    const fakes = { "credit-report/get-report": () => report };
    showDisputes({ disputes: [], path: `/disputes?new=1&items=${item.id}`, language, fakes });
    const dialog = within(await screen.findByRole("dialog", { name }));
    expect(await dialog.findByText(words)).toBeVisible();
    expect(dialog.getByText(age)).toBeVisible();
  },
);
