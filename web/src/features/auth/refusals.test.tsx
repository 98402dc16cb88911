import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import { makeUser } from "#shared/testing/user";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { ForgotPasswordScreen } from "./forgot-password-screen";
import { LoginScreen } from "./login-screen";
import { ResetPasswordScreen } from "./reset-password-screen";
import { fill, openSignUp, press } from "./testing/fill";

test("a refusal is an alert that takes the focus at each try", async () => {
  fakeApi({
    "auth/login": () => {
      throw new AppError("INVALID_CREDENTIALS");
    },
  });
  renderScreen(<LoginScreen />, { path: "/login" });
  const refusal = { name: "Login failed Invalid email or password" };

  await fill({ Email: "maya@example.com", Password: "wrong-password" });
  await press("Sign in");
  await waitFor(() => expect(screen.getByRole("alert", refusal)).toHaveFocus());

  await press("Sign in");
  await waitFor(() => expect(screen.getByRole("alert", refusal)).toHaveFocus());
});

test("a wrong code of the authenticator app leads to the reason, with the code still there", async () => {
  fakeApi({
    "auth/login": ({ body }) => {
      throw new AppError(body.code === undefined ? "SECOND_FACTOR_REQUIRED" : "INVALID_CREDENTIALS");
    },
  });
  renderScreen(<LoginScreen />, { path: "/login" });
  await fill({ Email: "maya@example.com", Password: "secret-6" });
  await press("Sign in");
  await userEvent.type(await screen.findByLabelText("Code of your authenticator app"), "123456");
  await press("Sign in");

  await waitFor(() => expect(screen.getByRole("alert", { name: /^Login failed/ })).toHaveFocus());
  expect(screen.getByLabelText("Code of your authenticator app")).toHaveValue("123456");
});

test.each([
  ["en", "Sign in", "Email", "Password", "Code of your authenticator app", /is not right/],
  [
    "es",
    "Iniciar sesión",
    "Correo electrónico",
    "Contraseña",
    "Código de su aplicación de autenticación",
    /El código no es correcto/,
  ],
] as const)(
  "a code that is wrong, used or late is said at its field, which is ready for the next one (%s)",
  async (language, signIn, email, password, label, reason) => {
    fakeApi({
      "auth/login": ({ body }) => {
        throw new AppError(body.code === undefined ? "SECOND_FACTOR_REQUIRED" : "SECOND_FACTOR_WRONG");
      },
    });
    renderScreen(<LoginScreen />, { path: "/login", language });
    await fill({ [email]: "maya@example.com", [password]: "secret-6" });
    await press(signIn);
    const code = await screen.findByLabelText<HTMLInputElement>(label);
    await userEvent.type(code, "123456");
    await press(signIn);

    await waitFor(() => expect(code).toHaveAccessibleDescription(reason));
    // The focus does not move: without that, a screen reader would say nothing.
    expect(screen.getByRole("alert")).toHaveTextContent(reason);
    expect(code).toHaveFocus();
    expect(code.selectionEnd).toBe(6);
    expect(code.selectionStart).toBe(0);
    expect(screen.queryByRole("alert", { name: /^(Login failed|No se pudo)/ })).toBeNull();
  },
);

test("who comes back refused by the outside provider is led to the reason", async () => {
  fakeApi({});
  renderScreen(<LoginScreen />, { path: "/login?error=factor" });
  await waitFor(() => expect(screen.getByRole("alert", { name: /^Login failed/ })).toHaveFocus());
});

test.each([
  ["the whole sign-up", new AppError("ACCOUNT_EXISTS"), /^Registration failed/],
  [
    "one of its fields",
    new AppError("VALIDATION_FAILED", { fieldErrors: { password: ["Must be at least 8 characters"] } }),
    undefined,
  ],
] as const)("what is refused of %s is said once, and has the focus", async (_, error, name) => {
  fakeApi({
    "auth/register": () => {
      throw error;
    },
  });
  renderScreen(<LoginScreen />, { path: "/login" });
  await openSignUp();
  await fill({ "First name": "Maya", "Last name": "Lopez", Email: "maya@example.com" });
  await fill({ Password: "long-enough", "Confirm password": "long-enough" });
  await press("Create account");

  await waitFor(() => expect(screen.getByRole("alert", { name })).toHaveFocus());
  expect(screen.queryAllByRole("alert")).toHaveLength(1);
});

test("a request that fails says so where the focus is, and keeps the address", async () => {
  fakeApi({
    "auth/forgot-password": () => {
      throw new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: 60 });
    },
  });
  renderScreen(<ForgotPasswordScreen />, { path: "/forgot-password" });
  await userEvent.type(screen.getByLabelText("Email"), "maya@example.com");
  await press("Send the link");
  await waitFor(() => expect(screen.getByRole("alert", { name: /too many/ })).toHaveFocus());
  expect(screen.getByLabelText("Email")).toHaveValue("maya@example.com");
});

test.each([
  ["a password that is refused", "This password is too common", "field"],
  ["a fault", undefined, "message"],
] as const)("after %s the focus is at the right place", async (_, message, where) => {
  const fieldErrors = message === undefined ? undefined : { password: [message] };
  fakeApi({
    "auth/reset-password": () => {
      throw new AppError("VALIDATION_FAILED", { fieldErrors });
    },
  });
  renderScreen(<ResetPasswordScreen />, { path: "/reset-password", hash: "#code=USER.secret" });
  const field = await screen.findByLabelText("New password");
  await userEvent.type(field, "a tunnel under it");
  await press("Save the new password");
  await waitFor(() => expect(where === "field" ? field : screen.getByRole("alert")).toHaveFocus());
});

test("a sign-up whose answer got lost is repeated: the account that it made is no stranger's", async () => {
  const keys: (string | undefined)[] = [];
  fakeApi({
    "auth/register": ({ headers }) => {
      keys.push(headers["idempotency-key"]);
      if (keys.length <= 2) throw new TypeError("Failed to fetch");
      return makeUser();
    },
  });
  renderScreen(<LoginScreen />, { path: "/login" });
  await openSignUp();
  const password = "quiet rivers run north";
  await fill({ "First name": "Maya", "Last name": "Lopez", Email: "maya@example.com" });
  await fill({ Password: password, "Confirm password": password });
  await press("Create account");
  expect(await screen.findByRole("alert", { name: /^Registration failed/ })).toBeVisible();
  await press("Create account");
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys).toEqual([expect.any(String), keys[0], keys[0]]);
});
