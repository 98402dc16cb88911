import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import { admin, waiting } from "#shared/testing/admin";
import { makeUser } from "#shared/testing/user";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { AdminScreen } from "./admin-screen";

function show(tab: "users" | "subscriptions", fakes: Parameters<typeof fakeApi>[0]) {
  fakeApi({ "auth/get-user": () => admin, "admin/list-users": () => ({ users: [waiting] }), ...fakes });
  return renderScreen(<AdminScreen />, { user: admin, path: `/admin?tab=${tab}` });
}

const fail = () => {
  throw new AppError("SERVICE_UNAVAILABLE");
};

const pressIn = (place: Pick<typeof screen, "findByRole">) => async (name: string) =>
  userEvent.click(await place.findByRole("button", { name }));
const press = pressIn(screen);

async function activate(button: string) {
  await userEvent.type(await screen.findByLabelText("Admin key"), "local-admin-key");
  await press(button);
}

test("a member who cannot be activated is said", async () => {
  show("users", { "subscription/activate": fail });
  await activate("Activate: Pia Stone");
  expect(await screen.findByText("Failed to activate subscription")).toBeVisible();
});

test("members who cannot be activated at once are said", async () => {
  show("subscriptions", { "admin/batch-activate": fail });
  await screen.findByRole("table", { name: "Members" });
  await activate("Activate all pending");
  await press("Activate 1 member");
  expect(await screen.findByText("Failed to batch activate subscriptions")).toBeVisible();
});

test("an administrator who cannot be made is said", async () => {
  show("users", { "admin/set-admin-status": fail });
  await press("Make admin: Pia Stone");
  const dialog = within(await screen.findByRole("alertdialog", { name: "Make Pia Stone an administrator?" }));
  await pressIn(dialog)("Make admin");
  expect(await screen.findByText("Failed to update admin status")).toBeVisible();
});

test("a person who is no administrator reads so in a message, too", async () => {
  fakeApi({ "auth/get-user": () => makeUser() });
  renderScreen(<AdminScreen />, { user: makeUser(), path: "/admin" });
  expect(await screen.findByRole("alert")).toHaveTextContent("Access Denied");
});

test.each([
  ["en", "Administrators need a second factor. Turn it on under Your account.", "Your account"],
  ["es", "Los administradores necesitan un segundo factor. Actívelo en Su cuenta.", "Su cuenta"],
] as const)(
  "an administrator who lacks the second factor reads so, and is led to it: %s",
  async (language, words, account) => {
    const lacking = () => {
      throw new AppError("SECOND_FACTOR_MISSING");
    };
    fakeApi({ "auth/get-user": () => admin, "admin/get-metrics": lacking, "admin/list-users": lacking });
    renderScreen(<AdminScreen />, { user: admin, path: "/admin?tab=users", language });
    expect(await screen.findByRole("link", { name: account })).toHaveAttribute("href", "/account");
    expect(screen.getByText(words, { exact: false })).toBeVisible();
    expect(screen.queryByRole("tab")).not.toBeInTheDocument();
  },
);
