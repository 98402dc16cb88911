import "@testing-library/jest-dom";
import { TextDecoder, TextEncoder } from "node:util";
import { cleanup, configure } from "@testing-library/react";
import { toHaveNoViolations } from "jest-axe";
import { sessionMarker } from "#web/src/api/session-marker";
import { toastStore } from "#web/src/ui/toast-store";

expect.extend(toHaveNoViolations);

// A busy machine draws a whole screen in far more than the one second that is waited otherwise.
configure({ asyncUtilTimeout: 60_000 });

// What jsdom leaves out and the libraries ask for.
Object.assign(globalThis, { TextEncoder, TextDecoder });
globalThis.structuredClone ??= <T>(value: T): T => JSON.parse(JSON.stringify(value));

class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= NoResizeObserver;

Object.defineProperty(window, "matchMedia", {
  writable: true,
  value: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }),
});
window.scrollTo = () => {};
Element.prototype.scrollTo ??= () => {};
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};

const realError = console.error;
let unexpected: string[] = [];

beforeEach(() => {
  unexpected = [];
  // Whether someone is signed in is what the fake API answers.
  sessionMarker.isThere = () => true;
  console.error = (...words: unknown[]) => {
    unexpected.push(words.map(String).join(" "));
    realError(...words);
  };
});

afterEach(() => {
  cleanup();
  console.error = realError;
  toastStore.dismiss();
  localStorage.clear();
  sessionStorage.clear();
  // A missing word, a missing key or an unhandled state update is a fault of the screen, not noise.
  if (unexpected.length > 0) throw new Error(`console.error was called: ${unexpected.join("\n")}`);
});
