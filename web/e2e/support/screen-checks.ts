import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { overflowsWhenLonger } from "./pseudo-locale";

// All that axe looks at by itself, and a rule of WCAG 2.5.3 that it leaves out unless it is named.
const rules = { "label-content-name-mismatch": { enabled: true } };
const SETTLE_MS = 250;

/**
 * What is wrong with the screen as it stands: rules of WCAG 2.2 AA that it breaks, ids given twice, and content wider than its
 * place, as it is, with the text spacing that WCAG 1.4.12 lets a reader choose, and with words that are 40 % longer.
 */
export async function problemsOf(page: Page): Promise<string[]> {
  // A skeleton or a fading window would be judged half there.
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(SETTLE_MS);
  // Under the sticky header a control would count as covered, which scrolling undoes.
  await page.evaluate(() => window.scrollTo(0, 0));

  const { violations } = await new AxeBuilder({ page }).options({ rules }).analyze();
  const broken = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(" | ")}`,
  );
  return [...broken, ...(await layoutProblemsOf(page)), ...(await overflowsWhenLonger(page))];
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
