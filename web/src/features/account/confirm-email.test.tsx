import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import { makeUser } from "#shared/testing/user";
import { userQuery } from "#web/src/api/session";
import { accessFaults } from "#web/src/testing/access-faults";
import { fakeApi } from "#web/src/testing/fake-api";
import { openAccount } from "#web/src/testing/open-account";
import { renderScreen } from "#web/src/testing/render-screen";
import { ConfirmEmailScreen } from "./confirm-email-screen";

jest.setTimeout(60_000);

const path = "/confirm-email";
const unproven = makeUser({ isEmailConfirmed: false });
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

test("opening the link proves nothing; one press does, and the code leaves the address", async () => {
  const found = { user: unproven };
  const calls = fakeApi({
    "auth/get-user": () => found.user,
    "account/confirm-email": () => {
      found.user = makeUser({ isEmailConfirmed: true });
    },
  });
  const { router, container } = renderScreen(<ConfirmEmailScreen />, { user: unproven, path, hash: "#key=12345678" });
  expect(await screen.findByLabelText("Code from the email")).toHaveValue("12345678");
  expect(router.state.location.hash).toBe("");
  expect(calls.some(({ name }) => name === "account/confirm-email")).toBe(false);
  expect(await accessFaults(container)).toHaveNoViolations();

  await press("Confirm my address");
  expect(await screen.findByText("Your email address is confirmed")).toBeVisible();
  expect(calls.find(({ name }) => name === "account/confirm-email")?.body).toEqual({ code: "12345678" });
});

test("a code that does not work says so at its field, in Spanish too, and another can be sent", async () => {
  const calls = fakeApi({
    "auth/get-user": () => unproven,
    "account/confirm-email": () => {
      throw new AppError("EMAIL_CODE_INVALID");
    },
    "account/send-email-code": () => undefined,
  });
  renderScreen(<ConfirmEmailScreen />, { user: unproven, path, language: "es" });
  await userEvent.type(await screen.findByLabelText("Código del mensaje"), "1234 5678");
  await press("Confirmar mi dirección");
  await waitFor(() => expect(screen.getByLabelText("Código del mensaje")).toHaveAccessibleDescription(/no sirve/));
  await press("Enviar otra vez");
  expect(await screen.findByText("El mensaje va en camino")).toBeVisible();
  expect(calls.find(({ name }) => name === "account/confirm-email")?.body).toEqual({ code: "12345678" });
});

test("an address that was mistyped is corrected there, and a wrong password is said at its field", async () => {
  const found = { user: unproven };
  const calls = fakeApi({
    "auth/get-user": () => found.user,
    "account/correct-email": ({ body: { email, password } }) => {
      const fieldErrors = { password: ["This is not your current password"] };
      if (password !== "a bridge over it") throw new AppError("VALIDATION_FAILED", { fieldErrors });
      found.user = { ...unproven, email };
    },
  });
  renderScreen(<ConfirmEmailScreen />, { user: unproven, path });
  await press("Is the address wrong?");
  await userEvent.type(screen.getByLabelText("The right email address"), "maya.lopez@example.com");
  await userEvent.type(screen.getByLabelText("Current password"), "a bridge");
  await press("Correct my address");
  const password = screen.getByLabelText("Current password");
  await waitFor(() => expect(password).toHaveAccessibleDescription("This is not your current password"));
  expect(password).toHaveFocus();

  await userEvent.type(password, " over it");
  await press("Correct my address");
  expect(await screen.findByText(/We sent a code to .*maya\.lopez@example\.com/)).toBeVisible();
  const body = { email: "maya.lopez@example.com", password: "a bridge over it" };
  expect(calls.filter(({ name }) => name === "account/correct-email").at(-1)?.body).toEqual(body);
});

test.each([
  ["en", "Your account has no email address", "The right email address", "Current password", "Correct my address"],
  [
    "es",
    "Su cuenta no tiene correo electrónico",
    "El correo electrónico correcto",
    "Contraseña actual",
    "Corregir mi dirección",
  ],
] as const)(
  "an account whose address was taken off by its owner asks for another (%s)",
  async (language, none, right, password, submit) => {
    const found = { user: { ...unproven, email: "" } };
    fakeApi({
      "auth/get-user": () => found.user,
      "account/correct-email": ({ body: { email } }) => {
        found.user = { ...unproven, email };
      },
    });
    renderScreen(<ConfirmEmailScreen />, { user: found.user, path, language });
    expect(await screen.findByText(none)).toBeVisible();
    await userEvent.type(screen.getByLabelText(right), "maya.lopez@example.com");
    await userEvent.type(screen.getByLabelText(password), "a bridge over it");
    await press(submit);
    expect(await screen.findByText(/maya\.lopez@example\.com/, { selector: "p" })).toBeVisible();
    expect(screen.queryByText(none)).toBeNull();
  },
);

test("who is not signed in signs in first, and finds the code of the link afterwards", async () => {
  const session = { isThere: false };
  const whoIsThere = () => {
    if (!session.isThere) throw new AppError("UNAUTHENTICATED");
    return unproven;
  };
  fakeApi({ "auth/get-user": whoIsThere, "auth/get-password-user": whoIsThere });
  const { router, queryClient } = renderScreen(<ConfirmEmailScreen />, { path, hash: "#key=12345678" });
  const signIn = await screen.findByRole("link", { name: "Sign in" });
  expect(signIn).toHaveAttribute("href", "/login?return=/confirm-email");
  await userEvent.click(signIn);
  session.isThere = true;
  queryClient.setQueryData(userQuery.queryKey, unproven);
  await act(() => router.navigate(path));
  expect(await screen.findByLabelText("Code from the email")).toHaveValue("12345678");
});

test.each([
  [false, "Not confirmed yet", true],
  [true, "Confirmed", false],
])("the account says whether the address is confirmed: %s", async (isEmailConfirmed, words, isAsked) => {
  openAccount({ "auth/get-user": () => makeUser({ isEmailConfirmed }) });
  await waitFor(() => expect(screen.getByText(words)).toBeVisible());
  expect(screen.queryByRole("button", { name: "Send again" }) !== null).toBe(isAsked);
});

test("the account says that it has no address, and leads to where one is entered", async () => {
  openAccount({ "auth/get-user": () => makeUser({ email: "", isEmailConfirmed: false }) });
  const link = await screen.findByRole("link", { name: "Enter your email address" });
  expect(link).toHaveAttribute("href", "/confirm-email");
  expect(screen.queryByRole("button", { name: "Send again" })).toBeNull();
});
