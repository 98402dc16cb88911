import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import { makeUser } from "#shared/testing/user";
import { enter, openAccount, press } from "#web/src/testing/open-account";
import { pageLocation } from "#web/src/ui/page-location";

afterEach(() => jest.restoreAllMocks());

/** A server that does what it is asked for, whose answer then gets lost. It ends the session, or does not. */
function losing(endsSession: boolean) {
  let isDone = false;
  return {
    lose: () => {
      isDone = endsSession;
      throw new TypeError("Failed to fetch");
    },
    user: () => {
      if (isDone) throw new AppError("UNAUTHENTICATED");
      return makeUser();
    },
  };
}

async function changePassword() {
  await enter("Current password", "quiet rivers run north");
  await enter("New password", "other rivers run south");
  await press("Change password");
}

async function deleteAccount() {
  await press("Delete my account");
  await userEvent.type(await screen.findByLabelText("Type DELETE to confirm"), "DELETE");
  await press("Delete my account for good");
}

test("a password whose change got no answer is not said to be unchanged", async () => {
  const { lose, user } = losing(false);
  openAccount({ "auth/change-password": lose, "auth/get-user": user });
  await changePassword();

  expect(await screen.findByText("We do not know whether the password was changed")).toBeVisible();
  expect(screen.getByText(/if your current password is refused, the new one is set already/)).toBeVisible();
  expect(screen.queryByText("The password was not changed")).toBeNull();
});

test("a session that ended with the lost answer means that the password is new, and the sign-in says so", async () => {
  const leave = jest.spyOn(pageLocation, "navigateExternal").mockImplementation(() => {});
  const { lose, user } = losing(true);
  openAccount({ "auth/change-password": lose, "auth/get-user": user });
  await changePassword();

  await waitFor(() => expect(leave).toHaveBeenCalledWith("/login?return=%2Faccount&changed=1"));
});

test("an account whose deletion got no answer is not said to be there still", async () => {
  const { lose, user } = losing(false);
  openAccount({ "account/delete-account": lose, "auth/get-user": user });
  await deleteAccount();

  expect(await screen.findByText("We do not know whether the account was deleted")).toBeVisible();
  expect(screen.queryByText("The account was not deleted")).toBeNull();
});

test("a session that ended with the lost answer means that the account is deleted", async () => {
  const { lose, user } = losing(true);
  const { router } = openAccount({ "account/delete-account": lose, "auth/get-user": user });
  await deleteAccount();

  await waitFor(() => expect(router.state.location.pathname).toBe("/account/deleted"));
});

test.each([
  ["en", "Cancel the contract", "lost", /^We do not know whether the contract was canceled/],
  ["es", "Cancelar el contrato", "lost", /^No sabemos si el contrato se canceló/],
  ["en", "Cancel the contract", "refused", /^The contract was not canceled/],
] as const)("a contract is said not to be canceled only where that is refused (%s, %s, %s)", async (...given) => {
  const [language, cancel, answer, words] = given;
  const fail = () => {
    throw answer === "lost" ? new TypeError("Failed to fetch") : new AppError("TOO_MANY_REQUESTS");
  };
  openAccount({ "contract/cancel-contract": fail }, { language });
  await press(cancel);
  const dialog = await screen.findByRole("alertdialog");
  await userEvent.click(within(dialog).getByRole("button", { name: cancel }));
  expect(await within(dialog).findByRole("alert")).toHaveTextContent(words);
  expect(within(dialog).getByRole("button", { name: cancel })).toBeEnabled();
});
