import { screen, within } from "@testing-library/react";
import type { Dispute } from "#shared/api/schemas/dispute";
import { makeDispute } from "#shared/testing/dispute";
import { fileOf } from "../testing/calendar-file";
import { showDisputes } from "../testing/show-disputes";

const mailed = { reportsItem: true, mailedAt: "2099-10-30T17:00:00.000Z", deliveredAt: "2099-11-04T15:00:00.000Z" };
const answer = { outcome: "verified", answeredOn: "2099-11-20", recordedAt: "2099-11-22T12:00:00.000Z" } as const;
const refused: Dispute = makeDispute({
  id: "01KAB0000000000000000000R1",
  status: "rejected",
  outcome: "verified",
  resolvedAt: answer.recordedAt,
  bureaus: { experian: { ...mailed, answer } },
});
const again: Dispute = makeDispute({
  id: "01KAB0000000000000000000R2",
  status: "in_review",
  bureaus: { experian: { ...mailed, dueOn: "2099-12-30" } },
});

test("a refused dispute whose item is disputed again points to the newer one, and offers no step of its own", async () => {
  showDisputes({ disputes: [again, refused] });
  const rejected = within(await screen.findByRole("region", { name: "Rejected" }));
  expect(rejected.getByText(/disputed again: its next step is in the newer dispute/)).toBeVisible();
  expect(rejected.getByText("The bureau kept the item.")).toBeVisible();
  expect(rejected.queryByText(/Your turn/)).toBeNull();
  expect(rejected.queryByRole("button", { name: /Ask Experian|next round|Try again|Retry/i })).toBeNull();
});

test("without a newer one it has its next step", async () => {
  showDisputes({ disputes: [refused] });
  const rejected = within(await screen.findByRole("region", { name: "Rejected" }));
  expect(rejected.getByText(/ask the bureau how it checked/)).toBeVisible();
  expect(rejected.getByText("The bureau kept the item. You can answer with a next round.")).toBeVisible();
});

test("the calendar has one next step of an item that is disputed again", async () => {
  const text = await fileOf([again, refused]);
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(text).toContain("DTSTART;VALUE=DATE:20991230");
});

const added = makeDispute({
  id: "01KAB0000000000000000000A1",
  partOf: again.id,
  status: "sent",
  bureaus: { experian: { ...mailed, deliveredAt: undefined, kind: "added_information" } },
});
const waitsForIt: Dispute = {
  ...again,
  bureaus: { experian: { ...mailed, dueOn: "2099-12-30", addedLetter: added.id } },
};

test("information that is on its way to a dispute is shown, and counted as no dispute of its own", async () => {
  showDisputes({ disputes: [added, waitsForIt] });
  const tiles = await screen.findByRole("region", { name: "Your disputes in numbers" });
  expect(tiles).toHaveTextContent("All1Active1Resolved0Rejected0Drafts0");
  const active = within(screen.getByRole("region", { name: "Active disputes" }));
  expect(active.getAllByRole("heading", { level: 3 })).toHaveLength(2);
});
