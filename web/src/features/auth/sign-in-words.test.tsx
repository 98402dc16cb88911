import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import type { User } from "#shared/api/schemas/user";
import { makeUser } from "#shared/testing/user";
import { ApiError } from "#web/src/api/api-error";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { LoginScreen } from "./login-screen";
import { fill, openSignUp } from "./testing/fill";

/** A server that knows who is signed in once `fake` has answered. */
function serverOf(fake: () => User) {
  let signedIn: User | undefined;
  const enter = () => {
    signedIn = fake();
    return signedIn;
  };
  const known = () => {
    if (signedIn === undefined) throw new AppError("UNAUTHENTICATED");
    return signedIn;
  };
  fakeApi({ "auth/login": enter, "auth/register": enter, "auth/get-user": known });
}

async function signIn(fake: () => User) {
  serverOf(fake);
  renderScreen(<LoginScreen />, { path: "/login" });
  await fill({ Email: "maya@example.com", Password: "secret-6" });
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
}

async function signUp(fake: () => User) {
  serverOf(fake);
  renderScreen(<LoginScreen />, { path: "/login" });
  await openSignUp();
  await fill({ "First name": "Maya", "Last name": "Lopez", Email: "maya@example.com" });
  await fill({ Password: "long-enough", "Confirm password": "long-enough" });
  await userEvent.click(screen.getByRole("button", { name: "Create account" }));
}

const failWith = (error: Error) => () => {
  throw error;
};

// What a firewall, a gateway and a lost connection answer: nothing of it is ours to translate.
const unexplained: [string, Error][] = [
  ["Something went wrong", new ApiError({ status: 403, body: "Request blocked" })],
  ["Server error. Please try again later.", new ApiError({ status: 502, body: "Bad Gateway" })],
  ["Network error. Please try again.", new TypeError("Failed to fetch")],
];

test("a sign-in is welcomed", async () => {
  await signIn(() => makeUser());
  expect(await screen.findByText("Signed in")).toBeVisible();
  expect(screen.getByText("Welcome back to Redress.")).toBeVisible();
});

test.each([
  ["Invalid email or password", new AppError("INVALID_CREDENTIALS")] as const,
  ["Invalid email or password", new ApiError({ status: 401, body: "{}" })] as const,
  ...unexplained,
])("a sign-in that fails says why: %s", async (words, error) => {
  await signIn(failWith(error));
  expect(await screen.findByText("Login failed")).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByText("Unauthorized")).toBeNull();
});

test("a new account is welcomed", async () => {
  await signUp(() => makeUser());
  expect(await screen.findByText("Account created")).toBeVisible();
  expect(screen.getByText("Welcome to Redress. You are signed in.")).toBeVisible();
});

test.each([
  ["An account with this email already exists. Sign in instead.", new AppError("ACCOUNT_EXISTS")] as const,
  ...unexplained,
])("a registration that fails says why: %s", async (words, error) => {
  await signUp(failWith(error));
  expect(await screen.findByText("Registration failed")).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
});

test.each([
  ["en", "unproven", /was opened with a password, and the address has not been confirmed/],
  ["es", "unproven", /la dirección todavía no está confirmada/],
  ["en", "provider", /did not confirm who you are/],
  ["en", "state", /Please start again/],
  ["en", "email", /has not confirmed your email address/],
  ["es", "disabled", /Esta cuenta está cerrada/],
] as const)("coming back from the outside provider in vain is explained (%s, %s)", async (language, why, words) => {
  fakeApi({});
  renderScreen(<LoginScreen />, { path: `/login?error=${why}`, language });
  expect(await screen.findByRole("alert")).toHaveTextContent(words);
});

test("an error that we do not know is not shown: anybody can write one into an address", async () => {
  fakeApi({});
  renderScreen(<LoginScreen />, { path: "/login?error=Call%20this%20number" });
  await screen.findByRole("button", { name: "Sign in" });
  expect(screen.queryByRole("alert")).toBeNull();
});

test.each([
  ["en", "Your new password may be set already", /Sign in with the new password; if it is refused/],
  ["es", "Su contraseña nueva quizá ya está guardada", /Inicie sesión con la contraseña nueva/],
] as const)(
  "after a change of the password that got no answer the sign-in says which one to try (%s)",
  async (language, title, text) => {
    fakeApi({});
    renderScreen(<LoginScreen />, { path: "/login?return=%2Faccount&changed=1", language });

    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  },
);
