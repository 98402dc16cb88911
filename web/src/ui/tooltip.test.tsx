import { act, createEvent, fireEvent, screen } from "@testing-library/react";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { Tooltip } from "./tooltip";

function show() {
  jest.useFakeTimers();
  fakeApi({});
  renderScreen(
    <div>
      {["Save", "Send"].map((words) => (
        <Tooltip key={words} words={words}>
          <button type="button" aria-label={words}>
            ●
          </button>
        </Tooltip>
      ))}
    </div>,
  );
}

const button = (name: string) => screen.getByRole("button", { name });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const pointAt = (name: string) => fireEvent.pointerOver(button(name));
const leave = (name: string) => fireEvent.pointerOut(button(name));

afterEach(() => {
  pass(1_000);
  jest.useRealTimers();
});

test("a tooltip opens after 700 ms", () => {
  show();
  pointAt("Save");
  pass(699);
  expect(screen.queryByText("Save")).toBeNull();
  pass(1);
  expect(screen.getByText("Save")).toBeVisible();
  leave("Save");
  expect(screen.queryByText("Save")).toBeNull();
});

test("it opens for the keyboard too, and goes with Escape", () => {
  show();
  act(() => button("Save").focus());
  pass(700);
  expect(screen.getByText("Save")).toBeVisible();
  fireEvent.keyDown(document, { key: "Escape" });
  expect(screen.queryByText("Save")).toBeNull();
});

test.each([
  ["within 300 ms opens at once", 299, true],
  ["after 300 ms waits again", 300, false],
])("the next tooltip %s", (_, ms, isOpen) => {
  show();
  pointAt("Save");
  pass(700);
  leave("Save");
  pass(ms);
  pointAt("Send");
  pass(1);
  expect(screen.queryByText("Send") !== null).toBe(isOpen);
});

test("whoever presses the button gets no tooltip", () => {
  show();
  pointAt("Save");
  fireEvent.click(button("Save"));
  pass(700);
  expect(screen.queryByText("Save")).toBeNull();
});

test("a finger gets no tooltip", () => {
  show();
  const touch = createEvent.pointerOver(button("Save"));
  Object.defineProperty(touch, "pointerType", { value: "touch" });
  fireEvent(button("Save"), touch);
  pass(700);
  expect(screen.queryByText("Save")).toBeNull();
});
