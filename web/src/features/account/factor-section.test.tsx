import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import { makeUser } from "#shared/testing/user";
import { named, openAccount, press } from "#web/src/testing/open-account";

afterEach(() => jest.restoreAllMocks());

test("a second factor is set up with password, key and code", async () => {
  const { calls } = openAccount({
    "account/start-second-factor": () => ({ secret: "ABCDEFGH", uri: "otpauth://totp/Redress" }),
    "account/confirm-second-factor": () => undefined,
  });
  await press("Set up a second factor");
  const dialog = await screen.findByRole("dialog");
  await within(dialog).findByLabelText("Current password");
  await press("Continue");
  expect(within(dialog).getByLabelText("Current password")).toHaveFocus();
  expect(within(dialog).getByLabelText("Current password")).toHaveAccessibleDescription("This field is required");
  await userEvent.type(await within(dialog).findByLabelText("Current password"), "a bridge over it");
  await press("Continue");
  expect(await within(dialog).findByText("ABCD EFGH")).toBeVisible();
  expect(within(dialog).getByRole("img", { name: /^QR code/ })).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText("Code of your authenticator app"), "123456");
  await press("Turn it on");
  expect(await screen.findByText("The second factor is on")).toBeVisible();
  expect(named(calls, "account/confirm-second-factor")[0]?.body).toEqual({
    password: "a bridge over it",
    code: "123456",
  });
});

test.each([
  ["sets up a second factor", "Set up a second factor", "dialog"],
  ["deletes the account", "Delete my account", "alertdialog"],
] as const)("the window that %s starts at its title, before what it asks for", async (_, button, role) => {
  // The simulated browser gives nothing a size, and focus goes only to what has one.
  jest.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(80);
  openAccount();
  await press(button);
  const dialog = await screen.findByRole(role);
  await waitFor(() => expect(within(dialog).getByRole("heading", { level: 2 })).toHaveFocus());
});

test("a wrong code is said beside its field when the second factor is turned off", async () => {
  const user = makeUser({ hasSecondFactor: true });
  openAccount({
    "auth/get-user": () => user,
    "account/end-second-factor": () => {
      throw new AppError("VALIDATION_FAILED", { fieldErrors: { code: ["This code is not right"] } });
    },
  });
  await press("Turn it off");
  const dialog = await screen.findByRole("dialog");
  await userEvent.type(await within(dialog).findByLabelText("Current password"), "a bridge over it");
  await userEvent.type(within(dialog).getByLabelText("Code of your authenticator app"), "000000");
  await userEvent.click(within(dialog).getByRole("button", { name: "Turn it off" }));
  expect(await within(dialog).findByText(/This code is not right. Wait for the next one/)).toBeVisible();
  expect(within(dialog).getByLabelText("Code of your authenticator app")).toHaveFocus();
});

test("a second factor that is on already, by a try whose answer got lost, counts as turned on", async () => {
  let tries = 0;
  openAccount({
    "account/start-second-factor": () => ({ secret: "ABCDEFGH", uri: "otpauth://totp/Redress" }),
    "account/confirm-second-factor": () => {
      tries += 1;
      if (tries === 1) throw new TypeError("Failed to fetch");
      throw new AppError("CONFLICT");
    },
  });
  await press("Set up a second factor");
  const dialog = await screen.findByRole("dialog");
  await userEvent.type(await within(dialog).findByLabelText("Current password"), "a bridge over it");
  await press("Continue");
  await userEvent.type(await within(dialog).findByLabelText("Code of your authenticator app"), "123456");
  await press("Turn it on");
  expect(await within(dialog).findByText("Network error. Please try again.")).toBeVisible();
  await press("Turn it on");
  expect(await screen.findByText("The second factor is on")).toBeVisible();
});
