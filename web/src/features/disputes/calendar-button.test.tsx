import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { makeDispute } from "#shared/testing/dispute";
import { showDisputes } from "./testing/show-disputes";

const mailed = { reportsItem: true, mailedAt: "2026-10-30T17:00:00.000Z", deliveredAt: "2026-11-04T15:00:00.000Z" };

test("the dates come as a calendar file that names no account", async () => {
  let file: Blob | undefined;
  URL.createObjectURL = (blob: Blob) => {
    file = blob;
    return "blob:calendar";
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  const dispute = makeDispute({
    status: "in_review",
    bureaus: { experian: { ...mailed, dueOn: "2099-12-04" }, equifax: { reportsItem: false } },
  });
  showDisputes({ disputes: [dispute] });

  await userEvent.click(await screen.findByRole("button", { name: "Add the dates to my calendar" }));
  await waitFor(() => expect(file?.type).toBe("text/calendar"));
  const text = await textOf(file);
  expect(text).toContain("BEGIN:VCALENDAR");
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(text).toContain("DTSTART;VALUE=DATE:20991204");
  expect(text).toContain("SUMMARY:Redress: Experian");
  expect(text).not.toContain(dispute.accountName);
});

/** What a blob holds; the one of the simulated browser cannot say it itself. */
function textOf(blob: Blob | undefined): Promise<string> {
  return new Promise((settle) => {
    const reader = new FileReader();
    reader.onload = () => settle(String(reader.result));
    if (blob) reader.readAsText(blob);
  });
}
