import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import { waiting } from "#shared/testing/admin";
import { showAdmin } from "./testing/show-admin";

test("a waiting member is activated with the key, and only with it", async () => {
  const { seen } = showAdmin();
  const button = await screen.findByRole("button", { name: "Activate: Pia Stone" });
  await userEvent.click(button);
  expect(await screen.findByText("Admin Key Required")).toBeVisible();
  expect(screen.getByLabelText("Admin key")).toHaveFocus();

  await userEvent.type(screen.getByLabelText("Admin key"), "local-admin-key");
  await userEvent.click(button);
  expect(await screen.findByText("Pia Stone is active now")).toBeVisible();
  await waitFor(() => expect(screen.getByText("Pia Stone")).toHaveFocus());
  expect(seen.find(({ name }) => name === "subscription/activate")?.body).toEqual({
    userId: "pia",
    adminKey: "local-admin-key",
  });
});

test("a wrong key is said in words", async () => {
  showAdmin({
    activate: () => {
      throw new AppError("INVALID_ADMIN_KEY");
    },
  });
  await userEvent.type(await screen.findByLabelText("Admin key"), "wrong");
  await userEvent.click(await screen.findByRole("button", { name: "Activate: Pia Stone" }));
  expect(await screen.findByText("Failed to activate subscription")).toBeVisible();
});

const paid = { confirmedAt: "2026-11-20T10:00:00.000Z", paidCents: 12_000 };
const sam = { ...waiting, id: "sam", firstName: "Sam", lastName: "Rivers", awaitedPayment: paid };

async function askToActivateAll(): Promise<void> {
  await userEvent.type(await screen.findByLabelText("Admin key"), "local-admin-key");
  await screen.findByRole("table", { name: "Members" });
  await userEvent.click(await screen.findByRole("button", { name: "Activate all pending" }));
}

test("all waiting members are activated at once, after a question that names them", async () => {
  const { seen } = showAdmin({ tab: "subscriptions", users: [waiting, sam] });
  await askToActivateAll();
  const question = within(await screen.findByRole("alertdialog", { name: "Activate 2 members?" }));
  expect(question.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Pia Stone"),
    expect.stringContaining("Sam Rivers"),
  ]);
  expect(question.getByText(/For 1 of 2 the payment provider has confirmed nothing/)).toBeVisible();
  expect(seen.some(({ name }) => name === "admin/batch-activate")).toBe(false);

  await userEvent.click(question.getByRole("button", { name: "Activate 2 members" }));
  expect(await screen.findByText("2 of 2 members activated")).toBeVisible();
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
});

test("without a yes no member is activated", async () => {
  const { seen } = showAdmin({ tab: "subscriptions" });
  await askToActivateAll();
  await userEvent.click(await screen.findByRole("button", { name: "Cancel" }));
  expect(seen.some(({ name }) => name === "admin/batch-activate")).toBe(false);
});

test("a long list of waiting members is shown part by part", async () => {
  const users = Array.from({ length: 30 }, (_, index) => ({ ...waiting, id: `pia-${index}` }));
  showAdmin({ tab: "subscriptions", users });
  const table = within(await screen.findByRole("table", { name: "Members" }));
  expect(table.getAllByRole("row")).toHaveLength(1 + 25);
  await userEvent.click(screen.getAllByRole("button", { name: "Show more" }).at(-1) as HTMLElement);
  expect(table.getAllByRole("row")).toHaveLength(1 + 30);
});

test("with no member waiting the batch says so", async () => {
  showAdmin({ users: [] });
  await userEvent.click(await screen.findByRole("tab", { name: "Subscriptions" }));
  await userEvent.click(await screen.findByRole("button", { name: "Activate all pending" }));
  expect(await screen.findByText("No Pending Users")).toBeVisible();
});

test("making an administrator asks first, by name", async () => {
  const { seen } = showAdmin();
  await userEvent.click(await screen.findByRole("button", { name: "Make admin: Pia Stone" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Make Pia Stone an administrator?" });
  expect(dialog).toBeVisible();
  await userEvent.click(screen.getAllByRole("button", { name: "Make admin" }).at(-1) as HTMLElement);
  expect(await screen.findByText("Changed for Pia Stone")).toBeVisible();
  expect(seen.some(({ name }) => name === "admin/set-admin-status")).toBe(true);
});

test("a refund that the payment provider refuses is shown as due", async () => {
  showAdmin({ tab: "subscriptions" });
  expect(await screen.findByText(/due, the payment provider refuses it/)).toHaveTextContent(
    "$120 to client maya, ordered on November 20, 2026: due, the payment provider refuses it (charge_disputed).",
  );
});

test("further refunds are a press away", async () => {
  const { seen } = showAdmin({ tab: "subscriptions", moreRefunds: "after-the-first" });
  await userEvent.click(await screen.findByRole("button", { name: "Show more" }));

  await waitFor(() =>
    expect(screen.getAllByRole("button", { name: "Mark as paid back: $120.00 to client maya" })).toHaveLength(2),
  );
  const pages = seen.filter(({ name, query }) => name === "admin/list-refunds" && query.limit === "25");
  expect(pages.map(({ query }) => query.cursor)).toEqual([undefined, "after-the-first"]);
});

test("a refund that was paid by check is marked so, with the key, the way and the reference", async () => {
  const { seen } = showAdmin({ tab: "subscriptions" });
  const button = await screen.findByRole("button", { name: "Mark as paid back: $120.00 to client maya" });
  await userEvent.click(button);
  expect(await screen.findByText("Admin Key Required")).toBeVisible();
  expect(screen.getByLabelText("Admin key")).toHaveFocus();

  await userEvent.type(screen.getByLabelText("Admin key"), "local-admin-key");
  await userEvent.click(button);
  const dialog = await screen.findByRole("dialog", { name: "Have you paid back $120.00?" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Mark as paid back" }));
  expect(await within(dialog).findByText("Please enter the reference")).toBeVisible();
  await userEvent.selectOptions(within(dialog).getByLabelText("How it was paid"), "bank_transfer");
  await userEvent.type(within(dialog).getByLabelText(/Reference/), "T-77");
  await userEvent.click(within(dialog).getByRole("button", { name: "Mark as paid back" }));

  expect(await screen.findByText("The refund is marked as paid back")).toBeVisible();
  expect(seen.find(({ name }) => name === "admin/settle-refund")).toMatchObject({
    params: { userId: "maya" },
    body: {
      adminKey: "local-admin-key",
      refundId: "evt_1",
      amountCents: 12_000,
      how: "bank_transfer",
      reference: "T-77",
    },
  });
});

test.each([
  [
    "what the provider confirmed and took",
    { confirmedAt: "2026-11-20T10:00:00.000Z", paidCents: 12_000 },
    "$120 received, confirmed November 20, 2026",
  ],
  [
    "a payment method that was saved",
    { confirmedAt: "2026-11-20T10:00:00.000Z", paidCents: 0 },
    "Payment method saved, confirmed November 20, 2026. Nothing charged yet.",
  ],
  [
    "the member's word alone",
    { reportedAt: "2026-11-19T10:00:00.000Z", paidCents: 0 },
    "Reported by the member on November 19, 2026. Nothing received.",
  ],
  ["that nothing came", { paidCents: 0 }, "Nothing received."],
])("beside the activation stands %s", async (_, awaitedPayment, words) => {
  showAdmin({ users: [{ ...waiting, awaitedPayment }] });
  const activate = await screen.findByRole("button", { name: "Activate: Pia Stone" });
  expect(activate.closest("td")).toHaveTextContent(words);
});
