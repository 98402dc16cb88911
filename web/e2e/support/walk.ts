import type { Browser, Page, Response } from "playwright-core";
import { isBusy } from "#infra/local/seed/busy";
import { enter, origin, visit } from "./browser";
import { problemsOf, WIDE } from "./screen-checks";
import type { Screen } from "./screens";

/**
 * What is wrong with some screens of a person, each opened by its address in one language and looked at in both widths; its colours,
 * which no language changes, in both themes.
 *
 * @param who the name of an account of the local contract, or "visitor"
 */
export async function walk(
  browser: Browser,
  who: string,
  screens: readonly Screen[],
  language: "en" | "es",
): Promise<string[]> {
  const { page, faults } = await visit(browser, { language, width: WIDE });
  if (who !== "visitor") await enter(page, origin, `${who}@redress.example`);
  const found: string[] = [];
  // A page asks the server for nothing that it knows it may not have: each refusal would be an error on the console.
  page.on("response", (answer) => {
    if (answer.status() === 401) found.push(`401 ${answer.url()}`);
  });
  for (const { path, open } of screens) {
    const problems = await whenAnswered(page, async () => {
      await page.setViewportSize({ width: WIDE, height: 900 });
      await page.goto(origin + path);
      await page.locator("h1").first().waitFor();
      await open?.(page);
      return problemsOf(page, { hasColors: language === "en" });
    });
    found.push(...problems.map((problem) => `${path}: ${problem}`));
  }
  await page.context().close();
  return [...found, ...faults].map((problem) => `${who} ${problem}`);
}

/** A busy machine may miss a deadline, with an error on the screen; people come again then, and so does this, three times at most. */
async function whenAnswered<T>(page: Page, look: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    let wasBusy = false;
    const listen = (answer: Response) => {
      wasBusy ||= isBusy(answer.status());
    };
    page.on("response", listen);
    try {
      const seen = await look();
      if (!wasBusy || tries === 3) return seen;
    } catch (error) {
      if (!wasBusy || tries === 3) throw error;
    } finally {
      page.off("response", listen);
    }
  }
}
