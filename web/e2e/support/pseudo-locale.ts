import type { Page } from "playwright-core";

/** Makes each word of the page 40 % longer, as in a language with longer words. @returns what gives the page its own words again */
export async function lengthenWords(page: Page): Promise<() => Promise<void>> {
  const shortenAgain = await page.evaluateHandle(() => {
    const GROWTH = 0.4;
    const longer = (text: string) =>
      text.replace(/\p{L}+/gu, (word) => word + word.slice(-1).repeat(Math.ceil(word.length * GROWTH)));

    const own = new Map<Node, string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement;
      if (!holder || holder.closest("script, style, svg")) continue;
      own.set(text, text.nodeValue ?? "");
      text.nodeValue = longer(text.nodeValue ?? "");
    }
    return () => {
      for (const [text, words] of own) text.nodeValue = words;
    };
  });
  return () => shortenAgain.evaluate((shorten) => shorten());
}

/** Texts that have outgrown their place, with whatever is open on the page. */
export function overflowsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isForScreenReadersOnly = (element: Element | null): boolean =>
      element !== null && (element.getBoundingClientRect().width <= 1 || isForScreenReadersOnly(element.parentElement));
    const root = document.documentElement;
    const wider = root.scrollWidth - root.clientWidth;
    const cut = [...document.querySelectorAll<HTMLElement>("h1,h2,h3,p,a,button,label,legend,dt,dd,th,td,li,summary")]
      .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
      .filter((element) => !isForScreenReadersOnly(element))
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element);
        return overflowX === "visible" && textOverflow !== "ellipsis";
      })
      .map(({ tagName, textContent, scrollWidth, clientWidth }) => {
        return `${tagName} “${textContent?.slice(0, 60)}” is cut off: ${scrollWidth} of ${clientWidth} px`;
      });
    return wider > 0 ? [`${wider} px wider than the page when texts are longer`, ...cut] : cut;
  });
}
