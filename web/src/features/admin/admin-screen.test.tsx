import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { AppError } from "#shared/api/errors";
import type { User } from "#shared/api/schemas/user";
import { admin, makeClient, makeClientHistory, makeMetrics, waiting } from "#shared/testing/admin";
import { makeDispute } from "#shared/testing/dispute";
import { makeUser } from "#shared/testing/user";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { AdminScreen } from "./admin-screen";

const dispute = { ...makeDispute({ status: "sent" }), userId: "maya" };
const client = makeClient();

function show({
  user = admin,
  users = [waiting],
  activate = (): User => makeUser(),
  history = () => makeClientHistory(),
  tab = "users",
  filters = "",
} = {}) {
  const seen = fakeApi({
    "auth/get-user": () => user,
    "admin/get-metrics": () => makeMetrics(),
    "admin/list-disputes": () => ({ disputes: [dispute] }),
    "admin/list-refunds": () => ({
      refunds: [
        {
          userId: "maya",
          refundId: "evt_1",
          orderedAt: "2026-11-20T10:00:00.000Z",
          amountCents: 12_000,
          refusedFor: "charge_disputed",
        },
      ],
    }),
    "disputes/get-dispute": () => ({ ...dispute, rounds: [] }),
    "admin/list-clients": () => ({ clients: [client], totalCount: 41 }),
    "admin/get-client-history": history,
    "admin/list-users": () => ({ users }),
    "subscription/activate": activate,
    "admin/batch-activate": ({ body }) => ({
      successful: body.userIds.length,
      totalProcessed: body.userIds.length,
      failed: [],
    }),
    "admin/set-admin-status": () => waiting,
    "admin/settle-refund": ({ body }) => ({
      userId: "maya",
      refundId: body.refundId,
      settledAt: "2026-11-21T10:00:00.000Z",
    }),
  });
  return { seen, ...renderScreen(<AdminScreen />, { user, path: `/admin?tab=${tab}${filters}` }) };
}

