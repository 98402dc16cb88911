import { fakeSizes, growPage } from "#web/src/testing/fake-resize-observer";
import { stayAt } from "./stay-at";

let restoreSizes: () => void;

const place = () => Object.assign(document.createElement("h2"), { scrollIntoView: jest.fn() });

beforeEach(() => {
  jest.useFakeTimers();
  restoreSizes = fakeSizes();
});
afterEach(() => {
  jest.useRealTimers();
  restoreSizes();
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
