import { ChakraProvider } from "@chakra-ui/react";
import { render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Later, Rows } from "./later";
import { system } from "./theme/system";

const around = (part: ReactElement) => <ChakraProvider value={system}>{part}</ChakraProvider>;
/** What stands there at once, before anything is drawn later. */
const atOnce = (part: ReactElement) => renderToStaticMarkup(around(part));
const numbers = (
  <Rows rows={["one", "two", "three"]} first={2}>
    {(name) => <li key={name}>{name}</li>}
  </Rows>
);

let now: jest.SpyInstance;

beforeEach(() => {
  now = jest.spyOn(performance, "now").mockReturnValue(1_900);
});

afterEach(() => {
  now.mockRestore();
  window.history.replaceState(null, "", "/");
});

test("on a slow phone what is below the first screenful is drawn after it, and something keeps its place until then", () => {
  expect(atOnce(<Later>below</Later>)).not.toContain("below");
  expect(atOnce(<Later as="li">below</Later>)).toMatch(/^<li class="[^"]+"><\/li>$/);
});

test("of a list the first rows are there at once", () => {
  expect(atOnce(numbers)).toContain("two");
  expect(atOnce(numbers)).not.toContain("three");
});

test("a quick phone draws all of it in one go", () => {
  now.mockReturnValue(400);
  expect(atOnce(<Later>below</Later>)).toContain("below");
});

test("another page than the one that the app started with is whole at once", () => {
  window.history.replaceState(null, "", "/credit-report");
  expect(atOnce(<Later>below</Later>)).toContain("below");
});

test("an address that leads into the page has it whole at once", () => {
  window.history.replaceState(null, "", "/?dispute=1");
  expect(atOnce(<Later>below</Later>)).toContain("below");
});

test("once the first page has been drawn it is whole at once, so that going back finds its place", () => {
  render(around(<Later>below</Later>));
  expect(screen.getByText("below")).toBeVisible();
  expect(atOnce(numbers)).toContain("three");
});
