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
// One that closes may stay a moment longer for its animation's sake.
const tooltip = () => screen.queryAllByRole("tooltip").find(({ dataset }) => dataset.state === "open")?.textContent;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const pointAt = (name: string) => act(async () => fireEvent.pointerMove(button(name)));
const leave = (name: string) => act(async () => fireEvent.pointerLeave(button(name)));

afterEach(async () => {
  await pass(2_000);
  jest.useRealTimers();
});

test("a tooltip opens after 700 ms, as a tooltip to screen readers too", async () => {
  show();
  await pointAt("Save");
  await pass(699);
  expect(tooltip()).toBeUndefined();
  await pass(1);
  expect(tooltip()).toBe("Save");
  expect(button("Save")).toHaveAccessibleDescription("Save");
});

test("it closes with Escape", async () => {
  show();
  await pointAt("Save");
  await pass(700);
  await act(async () => fireEvent.keyDown(button("Save"), { key: "Escape" }));
  await pass(1);
  expect(tooltip()).toBeUndefined();
});

test.each([
  ["within 300 ms opens at once", 299, "Send"],
  ["after 300 ms waits again", 301, undefined],
])("the next tooltip %s", async (_, ms, shown) => {
  show();
  await pointAt("Save");
  await pass(700);
  await leave("Save");
  await pass(ms);
  await pointAt("Send");
  await pass(1);
  expect(tooltip()).toBe(shown);
});

test("a person who presses the button gets no tooltip", async () => {
  show();
  await pointAt("Save");
  await act(async () => fireEvent.pointerDown(button("Save")));
  await act(async () => fireEvent.click(button("Save")));
  await pass(700);
  expect(tooltip()).toBeUndefined();
});

test("a finger gets no tooltip", async () => {
  show();
  const touch = createEvent.pointerMove(button("Save"));
  Object.defineProperty(touch, "pointerType", { value: "touch" });
  await act(async () => fireEvent(button("Save"), touch));
  await pass(700);
  expect(tooltip()).toBeUndefined();
});
