import { pageStyle } from "./page-style";

test("the page has the theme's resets, styles and variables of both themes before a script runs", async () => {
  const style = await pageStyle();
  expect(style).toContain("@layer reset,base,tokens,recipes;");
  expect(style).toMatch(/@layer reset\{html\{line-height:1\.5/);
  expect(style).toMatch(/@layer base\{.*:focus-visible\{outline:2px solid/);
  expect(style.match(/--r-colors-accent-solid:/g)).toHaveLength(2);
});
