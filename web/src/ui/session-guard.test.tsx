import { useQuery } from "@tanstack/react-query";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import { makeUser } from "#shared/testing/user";
import { call } from "#web/src/api/call";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { away } from "./away";
import { IdleWarning } from "./idle-warning";

function Stats() {
  useQuery({ queryKey: ["stats"], queryFn: () => call("dashboard/get-stats") });
  return <p>stats</p>;
}

const MINUTE = 60_000;

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("a session that is over is said, and half a second later signing in begins", async () => {
  jest.useFakeTimers();
  const leave = jest.spyOn(away, "to").mockImplementation(() => {});
  fakeApi({
    "dashboard/get-stats": () => {
      throw new AppError("UNAUTHENTICATED");
    },
  });
  renderScreen(<Stats />);
  expect(await screen.findByText("You are logged out. Logging in again...")).toBeVisible();

  // Finding the words may have taken a step of 50 ms.
  act(() => jest.advanceTimersByTime(449));
  expect(leave).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(51));
  expect(leave).toHaveBeenCalledWith("/api/login");
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
