import { useQuery } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { AppError } from "#shared/api/errors";
import { makeUser } from "#shared/testing/user";
import { call } from "#web/src/api/call";
import { guardBackForward } from "#web/src/layout/back-forward";
import { SignedIn } from "#web/src/router";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { pageLocation } from "#web/src/ui/page-location";
import { useToast } from "#web/src/ui/toast";
import { IdleWarning } from "./idle-warning";

function Stats() {
  useQuery({ queryKey: ["stats"], queryFn: () => call("dashboard/get-stats") });
  return <p>stats</p>;
}

/** Calls without asking the cache, and says of itself that it failed, as many buttons do. */
function Save() {
  const toast = useToast();
  const save = () =>
    call("notifications/read-notices", { body: { all: true } }).catch(() => toast({ title: "Not saved" }));
  return (
    <button type="button" onClick={save}>
      save
    </button>
  );
}

const Members = () => <p>for members</p>;
const Words = () => <input aria-label="words" />;

/** A click leads to another page, which looks up who is signed in. */
function TwoPages() {
  const [page, setPage] = useState(1);
  return (
    <>
      <SignedIn key={page} screen={Members} />
      <button type="button" onClick={() => setPage(2)}>
        next page
      </button>
    </>
  );
}

const signedOut = () => {
  throw new AppError("UNAUTHENTICATED");
};

const MINUTE = 60_000;

/** By the server to the sign-in screen, and from there back. */
const AGAIN = "/api/login?returnTo=%2F&ended=1";

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("the end of a session is announced, and half a second later signing in begins", async () => {
  jest.useFakeTimers();
  const leave = jest.spyOn(pageLocation, "navigateExternal").mockImplementation(() => {});
  fakeApi({ "dashboard/get-stats": signedOut });
  renderScreen(<Stats />);
  await act(() => jest.advanceTimersByTimeAsync(0));

  expect(screen.getByText("Unauthorized")).toBeVisible();
  expect(screen.getByText("You are logged out. Logging in again...")).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(499));
  expect(leave).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(leave).toHaveBeenCalledWith(AGAIN);
});

test("whatever else the failed call says, the session that is over stays said", async () => {
  const leave = jest.spyOn(pageLocation, "navigateExternal").mockImplementation(() => {});
  fakeApi({ "notifications/read-notices": signedOut });
  renderScreen(<Save />);
  await userEvent.click(screen.getByRole("button", { name: "save" }));

  await waitFor(() => expect(leave).toHaveBeenCalledWith(AGAIN));
  expect(screen.getByText("Unauthorized")).toBeVisible();
  expect(screen.queryByText("Not saved")).toBeNull();
});

describe("a page with words that a member typed", () => {
  const typeAndLoseSession = async (fakes: Parameters<typeof fakeApi>[0] = {}) => {
    const leave = jest.spyOn(pageLocation, "navigateExternal").mockImplementation(() => {});
    const calls = fakeApi({ "notifications/read-notices": signedOut, ...fakes });
    renderScreen(
      <>
        <input aria-label="words" />
        <Save />
      </>,
      { user: makeUser({ email: "maya@people.example" }) },
    );
    await userEvent.type(screen.getByLabelText("words"), "It was paid in March.");
    await userEvent.click(screen.getByRole("button", { name: "save" }));
    return { leave, calls };
  };

  test("is signed in to again where it is, and keeps them", async () => {
    const { leave, calls } = await typeAndLoseSession({ "auth/login": () => makeUser() });

    expect(await screen.findByText("What you typed is still on this page. Sign in to continue with it.")).toBeVisible();
    await userEvent.type(screen.getByLabelText("Password"), "quiet rivers run north");
    await userEvent.click(screen.getByRole("button", { name: "Sign in and continue" }));

    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(calls.find(({ name }) => name === "auth/login")?.body).toMatchObject({ email: "maya@people.example" });
    expect(screen.getByLabelText("words")).toHaveValue("It was paid in March.");
    expect(leave).not.toHaveBeenCalled();
  });

  test("is left for the sign-in when the question is closed", async () => {
    const { leave } = await typeAndLoseSession();
    await userEvent.click(await screen.findByRole("button", { name: "Close" }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith(AGAIN));
  });
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

test("nothing of a page that was left is shown from the back/forward cache: it is loaded again", () => {
  const reload = jest.spyOn(pageLocation, "reload").mockImplementation(() => {});
  guardBackForward();
  const turn = (name: string) => window.dispatchEvent(Object.assign(new Event(name), { persisted: true }));

  turn("pagehide");
  expect(document.documentElement).not.toBeVisible();
  turn("pageshow");
  expect(reload).toHaveBeenCalled();
  document.documentElement.style.visibility = "";
});

test.each(["a return to the tab", "a click"])(
  "the end of a session is announced on %s, and leads to signing in instead of the landing page",
  async (occasion) => {
    const goTo = jest.spyOn(pageLocation, "navigateExternal").mockImplementation(() => {});
    const replace = jest.spyOn(pageLocation, "replace").mockImplementation(() => {});
    let isOver = false;
    fakeApi({ "auth/get-user": () => (isOver ? signedOut() : makeUser()), "dashboard/get-stats": signedOut });
    renderScreen(<TwoPages />, { user: makeUser(), path: "/dashboard" });
    await screen.findByText("for members");
    isOver = true;
    if (occasion === "a click") fireEvent.click(screen.getByRole("button", { name: "next page" }));
    else await act(async () => void window.dispatchEvent(new Event("visibilitychange")));

    expect(await screen.findByText("You are logged out. Logging in again...")).toBeVisible();
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(AGAIN));
    expect(screen.getByText("for members")).toBeVisible();
    expect(replace).not.toHaveBeenCalled();
  },
);

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
      <SignedIn screen={Words} />
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
