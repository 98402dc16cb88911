import { fakeSizes, growPage } from "#web/src/testing/fake-resize-observer";
import { keepFocusInSight, stayAt } from "./stay-at";

let restoreSizes: () => void;

const place = () => Object.assign(document.createElement("h2"), { scrollIntoView: jest.fn() });

beforeEach(() => {
  jest.useFakeTimers();
  restoreSizes = fakeSizes();
});
afterEach(() => {
  jest.useRealTimers();
  restoreSizes();
  document.body.replaceChildren();
});

test("a place stays in view while what is above it comes", () => {
  const title = place();
  stayAt(title);
  growPage();
  expect(title.scrollIntoView).toHaveBeenCalledTimes(2);
});

test.each([
  ["the reader moves", () => window.dispatchEvent(new Event("wheel"))],
  ["the page is at rest", () => jest.advanceTimersByTime(5_000)],
])("nothing is moved any more once %s", (_, happens) => {
  const title = place();
  stayAt(title);
  happens();
  growPage();
  expect(title.scrollIntoView).toHaveBeenCalledTimes(1);
});

test("a browser that cannot tell sizes is left alone", () => {
  Reflect.deleteProperty(window, "ResizeObserver");
  const title = place();
  stayAt(title)();
  expect(title.scrollIntoView).not.toHaveBeenCalled();
});

const focusedButton = () => {
  const button = Object.assign(document.createElement("button"), { scrollIntoView: jest.fn() });
  document.body.append(button);
  button.focus();
  return button;
};

test("what has the focus stays in sight while the page above it grows", () => {
  const opener = focusedButton();
  keepFocusInSight();
  growPage();
  expect(opener.scrollIntoView).toHaveBeenCalledTimes(2);
  // One that is in sight already does not jump to the top.
  expect(opener.scrollIntoView).toHaveBeenLastCalledWith({ block: "nearest" });
});

test("the part that has the focus by then is kept in sight, not the one that had it", () => {
  const opener = focusedButton();
  keepFocusInSight();
  const next = focusedButton();
  growPage();
  expect([opener, next].map(({ scrollIntoView }) => scrollIntoView.mock.calls.length)).toEqual([1, 1]);
});

test("where nothing has the focus, the page stays where it is", () => {
  const title = Object.assign(document.body, { scrollIntoView: jest.fn() });
  keepFocusInSight();
  growPage();
  expect(title.scrollIntoView).not.toHaveBeenCalled();
  Reflect.deleteProperty(document.body, "scrollIntoView");
});

test.each([
  ["types on", () => window.dispatchEvent(new Event("keydown"))],
  ["scrolls", () => window.dispatchEvent(new Event("touchstart"))],
])("a reader who %s is not taken back to what has the focus", (_, happens) => {
  const opener = focusedButton();
  keepFocusInSight();
  happens();
  growPage();
  expect(opener.scrollIntoView).toHaveBeenCalledTimes(1);
});
