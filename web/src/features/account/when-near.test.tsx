import { act, screen } from "@testing-library/react";
import { renderScreen } from "#web/src/testing/render-screen";
import { WhenNear } from "./when-near";

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, "IntersectionObserver");
});

test("what is far down the page is drawn once the page is at rest, for a search in the page and a reader by ear", async () => {
  jest.useFakeTimers();
  const neverNear = class {
    observe() {}
    disconnect() {}
  };
  Object.assign(globalThis, { IntersectionObserver: neverNear });
  renderScreen(<WhenNear placeholder="Waiting">Delete my account</WhenNear>);

  expect(screen.getByText("Waiting")).toBeInTheDocument();
  expect(screen.queryByText("Delete my account")).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(screen.getByText("Delete my account")).toBeInTheDocument();
});
