import { screen, waitFor, within } from "@testing-library/react";
import { fakeApi } from "#web/src/testing/fake-api";
import { enter, named, openAccount, press, signed } from "#web/src/testing/open-account";
import { renderScreen } from "#web/src/testing/render-screen";
import { AccountDeletedScreen } from "./account-deleted-screen";

test("an account is deleted only after the word is typed, and the reader sees what stays", async () => {
  const { calls, router } = openAccount({
    "account/delete-account": () => ({
      deletedAt: signed.signedAt,
      keptUntil: "2031-11-20",
      kept: ["contract" as const],
    }),
  });
  await press("Delete my account");
  const dialog = await screen.findByRole("alertdialog");
  expect(within(dialog).getByText(/15 U.S.C. § 1679i/)).toBeVisible();
  await press("Delete my account for good");
  expect(named(calls, "account/delete-account")).toEqual([]);
  expect(within(dialog).getByLabelText("Type DELETE to confirm")).toHaveAccessibleDescription("Please type DELETE");
  expect(within(dialog).getByLabelText("Type DELETE to confirm")).toHaveFocus();

  await enter("Type DELETE to confirm", "delete");
  await press("Delete my account for good");
  await waitFor(() => expect(router.state.location.pathname).toBe("/account/deleted"));
  expect(router.state.location.state).toMatchObject({ kept: ["contract"] });
});

test("an administrator is told to hand the role over first", async () => {
  openAccount({}, { isAdmin: true });
  expect(await screen.findByText(/administrator’s account cannot be deleted/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Delete my account" })).toBeNull();
});

test("the last screen stands without what it was told", () => {
  fakeApi({});
  renderScreen(<AccountDeletedScreen />, { path: "/account/deleted", language: "es" });
  expect(screen.getByRole("link", { name: "Ir a la página de inicio" })).toHaveAttribute("href", "/landing");
  expect(screen.getByRole("heading", { name: "Su cuenta está eliminada" })).toBeVisible();
});
