import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { makeDispute } from "#shared/testing/dispute";
import { accessFaults } from "#web/src/testing/access-faults";
import { showDisputes } from "./testing/show-disputes";

const resolvedAt = "2026-11-14T12:00:00.000Z";
const removed = makeDispute({
  id: "d1",
  accountName: "Campus Bridge",
  status: "resolved",
  outcome: "deleted",
  resolvedAt,
});
const kept = makeDispute({
  id: "d2",
  accountName: "Tamarack Finance",
  status: "rejected",
  outcome: "verified",
  resolvedAt,
});
const underWay = makeDispute({ id: "d3", accountName: "Ridgeline Recovery", status: "sent" });

test.each([
  ["en", ["Resolved", "Reported deleted · November 14, 2026"], ["Rejected", "The bureau kept it · November 14, 2026"]],
  [
    "es",
    ["Resueltas", "Se eliminó, según la agencia · 14 de noviembre de 2026"],
    ["Rechazadas", "La agencia mantuvo lo que informa · 14 de noviembre de 2026"],
  ],
] as const)("a closed dispute is one row: what came of it, and when (%s)", async (language, ...sections) => {
  const { container } = showDisputes({ disputes: [removed, kept, underWay], language });
  for (const [name, words] of sections) {
    const row = within(await screen.findByRole("region", { name })).getByRole("listitem");
    expect(row).toHaveTextContent(words ?? "");
    expect(within(row).queryByRole("button", { name: /^(Show letters|Mostrar las cartas)/ })).toBeNull();
  }
  expect(await accessFaults(container)).toHaveNoViolations();
});

test("its name opens it and closes it again", async () => {
  showDisputes({ disputes: [removed], path: "/disputes" });
  await userEvent.click(await screen.findByRole("button", { name: "Campus Bridge", expanded: false }));
  expect(screen.getByRole("button", { name: "Show letters for Campus Bridge" })).toBeVisible();
  expect(screen.getByText(/^Completed\. The item was reported deleted/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Campus Bridge", expanded: true }));
  expect(screen.queryByRole("button", { name: /^Show letters/ })).toBeNull();
});

test("an address that names a closed dispute finds it open", async () => {
  showDisputes({ disputes: [removed, kept], path: `/disputes?dispute=${kept.id}` });
  const name = await screen.findByRole("button", { name: "Tamarack Finance", expanded: true });
  await waitFor(() => expect(name.closest("li")).toHaveFocus());
  expect(screen.getByRole("button", { name: "Campus Bridge", expanded: false })).toBeVisible();
});

test("a refusal that waits for the member says so, and comes before one that asks for nothing", async () => {
  const answer = { outcome: "verified", answeredOn: "2026-11-14", recordedAt: resolvedAt } as const;
  const gone = { source: "later_report", finding: "gone", on: "2026-11-20" } as const;
  const isGone = {
    ...kept,
    id: "d4",
    accountName: "Is gone",
    bureaus: { experian: { reportsItem: true, answer, laterReport: gone } },
  };
  const waits = { ...kept, bureaus: { experian: { reportsItem: true, answer } } };
  showDisputes({ disputes: [isGone, waits] });
  const rows = within(await screen.findByRole("region", { name: "Rejected" })).getAllByRole("listitem");
  expect(rows.map((row) => within(row).queryByText("Your turn") !== null)).toEqual([true, false]);
  expect(rows[0]).toHaveTextContent("Tamarack Finance");
});
