import type { Page } from "playwright-core";

const GROWTH = 0.4;
const accents: Record<string, string> = { a: "á", e: "é", i: "í", o: "ö", u: "ü", n: "ñ", A: "Á", E: "É", O: "Ö" };

/** The text with each word at least 40 % longer and accented, as languages with longer words would have it. Tags stay as they are. */
function longer(text: string): string {
  return text.replace(/[A-Za-zÀ-ÿ]+/g, (word) => {
    const accented = [...word].map((letter) => accents[letter] ?? letter).join("");
    const last = accented.at(-1) ?? "";
    return accented + last.repeat(Math.ceil(word.length * GROWTH));
  });
}

/** Lets the app speak a language in which every text is 40 % longer: its catalogue arrives with longer words. */
export async function speakLonger(page: Page): Promise<void> {
  await page.route("**/assets/*.js", async (route) => {
    const answer = await route.fetch();
    const code = await answer.text();
    if (!code.includes('"common.product":[')) return route.fulfill({ response: answer, body: code });
    const body = code.replace(/(\{type:0,value:)("(?:[^"\\]|\\.)*")/g, (_, start: string, text: string) => {
      // The build writes § as \\xA7, which JSON does not know.
      return start + JSON.stringify(longer(JSON.parse(text.replace(/\\x(..)/g, "\\u00$1"))));
    });
    return route.fulfill({ response: answer, body });
  });
}

/** Texts that stand outside their own box, or outside the page, in the reader's words. */
export function overflowsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const wider = root.scrollWidth - root.clientWidth;
    const cut = [...document.querySelectorAll<HTMLElement>("h1,h2,h3,p,a,button,label,legend,dt,dd,th,td,li,summary")]
      .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element);
        return overflowX === "visible" && textOverflow !== "ellipsis";
      })
      .map(
        (element) =>
          `${element.tagName} “${element.textContent.slice(0, 60)}” ${element.scrollWidth}/${element.clientWidth}`,
      );
    return wider > 0 ? [`${wider} px wider than the page`, ...cut] : cut;
  });
}
