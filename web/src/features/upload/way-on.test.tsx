import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { makeDispute } from "#shared/testing/dispute";
import { makeReport } from "#shared/testing/report";
import { choose, file, openUpload, readThem } from "./testing/open-upload";

const mailed = makeDispute({
  status: "in_review",
  accountName: "Harbor Lane Bank",
  bureaus: { equifax: { reportsItem: true, mailedAt: "2026-10-01T12:00:00.000Z" } },
});
const later = makeReport({ lastUpdated: "2026-11-20T12:00:00.000Z", bureaus: ["equifax"], negativeItems: [] });

async function keep(fakes: Parameters<typeof openUpload>[0]) {
  const view = await openUpload(fakes);
  choose(file("report.pdf"));
  await readThem();
  await userEvent.click(await screen.findByRole("button", { name: /^Keep \d items/ }));
  return view;
}

test("a report that shows a disputed item no more leads to recording that", async () => {
  await keep({ "disputes/list-disputes": () => [mailed], "credit-report/get-report": () => later });
  expect(await screen.findByText("Harbor Lane Bank is gone from your Equifax report")).toBeVisible();
  const record = screen.getByRole("link", { name: "Record it as removed" });
  expect(record).toHaveAttribute("href", `/disputes?record=${mailed.id}`);
});

test("a report that shows nothing new leads to what it shows", async () => {
  await keep({});
  expect(await screen.findByRole("link", { name: "Go to your credit report" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Record it as removed" })).toBeNull();
});