test("whoever is no administrator is told so and shown the way home", async () => {
  show({ user: makeUser() });
  expect(await screen.findByRole("heading", { name: "Access Denied" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
});

test("a waiting member is activated with the key, and only with it", async () => {
  const { seen } = show();
  const button = await screen.findByRole("button", { name: "Activate" });
  await userEvent.click(button);
  expect(await screen.findByText("Admin Key Required")).toBeVisible();

  await userEvent.type(screen.getByLabelText("Admin key"), "local-admin-key");
  await userEvent.click(button);
  expect(await screen.findByText("Pia Stone is active now")).toBeVisible();
  expect(seen.find(({ name }) => name === "subscription/activate")?.body).toEqual({
    userId: "pia",
    adminKey: "local-admin-key",
  });
});

test("a wrong key is said in words", async () => {
  show({
    activate: () => {
      throw new AppError("INVALID_ADMIN_KEY");
    },
  });
  await userEvent.type(await screen.findByLabelText("Admin key"), "wrong");
  await userEvent.click(await screen.findByRole("button", { name: "Activate" }));
  expect(await screen.findByText("Failed to activate subscription")).toBeVisible();
});

test("all who wait are activated at once, and nobody waiting is said", async () => {
  show();
  await userEvent.type(await screen.findByLabelText("Admin key"), "local-admin-key");
  await userEvent.click(screen.getByRole("tab", { name: "Subscriptions" }));
  await screen.findByRole("table", { name: "Members" });
  await userEvent.click(await screen.findByRole("button", { name: "Activate all pending" }));
  expect(await screen.findByText("1 of 1 members activated")).toBeVisible();
});

test("with nobody waiting the batch says so", async () => {
  show({ users: [] });
  await userEvent.click(await screen.findByRole("tab", { name: "Subscriptions" }));
  await userEvent.click(await screen.findByRole("button", { name: "Activate all pending" }));
  expect(await screen.findByText("No Pending Users")).toBeVisible();
});

test("making an administrator asks first, by name", async () => {
  const { seen } = show();
  await userEvent.click(await screen.findByRole("button", { name: "Make admin" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Make Pia Stone an administrator?" });
  expect(dialog).toBeVisible();
  await userEvent.click(screen.getAllByRole("button", { name: "Make admin" }).at(-1) as HTMLElement);
  expect(await screen.findByText("Changed for Pia Stone")).toBeVisible();
  expect(seen.some(({ name }) => name === "admin/set-admin-status")).toBe(true);
});

test("search and status go to the server and into the address", async () => {
  const { seen, router } = show();
  await userEvent.type(await screen.findByLabelText("Search by name or email"), "pia");
  await userEvent.selectOptions(screen.getByLabelText("Status"), "active");
  await screen.findByRole("table", { name: "Members" });
  await waitFor(() =>
    expect(seen.findLast(({ name }) => name === "admin/list-users")?.query).toMatchObject({
      search: "pia",
      status: "active",
    }),
  );
  expect(router.state.location.search).toBe("?tab=users&search=pia&status=active");
});

test("it begins with the overview: four numbers, what waits, and the newest disputes", async () => {
  show({ tab: "" });
  expect(await screen.findByRole("tab", { name: "Overview" })).toHaveAttribute("aria-selected", "true");
  const numbers = await screen.findByRole("region", { name: "The business in numbers" });
  expect(within(numbers).getByText("Total users").parentElement).toHaveTextContent("40");
  expect(within(numbers).getByText("Monthly revenue").parentElement).toHaveTextContent("$1,234.50");
  expect(await screen.findByText("Northgate Recovery")).toBeVisible();
  await userEvent.click(await screen.findByRole("button", { name: "Activate all pending" }));
  expect(await screen.findByText("Admin Key Required")).toBeVisible();
});

test("each tab opens, has its own address and nothing against a screen reader", async () => {
  const { container, router } = show({ tab: "" });
  const names = ["Overview", "Users", "Subscriptions", "Disputes", "Analytics", "Client Records"];
  expect((await screen.findAllByRole("tab")).map(({ textContent }) => textContent)).toEqual(names);
  for (const name of names) {
    await userEvent.click(screen.getByRole("tab", { name }));
    await screen.findByRole("tabpanel", { name });
    await waitFor(() => expect(screen.queryByTestId("skeleton-row")).not.toBeInTheDocument());
    const found = await act(() => axe(container));
    expect(found).toHaveNoViolations();
  }
  expect(router.state.location.search).toBe("?tab=clients");
}, 60_000);

test("the charts say their numbers as tables too", async () => {
  show({ tab: "analytics" });
  const chart = await screen.findByRole("region", { name: "Revenue by month" });
  await userEvent.click(within(chart).getByText("Show as a table"));
  expect(within(chart).getByRole("row", { name: "November 2026 $1,234.50" })).toBeVisible();
});

test("a dispute opens its record, and from there the client's history", async () => {
  const { seen } = show({ tab: "disputes" });
  await userEvent.click(await screen.findByRole("button", { name: "View the dispute about Northgate Recovery" }));
  const record = await screen.findByRole("dialog", { name: "Dispute about Northgate Recovery" });
  expect(await within(record).findByText("Account not mine")).toBeVisible();
  await userEvent.click(within(record).getByRole("button", { name: "Client history" }));
  expect(await screen.findByRole("dialog", { name: "History of Maya Lopez" })).toBeVisible();
  expect(seen.find(({ name }) => name === "admin/get-client-history")?.params).toEqual({ id: "maya" });
});

test("client records are filtered from the address, counted and taken along", async () => {
  const { seen } = show({ tab: "clients", filters: "&search=maya&status=active&dateFrom=2026-01-01" });
  expect(await screen.findByText("41 clients")).toBeVisible();
  const filter = { search: "maya", status: "active", dateFrom: "2026-01-01" };
  expect(seen.find(({ name }) => name === "admin/list-clients")?.query).toMatchObject(filter);
  expect(screen.getByRole("link", { name: "Export CSV" })).toHaveAttribute(
    "href",
    "/api/admin/client-records/export?search=maya&status=active&dateFrom=2026-01-01&format=csv",
  );
  await userEvent.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(screen.getByLabelText("Search by name or email")).toHaveValue("");
  await waitFor(() =>
    expect(seen.findLast(({ name }) => name === "admin/list-clients")?.query).toEqual({ limit: "25" }),
  );
});

test("the server says whether a sign-in is too old for the export, however fresh the last one elsewhere is", async () => {
  const opened = jest.spyOn(window, "open").mockReturnValue(null);
  let isFresh = false;
  const user = { ...admin, lastLoginAt: new Date().toISOString() };
  show({ tab: "clients", user });
  fakeApi({
    "auth/get-user": () => user,
    "admin/list-clients": () => ({ clients: [client], totalCount: 41 }),
    "admin/export-clients": () => {
      if (!isFresh) throw new AppError("REAUTHENTICATION_REQUIRED");
      return new Blob([""]);
    },
    "auth/login": () => {
      isFresh = true;
      return user;
    },
  });
  await userEvent.click(await screen.findByRole("link", { name: "Export CSV" }));
  const dialog = await screen.findByRole("dialog");
  expect(opened).not.toHaveBeenCalled();
  await userEvent.type(within(dialog).getByLabelText("Password"), "a bridge over it");
  await userEvent.click(within(dialog).getByRole("button", { name: "Sign in and continue" }));
  await waitFor(() =>
    expect(opened).toHaveBeenCalledWith("/api/admin/client-records/export?format=csv", "_blank", "noopener"),
  );
});

test("days in the wrong order are said and not asked for", async () => {
  const { seen } = show({ tab: "clients", filters: "&dateFrom=2026-03-05&dateTo=2026-03-04" });
  expect(await screen.findByText("The first day must not be after the last.")).toBeVisible();
  expect(seen.some(({ name }) => name === "admin/list-clients")).toBe(false);
});

test("a client's history shows its four parts", async () => {
  show({ tab: "clients" });
  await userEvent.click(await screen.findByRole("button", { name: "View the history of Maya Lopez" }));
  const dialog = await screen.findByRole("dialog", { name: "History of Maya Lopez" });
  for (const part of ["Subscription history", "Dispute history", "Credit reports", "Payment timeline"]) {
    expect(within(dialog).getByRole("heading", { name: part })).toBeVisible();
  }
  expect(within(dialog).getByText(/First payment/)).toHaveTextContent("First payment · Monthly · $120 · Paid");
});

test("a history that cannot be had is said", async () => {
  const history = () => {
    throw new AppError("SERVICE_UNAVAILABLE");
  };
  show({ tab: "clients", history });
  await userEvent.click(await screen.findByRole("button", { name: "View the history of Maya Lopez" }));
  expect(await screen.findByText("Failed to fetch client history")).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

test("it holds for a screen reader", async () => {
  const { container } = show();
  await screen.findByRole("table", { name: "Members" });
  expect(await axe(container)).toHaveNoViolations();
});

test("a refund that the payment provider refuses is shown as due", async () => {
  show({ tab: "subscriptions" });
  expect(await screen.findByText(/due, the payment provider refuses it/)).toHaveTextContent(
    "$120 to client maya, ordered on November 20, 2026: due, the payment provider refuses it (charge_disputed).",
  );
});

test("a refund that was paid by check is marked so, with the key, the way and the reference", async () => {
  const { seen } = show({ tab: "subscriptions" });
  const button = await screen.findByRole("button", { name: "Mark $120.00 to client maya as paid back" });
  await userEvent.click(button);
  expect(await screen.findByText("Admin Key Required")).toBeVisible();

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
