import { screen } from "@testing-library/react";
import { makeDispute } from "#shared/testing/dispute";
import { fileOf } from "./testing/calendar-file";
import { showDisputes } from "./testing/show-disputes";

const mailed = { reportsItem: true, mailedAt: "2026-10-30T17:00:00.000Z", deliveredAt: "2026-11-04T15:00:00.000Z" };

test("the dates come as a calendar file that names no account", async () => {
  const dispute = makeDispute({
    status: "in_review",
    bureaus: { experian: { ...mailed, dueOn: "2099-12-04" }, equifax: { reportsItem: false } },
  });
  const text = await fileOf([dispute]);
  expect(text).toContain("BEGIN:VCALENDAR");
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(text).toContain("DTSTART;VALUE=DATE:20991204");
  expect(text).toContain("SUMMARY:Redress: Experian");
  expect(text).not.toContain(dispute.accountName);
});

test("the steps that follow an answer are in it too, and what two disputes wait for on one day is there once", async () => {
  const dueOn = "2099-12-04";
  const verified = { outcome: "verified", answeredOn: "2099-11-20", recordedAt: "2099-11-22T12:00:00.000Z" } as const;
  const waiting = { status: "in_review", bureaus: { equifax: { ...mailed, dueOn } } } as const;
  const rejected = {
    status: "rejected",
    outcome: "verified",
    bureaus: { experian: { ...mailed, dueOn, answer: verified } },
  } as const;
  const text = (
    await fileOf([
      makeDispute({ id: "1", ...waiting }),
      makeDispute({ id: "2", ...waiting }),
      makeDispute({ id: "3", ...rejected }),
    ])
  ).replace(/\r\n /g, "");
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(text).toContain("DTSTART;VALUE=DATE:20991220");
  expect(text).toContain("Next: ask the bureau how it checked");
});

test("the calendar file names the day on which letters leave, and the day by which those on their way should arrive", async () => {
  const { deliveredAt: _, ...away } = mailed;
  const text = await fileOf([
    makeDispute({
      id: "1",
      status: "submitted",
      mailAfter: "2099-12-01T05:00:00.000Z",
      bureaus: { experian: { reportsItem: true } },
    }),
    makeDispute({ id: "2", status: "sent", bureaus: { equifax: { ...away, mailedAt: "2099-12-02T17:00:00.000Z" } } }),
  ]);
  expect(text).toContain("DTSTART;VALUE=DATE:20991201");
  expect(text).toContain("SUMMARY:Redress: Equifax");
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
});

test("a draft that waits to be approved and a removal that is watched have their day in it, and whose turn it is", async () => {
  const deleted = { outcome: "deleted", answeredOn: "2099-11-20", recordedAt: "2099-11-22T12:00:00.000Z" } as const;
  const text = (
    await fileOf([
      makeDispute({
        id: "1",
        status: "draft",
        bureaus: { experian: { reportsItem: true }, equifax: { reportsItem: true } },
      }),
      makeDispute({
        ...{ id: "2", negativeItemId: "two", status: "resolved", outcome: "deleted" },
        bureaus: { equifax: { ...mailed, answer: deleted } },
      }),
    ])
  ).replace(/\r\n /g, "");
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(text).toContain("SUMMARY:Redress: Experian and Equifax");
  expect(text).toContain("Your turn. Next: read the letter and approve it");
  expect(text).toContain("DTSTART;VALUE=DATE:20991220");
  expect(text).toMatch(/(Your|Our) turn\. Next: (we )?check your/);
  expect(text).not.toMatch(/\$|debt|balance|amount/i);
});

test("a later letter is in it with its own steps alone", async () => {
  const answer = { outcome: "verified", answeredOn: "2099-11-20", recordedAt: "2099-11-22T12:00:00.000Z" } as const;
  const text = await fileOf([
    makeDispute({ id: "1", status: "in_review", bureaus: { equifax: { ...mailed, answer, laterLetter: "2" } } }),
    makeDispute({ id: "2", partOf: "1", status: "draft", bureaus: { equifax: { reportsItem: true } } }),
  ]);
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
});

test("with drafts alone the button is beside them, not where nothing is under way", async () => {
  showDisputes({ disputes: [makeDispute({ status: "draft", bureaus: { experian: { reportsItem: true } } })] });
  const button = await screen.findByRole("button", { name: "Add the dates to my calendar" });
  const active = screen.getByRole("heading", { name: "Active disputes" });
  expect(button.compareDocumentPosition(active)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("without a dispute there is no button", async () => {
  showDisputes({ disputes: [] });
  await screen.findByRole("heading", { name: "Disputes" });
  expect(screen.queryByRole("button", { name: "Add the dates to my calendar" })).toBeNull();
});
