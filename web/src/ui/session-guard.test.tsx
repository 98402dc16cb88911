import { useQuery } from "@tanstack/react-query";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import { makeUser } from "#shared/testing/user";
import { call } from "#web/src/api/call";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { away } from "./away";
import { IdleWarning } from "./idle-warning";
import { useToast } from "./toast";

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

const signedOut = () => {
  throw new AppError("UNAUTHENTICATED");
};

const MINUTE = 60_000;

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("a session that is over is said, and half a second later signing in begins", async () => {
  jest.useFakeTimers();
  const leave = jest.spyOn(away, "to").mockImplementation(() => {});
  fakeApi({ "dashboard/get-stats": signedOut });
  renderScreen(<Stats />);
  await act(() => jest.advanceTimersByTimeAsync(0));

  expect(screen.getByText("Unauthorized")).toBeVisible();
  expect(screen.getByText("You are logged out. Logging in again...")).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(499));
  expect(leave).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(leave).toHaveBeenCalledWith("/api/login");
});

test("whatever else the failed call says, the session that is over stays said", async () => {
  const leave = jest.spyOn(away, "to").mockImplementation(() => {});
  fakeApi({ "notifications/read-notices": signedOut });
  renderScreen(<Save />);
  await userEvent.click(screen.getByRole("button", { name: "save" }));

  await waitFor(() => expect(leave).toHaveBeenCalledWith("/api/login"));
  expect(screen.getByText("Unauthorized")).toBeVisible();
  expect(screen.queryByText("Not saved")).toBeNull();
});

test("after 28 idle minutes the session can be prolonged", async () => {
  jest.useFakeTimers();
  const leave = jest.spyOn(away, "to").mockImplementation(() => {});
  const calls = fakeApi({ "auth/get-user": () => makeUser() });
  renderScreen(<IdleWarning />, { user: makeUser() });

  await act(() => jest.advanceTimersByTimeAsync(27 * MINUTE));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1.5 * MINUTE));
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(await screen.findByRole("button", { name: "Stay signed in" }));

  await act(() => jest.advanceTimersByTimeAsync(3 * MINUTE));
  expect(calls.some(({ name }) => name === "auth/get-user")).toBe(true);
  expect(leave).not.toHaveBeenCalled();
});

test("after 30 idle minutes the member is signed out", async () => {
  jest.useFakeTimers();
  const leave = jest.spyOn(away, "to").mockImplementation(() => {});
  fakeApi({});
  renderScreen(<IdleWarning />, { user: makeUser() });

  await act(() => jest.advanceTimersByTimeAsync(30.2 * MINUTE));
  expect(leave).toHaveBeenCalledWith("/api/logout");
});
