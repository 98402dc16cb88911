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

/** A click leads to another page, which looks up who is signed in. */
function TwoPages() {
  const [page, setPage] = useState(1);
  return (
    <>
      <SignedIn key={page}>
        <Members />
      </SignedIn>
      <button type="button" onClick={() => setPage(2)}>
        next page
      </button>
    </>
  );
}

const signedOut = () => {
  throw new AppError("UNAUTHENTICATED");
};

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

test("a page of one member shows nothing any more, and is loaded again, when another one has signed in in this browser", async () => {
  const reload = jest.spyOn(pageLocation, "startOver").mockImplementation(() => {});
  fakeApi({ "auth/get-user": () => makeUser({ id: "user-of-another-tab" }) });
  renderScreen(<TwoPages />, { user: makeUser({ id: "user-of-this-tab" }) });
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test("a window beside another one learns of it when a person turns to it, though it was in sight all the time", async () => {
  const reload = jest.spyOn(pageLocation, "startOver").mockImplementation(() => {});
  let id = "user-of-this-window";
  const seen = fakeApi({ "auth/get-user": () => makeUser({ id }) });
  renderScreen(<TwoPages />, { user: makeUser({ id }) });
  await waitFor(() => expect(seen).toHaveLength(1));
  id = "user-of-another-window";
  fireEvent.focus(window);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test("a page of the member who is still signed in stays", async () => {
  const reload = jest.spyOn(pageLocation, "startOver").mockImplementation(() => {});
  const user = makeUser();
  const seen = fakeApi({ "auth/get-user": () => user });
  renderScreen(<TwoPages />, { user });
  await userEvent.click(screen.getByRole("button", { name: "next page" }));
  await waitFor(() => expect(seen.length).toBeGreaterThan(1));
  expect(reload).not.toHaveBeenCalled();
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
