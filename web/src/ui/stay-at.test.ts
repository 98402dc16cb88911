import { stayAt } from "./stay-at";

const sizes: { change: () => void; isGone: boolean }[] = [];

class FakeResizeObserver {
  private readonly size: (typeof sizes)[number];

  constructor(change: () => void) {
    this.size = { change, isGone: false };
    sizes.push(this.size);
  }

  observe() {
    this.size.change();
  }

  disconnect() {
    this.size.isGone = true;
  }
}

const place = () => Object.assign(document.createElement("h2"), { scrollIntoView: jest.fn() });
const grow = () => {
  for (const { change, isGone } of sizes) if (!isGone) change();
};

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { ResizeObserver: FakeResizeObserver });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, "ResizeObserver");
  sizes.length = 0;
});

test("a place stays in view while what is above it comes", () => {
  const title = place();
  stayAt(title);
  grow();
  expect(title.scrollIntoView).toHaveBeenCalledTimes(2);
});

test.each([
  ["the reader moves", () => window.dispatchEvent(new Event("wheel"))],
  ["the page is at rest", () => jest.advanceTimersByTime(5_000)],
])("nothing is moved any more once %s", (_, happens) => {
  const title = place();
  stayAt(title);
  happens();
  grow();
  expect(title.scrollIntoView).toHaveBeenCalledTimes(1);
});

test("a browser that cannot tell sizes is left alone", () => {
  Reflect.deleteProperty(window, "ResizeObserver");
  const title = place();
  stayAt(title)();
  expect(title.scrollIntoView).not.toHaveBeenCalled();
});
