import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { admin, makeMetrics, waiting } from "#shared/testing/admin";
import { type FakeRequest, fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { AdminScreen } from "./admin-screen";

const refund = {
  userId: "maya",
  refundId: "evt_1",
  orderedAt: "2026-11-20T10:00:00.000Z",
  amountCents: 12_000,
  refusedFor: "charge_disputed",
};

/** The screen whose first action, and its repetition, reach the server without an answer; `keys` grows with each call. */
function showUnreliable(tab: "users" | "subscriptions") {
  const keys: (string | undefined)[] = [];
  const lose = <Answer,>(answer: Answer) => {
    return ({ headers }: Pick<FakeRequest<"subscription/activate">, "headers">): Answer => {
      keys.push(headers["idempotency-key"]);
      if (keys.length <= 2) throw new TypeError("Failed to fetch");
      return answer;
    };
  };
  fakeApi({
    "auth/get-user": () => admin,
    "admin/get-metrics": () => makeMetrics(),
    "admin/list-users": () => ({ users: [waiting] }),
    "admin/list-refunds": () => ({ refunds: [refund] }),
    "subscription/activate": lose(waiting),
    "admin/batch-activate": lose({ successful: 1, totalProcessed: 1, failed: [] }),
    "admin/set-admin-status": lose(waiting),
    "admin/settle-refund": lose({ userId: "maya", refundId: "evt_1", settledAt: "2026-11-21T10:00:00.000Z" }),
  });
  renderScreen(<AdminScreen />, { user: admin, path: `/admin?tab=${tab}` });
  return keys;
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const typeKey = async () => userEvent.type(await screen.findByLabelText("Admin key"), "local-admin-key");

test("an activation whose answer got lost is repeated, not done twice", async () => {
  const keys = showUnreliable("users");
  await typeKey();
  await press("Activate: Pia Stone");
  expect(await screen.findByText("Network error. Please try again.")).toBeVisible();
  await press("Activate: Pia Stone");
  expect(await screen.findByText("Pia Stone is active now")).toBeVisible();
  expect(keys).toEqual([expect.any(String), keys[0], keys[0]]);
});

test("an activation of all whose answer got lost is repeated, not done twice", async () => {
  const keys = showUnreliable("subscriptions");
  await screen.findByRole("table", { name: "Members" });
  await typeKey();
  await press("Activate all pending");
  await press("Activate 1 member");
  expect(await screen.findByText("Network error. Please try again.")).toBeVisible();
  await press("Activate 1 member");
  expect(await screen.findByText("1 of 1 member activated")).toBeVisible();
  expect(keys).toEqual([expect.any(String), keys[0], keys[0]]);
});

test("a change of rights whose answer got lost is repeated, not done twice", async () => {
  const keys = showUnreliable("users");
  await press("Make admin: Pia Stone");
  const dialog = within(await screen.findByRole("alertdialog", { name: "Make Pia Stone an administrator?" }));
  await userEvent.click(dialog.getByRole("button", { name: "Make admin" }));
  expect(await dialog.findByRole("alert")).toHaveTextContent("Failed to update admin status");
  await userEvent.click(dialog.getByRole("button", { name: "Make admin" }));
  expect(await screen.findByText("Changed for Pia Stone")).toBeVisible();
  expect(keys).toEqual([expect.any(String), keys[0], keys[0]]);
});

test("a refund whose mark got lost says so beside what was typed, and is marked once", async () => {
  const keys = showUnreliable("subscriptions");
  await typeKey();
  await press("Mark as paid back: $120.00 to client maya");
  const dialog = await screen.findByRole("dialog", { name: "Have you paid back $120.00?" });
  await userEvent.type(within(dialog).getByLabelText(/Reference/), "T-77");
  const mark = () => userEvent.click(within(dialog).getByRole("button", { name: "Mark as paid back" }));
  await mark();

  const refusal = await within(dialog).findByRole("alert");
  expect(refusal).toHaveTextContent("The refund could not be marked");
  expect(refusal).toHaveFocus();
  expect(within(dialog).getByLabelText(/Reference/)).toHaveValue("T-77");
  await mark();
  expect(await screen.findByText("The refund is marked as paid back")).toBeVisible();
  expect(keys).toEqual([expect.any(String), keys[0], keys[0]]);
});
