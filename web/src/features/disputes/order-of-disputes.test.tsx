import { screen } from "@testing-library/react";
import { makeDispute } from "#shared/testing/dispute";
import { showDisputes } from "./testing/show-disputes";

test("of the active disputes those that wait for the member come first, and a refusal before what is resolved", async () => {
  const bureaus = (dueOn: string) => ({
    experian: {
      reportsItem: true,
      mailedAt: "2026-09-01T12:00:00.000Z",
      deliveredAt: "2026-09-05T12:00:00.000Z",
      dueOn,
    },
  });
  const disputes = [
    makeDispute({ id: "d1", accountName: "Waits", status: "in_review", bureaus: bureaus("2999-10-05") }),
    makeDispute({ id: "d2", accountName: "Is over", status: "in_review", bureaus: bureaus("2026-10-05") }),
    makeDispute({ id: "d3", accountName: "Is removed", status: "resolved", outcome: "deleted" }),
    makeDispute({ id: "d4", accountName: "Was kept", status: "rejected", outcome: "verified" }),
  ];
  showDisputes({ disputes });
  await screen.findByText("Was kept");
  const names = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(["Is over", "Waits", "Was kept", "Is removed"]);
});

test("the active tile says what of it was mailed, which is what the dashboard counts", async () => {
  showDisputes({
    disputes: [makeDispute({ id: "d1", status: "sent" }), makeDispute({ id: "d2", status: "submitted" })],
  });
  const tiles = await screen.findByRole("region", { name: "Your disputes in numbers" });
  expect(tiles).toHaveTextContent("Active: 1 mailed, 1 to be mailed");
});
