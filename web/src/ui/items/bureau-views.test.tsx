import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { BureauView, NegativeItem } from "#shared/api/schemas/report";
import { findingsOf } from "#shared/domain/report/findings";
import { makeNegativeItem } from "#shared/testing/report";
import { renderScreen } from "#web/src/testing/render-screen";
import { BureauViews } from "./bureau-views";

const view = (overrides: Partial<BureauView>): BureauView => ({
  bureau: "experian",
  creditorName: "Northgate Recovery",
  amount: 812,
  status: "open",
  ...overrides,
});

const show = (views: BureauView[], overrides: Partial<NegativeItem> = {}) => {
  const item = makeNegativeItem({ bureauViews: views, ...overrides });
  renderScreen(<BureauViews item={item} findings={findingsOf(item, [item], "2026-11-26")} />);
  return (name: string) => {
    const lines = screen.getByRole("rowheader", { name }).closest("tbody");
    return lines
      ? within(lines)
          .getAllByRole("cell")
          .map(({ textContent }) => textContent)
      : [];
  };
};

test("what all of them report alike opens below what differs, and stands there once", async () => {
  const line = show([view({}), view({ bureau: "equifax" }), view({ bureau: "transunion", amount: 900 })]);
  expect(line("Amount")).toEqual(["$812", "$812", "$900"]);
  expect(screen.getByText("All three: Open")).not.toBeVisible();

  await userEvent.click(screen.getByText("What all three report alike (2)"));
  expect(screen.getByText("All three: Open")).toBeVisible();
});

test("what each bureau reports stands side by side under the name of the line, and who reports nothing is named", () => {
  const line = show([view({}), view({ bureau: "equifax", amount: 1_240, dateOpened: "2021-03-01" })]);
  const headers = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(headers.slice(0, 2)).toEqual(["Experian", "Equifax"]);
  expect(line("Amount")).toEqual(["$812", "$1,240"]);
  expect(line("Opened")).toEqual(["Unknown", "March 1, 2021"]);
  expect(screen.getByText("No report that we have seen shows it at TransUnion.")).toBeVisible();
  expect(screen.queryByRole("rowheader", { name: "Last payment" })).toBeNull();
});

test("a date of which a bureau prints only the month is a month, beside another bureau's day", () => {
  const months = { dateReported: "2026-10", dateClosed: "2024-06", lastPaymentDate: "2023-12" };
  const line = show([
    view({ ...months, dateOpened: "2021-03" }),
    view({ bureau: "equifax", dateOpened: "2021-03-09", dateOfFirstDelinquency: "2023-09" }),
  ]);
  expect(line("Opened")).toEqual(["March 2021", "March 9, 2021"]);
  expect(line("Date reported")).toEqual(["October 2026", "Unknown"]);
  expect(line("Date closed")).toEqual(["June 2024", "Unknown"]);
  expect(line("Last payment")).toEqual(["December 2023", "Unknown"]);
  expect(line("First delinquency")).toEqual(["Unknown", "September 2023"]);
});

test("what a bankruptcy discharged is discharged at the bureau that says so, and unknown at one that says nothing", () => {
  const record = { amount: undefined, payStatus: "Chapter 7 bankruptcy discharged" };
  const views = [view(record), view({ bureau: "transunion", amount: undefined })];
  const line = show(views, { itemType: "bankruptcy", amount: undefined });
  expect(line("Amount")).toEqual(["Discharged", "Unknown"]);
});

test("until when a bureau keeps an item is its month, with no day that the report does not print", () => {
  const line = show([view({ removalOn: "2026-02-28" }), view({ bureau: "equifax" })]);
  expect(line("Leaves the report")).toEqual(["February 2026", "Unknown"]);
});

test("what a bureau remarks of how an account was paid stands apart from its status", () => {
  const line = show([view({ payStatus: "Current", payRemark: "Maximum Delinquency of 30 days in 06/2022" })]);
  expect(line("Payment status")).toEqual(["Current"]);
  expect(line("Remark")).toEqual(["Maximum Delinquency of 30 days in 06/2022"]);
});
