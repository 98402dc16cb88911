import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { AppError } from "#shared/api/errors";
import type { User } from "#shared/api/schemas/user";
import { makeUser } from "#shared/testing/user";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { AdminScreen } from "./admin-screen";

const admin = makeUser({ id: "admin", isAdmin: true });
const waiting = makeUser({
  id: "pia",
  firstName: "Pia",
  lastName: "Stone",
  subscriptionStatus: "pending_verification",
});

function show({ user = admin, users = [waiting], activate = (): User => makeUser() } = {}) {
  const seen = fakeApi({
    "auth/get-user": () => user,
    "admin/list-users": () => ({ users }),
    "subscription/activate": activate,
    "admin/batch-activate": ({ body }) => ({
      successful: body.userIds.length,
      totalProcessed: body.userIds.length,
      failed: [],
    }),
    "admin/set-admin-status": () => waiting,
  });
  return { seen, ...renderScreen(<AdminScreen />, { user, path: "/admin" }) };
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
  expect(router.state.location.search).toBe("?search=pia&status=active");
});

test("it holds for a screen reader", async () => {
  const { container } = show();
  await screen.findByRole("table", { name: "Members" });
  expect(await axe(container)).toHaveNoViolations();
});
