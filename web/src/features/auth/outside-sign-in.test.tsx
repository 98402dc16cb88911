import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { makeUser } from "#shared/testing/user";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { pageLocation } from "#web/src/ui/page-location";
import { LoginScreen } from "./login-screen";
import { fill, press } from "./testing/fill";

test("the outside provider's button is hidden until Ctrl+Shift+A", async () => {
  fakeApi({});
  const leave = jest.spyOn(pageLocation, "navigateExternal").mockImplementation(() => {});
  renderScreen(<LoginScreen />, { path: "/login" });
  expect(screen.queryByRole("button", { name: "Sign in with the identity provider" })).toBeNull();

  await userEvent.keyboard("{Control>}{Shift>}a{/Shift}{/Control}");
  expect(await screen.findByText("Admin Access Enabled")).toBeVisible();
  await press("Sign in with the identity provider");
  expect(leave).toHaveBeenCalledWith("/api/login");
});

test("the outside provider's button shows with ?admin=access", async () => {
  fakeApi({});
  renderScreen(<LoginScreen />, { path: "/login?admin=access" });
  expect(await screen.findByRole("button", { name: "Sign in with the identity provider" })).toBeVisible();
});

test("an account with a second factor is asked for password and code after the outside provider, and comes back", async () => {
  const calls = fakeApi({ "auth/login": () => makeUser() });
  const { router } = renderScreen(<LoginScreen />, { path: "/login?error=factor&returnTo=%2Faccount" });
  expect(screen.getByText(/the identity provider does not replace it/)).toBeVisible();

  await fill({ Email: "maya@example.com", Password: "secret-6" });
  await userEvent.type(screen.getByLabelText("Code of your authenticator app"), "123456");
  await press("Sign in");

  await waitFor(() => expect(router.state.location.pathname).toBe("/account"));
  expect(calls.find((call) => call.name === "auth/login")?.body).toMatchObject({ code: "123456" });
});

test("after the end of a session both ways to sign in are offered, and lead back", async () => {
  const leave = jest.spyOn(pageLocation, "navigateExternal").mockImplementation(() => undefined);
  fakeApi({ "auth/login": () => makeUser() });
  const { router } = renderScreen(<LoginScreen />, { path: "/login?return=%2Fdisputes&ended=1" });
  expect(screen.getByText("You were signed out")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Sign in with the identity provider" }));
  expect(leave).toHaveBeenCalledWith("/api/login?returnTo=%2Fdisputes");

  await fill({ Email: "maya@example.com", Password: "secret-6" });
  await press("Sign in");
  await waitFor(() => expect(router.state.location.pathname).toBe("/disputes"));
});

test("a site without an outside provider offers none", async () => {
  fakeApi({});
  renderScreen(<LoginScreen />, { path: "/login?admin=access&error=absent" });
  await userEvent.tab();
  expect(screen.getByText(/no identity provider/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Sign in with the identity provider" })).toBeNull();
});

test("chosen disputes survive a sign-in through the outside provider, too", async () => {
  const leave = jest.spyOn(pageLocation, "navigateExternal").mockImplementation(() => undefined);
  fakeApi({});
  const here = "/subscribe?selectedDisputes=a,b";
  renderScreen(<LoginScreen />, { path: `/login?${new URLSearchParams({ admin: "access", returnTo: here })}` });
  await userEvent.click(await screen.findByRole("button", { name: "Sign in with the identity provider" }));
  expect(leave).toHaveBeenCalledWith(`/api/login?${new URLSearchParams({ returnTo: here })}`);
});
