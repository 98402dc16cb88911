import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { makeNegativeItem, makeReport } from "#shared/testing/report";
import { makeUser } from "#shared/testing/user";
import { itemsOf, showDashboard as show, sixItems } from "./testing/show-dashboard";

test("the first five items are listed, those in dispute last, and only undisputed ones can be selected", async () => {
  show({ report: makeReport({ negativeItems: sixItems.slice(0, 5) }) });
  const boxes = within(await screen.findByRole("region", { name: "Review negative items" })).getAllByRole("checkbox");
  expect(boxes).toHaveLength(5);
  expect(boxes.map((box) => box.hasAttribute("disabled"))).toEqual([false, false, false, false, true]);
});

test("of twelve items five are listed", async () => {
  show({ report: makeReport({ negativeItems: itemsOf(12) }) });
  const list = within(await screen.findByRole("region", { name: "Review negative items" }));
  expect(list.getAllByRole("checkbox")).toHaveLength(5);
});

test("what the plan has left is never billed again: selecting leads to the letters", async () => {
  const { router } = show();
  const list = within(await screen.findByRole("region", { name: "Review negative items" }));
  const [first, second] = list.getAllByRole("checkbox");
  if (!first || !second) throw new Error("Two items are missing");
  await userEvent.click(first);
  await userEvent.click(second);
  expect(list.queryByText(/Total: /)).toBeNull();
  await userEvent.click(list.getByRole("button", { name: "Write 2 letters, 1 left this month" }));
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
    "/disputes?new=1&items=item-1,item-3",
  );
});

test("more than the plan has left cannot be written, and it says so", async () => {
  show();
  await userEvent.click(await screen.findByRole("button", { name: "Select all" }));
  expect(screen.getByText("5 items selected; your plan has 3 left this month. Deselect 2 of them.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Write letters" })).toBeDisabled();
});

test("who has used a one-time plan up is offered no new dispute", async () => {
  show({ allowance: { period: "lifetime", limit: 2, used: 2, remaining: 0 } });
  expect(await screen.findByRole("button", { name: "Refresh report" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "New dispute" })).toBeNull();
});

test("where a payment follows, selecting costs $50 an item and leads to the plans with what was selected", async () => {
  const { router } = show({ remaining: 0 });
  await userEvent.click(await screen.findByRole("button", { name: "Select all" }));
  expect(screen.getByText("5 items selected")).toBeVisible();
  expect(screen.getByText(/Total: \$250/)).toBeVisible();

  await userEvent.click(screen.getByRole("button", { name: "Proceed to payment" }));
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
    "/subscribe?selectedDisputes=item-1,item-3,item-4,item-5,item-6",
  );
});

test("who has used up the month reads when it is granted again", async () => {
  show({ remaining: 0 });
  expect(await screen.findByText(/all 5 disputes of this month. You get 5 new ones on December 1, 2026/)).toBeVisible();
});

test("who has paid and waits is asked for no other payment", async () => {
  show({ user: makeUser({ subscriptionStatus: "pending_verification" }), allowance: null });
  expect(await screen.findByText(/there is nothing to pay again/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Proceed to payment" })).toBeNull();
  expect(screen.queryByText(/per selected item/)).toBeNull();
});

test("who has paid and waits sees what is in the report, and selects nothing that leads nowhere", async () => {
  show({ user: makeUser({ subscriptionStatus: "pending_verification" }), allowance: null });
  expect(await screen.findByText("Company 1")).toBeVisible();
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.queryByRole("button", { name: "Select all" })).toBeNull();
});

test("what is worth checking comes first, and accounts of one creditor are told apart by their digits", async () => {
  const views = (...amounts: [number, number]) => [
    { bureau: "experian" as const, creditorName: "Harbor", status: "open" as const, amount: amounts[0] },
    { bureau: "equifax" as const, creditorName: "Harbor", status: "open" as const, amount: amounts[1] },
  ];
  const agreed = { id: "agreed", creditorName: "Harbor", accountNumber: "****1111", bureauViews: views(812, 812) };
  const differing = {
    id: "differing",
    creditorName: "Harbor",
    accountNumber: "****2222",
    originalCreditor: "Elm Dental",
    bureauViews: views(300, 1240),
  };
  show({ report: makeReport({ negativeItems: [makeNegativeItem(agreed), makeNegativeItem(differing)] }) });
  const list = within(await screen.findByRole("region", { name: "Review negative items" }));
  const rows = list.getAllByRole("checkbox", { name: /^Harbor/ });
  expect(rows.map((row) => row.closest("li")?.textContent?.slice(0, 13))).toEqual(["Harbor ••2222", "Harbor ••1111"]);
});
