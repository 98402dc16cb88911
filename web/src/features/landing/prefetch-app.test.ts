import { fireEvent } from "@testing-library/dom";
import { prefetchApp } from "./prefetch-app";

const hints = () => [...document.querySelectorAll("head link")].map((link) => link.getAttribute("rel"));

function open(saveData: boolean) {
  jest.useFakeTimers();
  Object.defineProperty(navigator, "connection", { value: { saveData }, configurable: true });
  document.documentElement.dataset.app = "/assets/main.js /assets/onboarding.js";
  document.head.replaceChildren();
  document.body.innerHTML = '<a href="/onboarding" data-app>Start</a><a href="/plans" data-app>Plans</a>';
  prefetchApp(document);
}

afterEach(() => {
  jest.useRealTimers();
});

test("two seconds after the page is there the app's code comes", () => {
  open(false);
  jest.advanceTimersByTime(1_999);
  expect(hints()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(hints()).toEqual(["prefetch", "prefetch"]);
});

test("a link that is pointed at has it made ready, once", () => {
  open(true);
  for (const link of document.querySelectorAll("a")) fireEvent.pointerEnter(link);
  expect(hints()).toEqual(["modulepreload", "modulepreload"]);
});

test("a reader who saves data gets nothing ahead", () => {
  open(true);
  jest.advanceTimersByTime(60_000);
  expect(hints()).toEqual([]);
});
