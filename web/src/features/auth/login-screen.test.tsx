import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import type { User } from "#shared/api/schemas/user";
import { makeUser } from "#shared/testing/user";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { LoginScreen } from "./login-screen";
import { fill, openSignUp, press } from "./testing/fill";

test("signing in greets and goes to the dashboard", async () => {
  let user: User | undefined;
  const calls = fakeApi({
    "auth/login": () => {
      user = makeUser();
      return user;
    },
    "auth/get-user": () => {
      if (!user) throw new AppError("UNAUTHENTICATED");
      return user;
    },
  });
  const { router } = renderScreen(<LoginScreen />, { path: "/login" });

  await fill({ Email: "maya@example.com", Password: "secret-6" });
  await press("Sign in");

  await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"));
  expect(calls.find((call) => call.name === "auth/login")?.body).toEqual({
    email: "maya@example.com",
    password: "secret-6",
  });
  // Who was greeted as signed in is not sent to sign in again a moment later.
  await waitFor(() => expect(calls.filter(({ name }) => name === "auth/get-user")).toHaveLength(2));
  expect(screen.queryByText("Unauthorized")).toBeNull();
});

test("a wrong password is refused in the reader's language and keeps what was typed", async () => {
  fakeApi({
    "auth/login": () => {
      throw new AppError("INVALID_CREDENTIALS");
    },
  });
  renderScreen(<LoginScreen />, { path: "/login", language: "es" });

  await fill({ "Correo electrónico": "maya@example.com", Contraseña: "wrong-password" });
  await press("Iniciar sesión");

  expect(await screen.findByText("No se pudo iniciar sesión")).toBeVisible();
  expect(screen.getByText("Correo electrónico o contraseña incorrectos")).toBeVisible();
  expect(screen.getByLabelText("Correo electrónico")).toHaveValue("maya@example.com");
});

test.each([
  ["en", "Email", "Password", "Sign in", /Please wait up to 16 minutes, or choose “Forgot your password\?”/],
  [
    "es",
    "Correo electrónico",
    "Contraseña",
    "Iniciar sesión",
    /Espere hasta 16 minutos, o elija “¿Olvidó su contraseña\?”/,
  ],
] as const)(
  "a person who has to wait, perhaps because of strangers, reads of the way that is open (%s)",
  async (language, email, password, submit, text) => {
    fakeApi({
      "auth/login": () => {
        throw new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: 960 });
      },
    });
    renderScreen(<LoginScreen />, { path: "/login", language });

    await fill({ [email]: "maya@example.com", [password]: "secret-6" });
    await press(submit);

    expect(await screen.findByText(text)).toBeVisible();
  },
);

test("sign-in asks for an email and at least 6 characters, and says so beside the field and above the form", async () => {
  const calls = fakeApi({});
  renderScreen(<LoginScreen />, { path: "/login" });

  await fill({ Email: "maya", Password: "12345" });
  await press("Sign in");

  expect(await screen.findByText("Email: Please enter a valid email address")).toBeVisible();
  expect(screen.getByLabelText("Password")).toHaveAccessibleDescription("Must be at least 6 characters");
  expect(calls.some((call) => call.name === "auth/login")).toBe(false);
});

test("signing up sends no confirmation of the password", async () => {
  let isRegistered = false;
  const calls = fakeApi({
    "auth/register": () => {
      isRegistered = true;
      return makeUser();
    },
    "auth/get-user": () => {
      if (!isRegistered) throw new AppError("UNAUTHENTICATED");
      return makeUser();
    },
  });
  const { router } = renderScreen(<LoginScreen />, { path: "/login" });
  await openSignUp();

  await fill({ "First name": "Maya", "Last name": "Lopez", Email: "maya@example.com" });
  await fill({ Password: "long-enough", "Confirm password": "long-enough" });
  await press("Create account");

  await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"));
  expect(calls.find((call) => call.name === "auth/register")?.body).toEqual({
    email: "maya@example.com",
    firstName: "Maya",
    lastName: "Lopez",
    password: "long-enough",
  });
});

test("two different passwords are refused on the second one", async () => {
  fakeApi({});
  renderScreen(<LoginScreen />, { path: "/login" });
  await openSignUp();

  await fill({ Password: "long-enough", "Confirm password": "something-else" });
  await press("Create account");

  await waitFor(() =>
    expect(screen.getByLabelText("Confirm password")).toHaveAccessibleDescription("Passwords don't match"),
  );
});

test("the sign-in password and the first new password share one switch, the confirmation has its own", async () => {
  fakeApi({});
  renderScreen(<LoginScreen />, { path: "/login" });
  await press("Show password");
  expect(screen.getByLabelText("Password")).toHaveAttribute("type", "text");

  await openSignUp();
  expect(await screen.findByLabelText("Password")).toHaveAttribute("type", "text");
  expect(screen.getByLabelText("Confirm password")).toHaveAttribute("type", "password");
});

test("a person who has a second factor is asked for the code, and keeps what was typed", async () => {
  const calls = fakeApi({
    "auth/login": ({ body }) => {
      if (body.code === undefined) throw new AppError("SECOND_FACTOR_REQUIRED");
      return makeUser();
    },
  });
  const { router } = renderScreen(<LoginScreen />, { path: "/login" });
  await fill({ Email: "maya@example.com", Password: "secret-6" });
  await press("Sign in");
  await userEvent.type(await screen.findByLabelText("Code of your authenticator app"), "123 456");
  await press("Sign in");
  await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"));
  expect(calls.findLast((call) => call.name === "auth/login")?.body).toEqual({
    email: "maya@example.com",
    password: "secret-6",
    code: "123456",
  });
});

test("a try without the code says what is missing, and who has lost the app finds help", async () => {
  const calls = fakeApi({
    "auth/login": () => {
      throw new AppError("SECOND_FACTOR_REQUIRED");
    },
  });
  renderScreen(<LoginScreen />, { path: "/login" });
  await fill({ Email: "maya@example.com", Password: "secret-6" });
  await press("Sign in");
  const code = await screen.findByLabelText("Code of your authenticator app");
  expect(screen.getByRole("link", { name: "Ask a person for help" })).toHaveAttribute("href", "/help");
  await press("Sign in");
  await waitFor(() => expect(code).toHaveAccessibleDescription(/Please enter the 6 digits/));
  expect(calls.filter(({ name }) => name === "auth/login")).toHaveLength(1);
});

test.each([
  ["/login", "/dashboard"],
  ["/login?returnTo=/credit-report", "/credit-report"],
  ["/login?return=/disputes%3Fopen%3D1&ended=1", "/disputes"],
  ["/login?returnTo=//evil.example", "/dashboard"],
])("a person who is signed in already goes on from %s to %s", async (path, target) => {
  fakeApi({ "auth/get-user": () => makeUser() });
  const { router } = renderScreen(<LoginScreen />, { path });
  await waitFor(() => expect(router.state.location.pathname).toBe(target));
});
