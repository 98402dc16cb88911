import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What a page's width is compared with. */
const breakpoint = /\((?:min|max)-width:\s*([^)]+)\)/g;

// In px they stay where they are when a reader's letters are twice as large (WCAG 1.4.4), and the header runs out of the page.
test("the landing page's breakpoints grow with the reader's letters", () => {
  const sheets = readdirSync(__dirname).filter((name) => name.endsWith(".css"));
  const widths = sheets.flatMap((name) => [...readFileSync(join(__dirname, name), "utf8").matchAll(breakpoint)]);
  expect(widths.length).toBeGreaterThan(0);
  expect(widths.map(([, width]) => width).filter((width) => !width?.endsWith("em"))).toEqual([]);
});
