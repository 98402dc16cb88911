import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { makeUser } from "#shared/testing/user";
import { SignedIn } from "#web/src/router";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { pageLocation } from "#web/src/ui/page-location";
import { IdleWarning } from "./idle-warning";

const Words = () => <input aria-label="words" />;

const MINUTE = 60_000;

/** By the server to the sign-in screen, and from there back. */
const AGAIN = "/api/login?returnTo=%2F&ended=1";

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("after 28 idle minutes the session can be prolonged", async () => {
  // The simulated browser gives nothing a size, and focus goes only to what has one.
  jest.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(80);
  jest.useFakeTimers();
  const leave = jest.spyOn(pageLocation, "navigateExternal").mockImplementation(() => {});
  const calls = fakeApi({ "auth/get-user": () => makeUser() });
  renderScreen(<IdleWarning of="member" />, { user: makeUser() });

  await act(() => jest.advanceTimersByTimeAsync(27 * MINUTE));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1.5 * MINUTE));
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const stay = await screen.findByRole("button", { name: "Stay signed in" });
  await waitFor(() => expect(stay).toHaveFocus());
  expect(screen.getByText(/you will be signed out at \d+:\d\d [AP]M unless you continue/)).toBeVisible();
  await user.click(stay);

  await act(() => jest.advanceTimersByTimeAsync(3 * MINUTE));
  expect(calls.some(({ name }) => name === "auth/get-user")).toBe(true);
  expect(leave).not.toHaveBeenCalled();
});

test("what a person did last is told to the server, so that no session ends before the question whether to stay", async () => {
  jest.useFakeTimers();
  const calls = fakeApi({ "auth/get-user": () => makeUser() });
  renderScreen(<IdleWarning of="member" />, { user: makeUser() });
  const asked = () => calls.filter(({ name }) => name === "auth/get-user").length;

  await act(() => jest.advanceTimersByTimeAsync(9 * MINUTE));
  window.dispatchEvent(new Event("pointerdown"));
  const before = asked();
  await act(() => jest.advanceTimersByTimeAsync(1.5 * MINUTE));
  expect(asked()).toBe(before + 1);
  await act(() => jest.advanceTimersByTimeAsync(20 * MINUTE));
  expect(asked()).toBe(before + 1);
});

test("work in one tab of the browser never lets another tab's idle timer log the person out", async () => {
  jest.useFakeTimers();
  const leave = jest.spyOn(pageLocation, "navigateExternal").mockImplementation(() => {});
  fakeApi({ "auth/logout": () => undefined });
  renderScreen(<IdleWarning of="member" />, { user: makeUser() });

  await act(() => jest.advanceTimersByTimeAsync(29 * MINUTE));
  expect(await screen.findByRole("alertdialog")).toBeVisible();
  // Another tab writes, and this one hears of it; a tab that slept reads it when it wakes.
  localStorage.setItem("active-at", String(Date.now()));
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "active-at" })));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await act(() => jest.advanceTimersByTimeAsync(29 * MINUTE));
  expect(leave).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(1.2 * MINUTE));
  expect(leave).toHaveBeenCalledWith(AGAIN);
});

test("a tab whose clock is a moment behind that of the tab where the person works stays signed in", async () => {
  jest.useFakeTimers();
  const leave = jest.spyOn(pageLocation, "navigateExternal").mockImplementation(() => {});
  fakeApi({});
  renderScreen(<IdleWarning of="member" />, { user: makeUser() });

  for (const elapsed of [20, 20]) {
    await act(() => jest.advanceTimersByTimeAsync(elapsed * MINUTE));
    localStorage.setItem("active-at", String(Date.now() + 40));
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "active-at" })));
  }
  expect(leave).not.toHaveBeenCalled();
});

test("what a tab shares of its activity is a time and nothing else", async () => {
  jest.useFakeTimers();
  fakeApi({});
  renderScreen(<IdleWarning of="member" />, { user: makeUser() });
  await act(() => jest.advanceTimersByTimeAsync(5 * MINUTE));
  window.dispatchEvent(new Event("pointerdown"));

  expect(Object.entries({ ...localStorage })).toEqual([["active-at", String(Date.now())]]);
});

test("after 30 idle minutes a visitor's onboarding is closed, and a click before it prolongs the session", async () => {
  jest.useFakeTimers();
  const leave = jest.spyOn(pageLocation, "navigateExternal").mockImplementation(() => {});
  const calls = fakeApi({});
  renderScreen(<IdleWarning of="visitor" />);

  await act(() => jest.advanceTimersByTimeAsync(2 * MINUTE));
  window.dispatchEvent(new Event("pointerdown"));
  expect(calls.map(({ name }) => name)).toContain("onboarding/get-progress");
  await act(() => jest.advanceTimersByTimeAsync(28.5 * MINUTE));
  expect(await screen.findByText(/this page will be closed at/)).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(2 * MINUTE));
  expect(leave).toHaveBeenCalledWith("/api/logout");
});

test("after 30 idle minutes the member is signed out, and led to sign in and back", async () => {
  jest.useFakeTimers();
  const leave = jest.spyOn(pageLocation, "navigateExternal").mockImplementation(() => {});
  const calls = fakeApi({ "auth/logout": () => undefined });
  renderScreen(<IdleWarning of="member" />, { user: makeUser() });

  await act(() => jest.advanceTimersByTimeAsync(30.2 * MINUTE));
  expect(calls.filter(({ name }) => name === "auth/logout")).toMatchObject([{ query: { stays: "1" } }]);
  expect(leave).toHaveBeenCalledWith(AGAIN);
});

test.each(["", "and the network is gone"])("what was typed 30 idle minutes ago is kept %s", async (fault) => {
  jest.useFakeTimers();
  const leave = jest.spyOn(pageLocation, "navigateExternal").mockImplementation(() => {});
  const logout = () => {
    if (fault) throw new TypeError("Failed to fetch");
    return undefined;
  };
  const calls = fakeApi({ "auth/logout": logout, "auth/login": () => makeUser(), "auth/get-user": () => makeUser() });
  const ends = () => calls.filter(({ name }) => name === "auth/logout").length;
  renderScreen(
    <>
      <SignedIn>
        <Words />
      </SignedIn>
      <IdleWarning of="member" />
    </>,
    { user: makeUser() },
  );
  fireEvent.input(await screen.findByLabelText("words"), { target: { value: "It was paid in March." } });

  await act(() => jest.advanceTimersByTimeAsync(30 * MINUTE + 1_000));
  expect(await screen.findByText("What you typed is still on this page. Sign in to continue with it.")).toBeVisible();
  expect(screen.queryByText("Are you still there?")).toBeNull();
  expect(screen.queryByText("You are logged out. Logging in again...")).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(60 * MINUTE));
  expect(ends()).toBe(1);

  fireEvent.change(screen.getByLabelText("Password"), { target: { value: "quiet rivers run north" } });
  fireEvent.click(screen.getByRole("button", { name: "Sign in and continue" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await act(() => jest.advanceTimersByTimeAsync(27 * MINUTE));
  expect(screen.getByLabelText("words")).toHaveValue("It was paid in March.");
  expect([ends(), leave.mock.calls]).toEqual([1, []]);
});
