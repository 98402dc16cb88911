import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { lengthenWords, overflowsOf } from "./pseudo-locale";

type RunOptions = Parameters<AxeBuilder["options"]>[0];

// All that axe looks at by itself, and a rule of WCAG 2.5.3 that it leaves out unless it is named.
const rules = { "label-content-name-mismatch": { enabled: true } };
const all: RunOptions = { rules, resultTypes: ["violations"] };
/** Contrast is three quarters of axe's work, and words of another language change no colour. */
const allButColors: RunOptions = {
  rules: { ...rules, "color-contrast": { enabled: false } },
  resultTypes: ["violations"],
};
/** What another theme can break: it changes colours alone. */
const colors: RunOptions = { runOnly: ["color-contrast"], resultTypes: ["violations"] };
const SETTLE_MS = 250;

export const WIDE = 1280;
export const NARROW = 360;

/**
 * What is wrong with the screen, at both widths and in both themes: rules of WCAG 2.2 AA that it breaks, ids given
 * twice, and content wider than its place, as it is, with the text spacing that WCAG 1.4.12 lets a reader choose, and with words
 * that are 40 % longer. The page starts wide and light, and is so again afterwards.
 *
 * @param hasColors whether colours are looked at too, in both themes: once for a screen is enough
 */
export async function problemsOf(page: Page, { hasColors = true } = {}): Promise<string[]> {
  // A skeleton or a fading window would be judged half there.
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(SETTLE_MS);

  const found: string[] = [];
  for (const width of [WIDE, NARROW]) {
    await turnTo(page, width);
    const problems = [...(await brokenRules(page, hasColors ? all : allButColors)), ...(await layoutProblemsOf(page))];
    if (hasColors) problems.push(...(await darkProblemsOf(page)));
    found.push(...problems.map((problem) => `${width} px: ${problem}`));
  }
  const shortenAgain = await lengthenWords(page);
  for (const width of [NARROW, WIDE]) {
    await turnTo(page, width);
    found.push(...(await overflowsOf(page)).map((problem) => `${width} px: ${problem}`));
  }
  await shortenAgain();
  return found;
}

async function darkProblemsOf(page: Page): Promise<string[]> {
  await toggleTheme(page);
  const problems = await brokenRules(page, colors);
  await toggleTheme(page);
  return problems.map((problem) => `dark: ${problem}`);
}

async function turnTo(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  // Under the sticky header a control would count as covered, which scrolling undoes.
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** As the button in the header does it, which a window may cover; colours that fade into each other are at their end. */
function toggleTheme(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.classList.toggle("dark");
    for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
  });
}

/**
 * Legacy mode looks at no frames of other origins, of which there are none, and needs no second page. A page takes in axe,
 * half a megabyte of code, at its first look alone: an empty statement replaces it afterwards.
 */
async function brokenRules(page: Page, options: RunOptions): Promise<string[]> {
  const axeSource = (await page.evaluate(() => "axe" in window)) ? ";" : undefined;
  const { violations } = await new AxeBuilder({ page, axeSource }).setLegacyMode().options(options).analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

function layoutProblemsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    if (twice.length > 0) found.push(`ids given twice: ${twice.join(", ")}`);

    const root = document.documentElement;
    const wider = () => root.scrollWidth - root.clientWidth;
    if (wider() > 0) found.push(`${wider()} px wider than the page`);

    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }",
    );
    document.adoptedStyleSheets.push(spacing);
    if (wider() > 0) found.push(`${wider()} px wider than the page with wide text spacing`);
    document.adoptedStyleSheets.pop();
    return found;
  });
}
