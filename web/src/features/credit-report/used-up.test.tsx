import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { makeNegativeItem } from "#shared/testing/report";
import { makeUsedUpUser } from "#shared/testing/user";
import { accessFaults } from "#web/src/testing/access-faults";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { ItemDialog } from "./item-dialog";
import { ItemList } from "./item-list";

const item = makeNegativeItem();

test("with a plan that is used up for good, chosen items go to the plans, without drafts or reasons", async () => {
  fakeApi({ "auth/get-user": makeUsedUpUser });
  const { container } = renderScreen(<ItemList items={[item]} />, { user: makeUsedUpUser() });
  await userEvent.click(await screen.findByRole("checkbox", { name: /^Dispute Northgate/ }));

  const plans = await screen.findByRole("link", { name: "See the plans" });
  expect(plans).toHaveAttribute("href", `/subscribe?selectedDisputes=${item.id}`);
  expect(screen.getByText("You have used all 2 disputes of your plan")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Save the draft" })).toBeNull();
  expect(screen.queryByRole("checkbox", { name: "Account not mine" })).toBeNull();
  expect(await accessFaults(container)).toHaveNoViolations();
});

test("an item in full offers the plans in place of its reasons", async () => {
  fakeApi({ "auth/get-user": makeUsedUpUser });
  const user = makeUsedUpUser();
  renderScreen(<ItemDialog item={item} findings={[]} onClose={() => undefined} />, { user });
  const plans = await screen.findByRole("link", { name: "See the plans" });
  expect(plans).toHaveAttribute("href", `/subscribe?selectedDisputes=${item.id}`);
  expect(screen.queryByRole("button", { name: "Dispute selected reasons" })).toBeNull();
});
