import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

const WCAG_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const SETTLE_MS = 250;

/** What is wrong with the screen as it stands: rules of WCAG 2.2 AA that it breaks, and content wider than the page. */
export async function problemsOf(page: Page): Promise<string[]> {
  // A skeleton or a fading window would be judged half there.
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(SETTLE_MS);
  // Under the sticky header a control would count as covered, which scrolling undoes.
  await page.evaluate(() => window.scrollTo(0, 0));

  const { violations } = await new AxeBuilder({ page }).withTags(WCAG_AA).analyze();
  const broken = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(" | ")}`,
  );
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overflow > 0 ? [...broken, `${overflow} px wider than the page`] : broken;
}
