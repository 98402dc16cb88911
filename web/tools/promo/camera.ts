import type { Locator, Page } from "playwright-core";
import { framesIn, type Moment, SCREEN } from "./film";

const TOUCH_SECONDS = 0.5;
const SETTLE_MS = 2_000;

/** Films a page frame by frame: it takes as long as it must, and the film runs evenly all the same. */
export class Camera {
  readonly moments: Moment[] = [];

  constructor(private readonly page: Page) {}

  /** Lets answers come and skeletons go, which is not filmed. */
  async settle(): Promise<void> {
    await this.page.waitForTimeout(SETTLE_MS);
  }

  /** Begins with the element so many CSS pixels below the upper edge. */
  async startAt(element: Locator, below: number): Promise<void> {
    await this.moveTo((await this.heightOf(element)) - below);
  }

  /** Stays on the screen as it is. */
  async hold(seconds: number): Promise<void> {
    this.moments.push({ picture: await this.picture(), frames: framesIn(seconds) });
  }

  /** Scrolls until the element, or the words in it, are so many CSS pixels below the upper edge. */
  async scrollTo(element: Locator, seconds: number, { below = 20, words = "" } = {}): Promise<void> {
    const from = await this.page.evaluate(() => window.scrollY);
    const to = (await this.heightOf(element)) + (await element.evaluate(depthOf, words)) - below;
    const frames = framesIn(seconds);
    for (let frame = 1; frame <= frames; frame += 1) {
      await this.moveTo(from + (to - from) * eased(frame / frames));
      this.moments.push({ picture: await this.picture(), frames: 1 });
    }
  }

  /** Touches an element, and shows where. */
  async touch(element: Locator): Promise<void> {
    const { x, y, width, height } = await placeOf(element);
    const [middle, line] = [x + Math.min(width, 160) / 2, y + height / 2];
    const touch = { x: middle * SCREEN.sharpness, y: line * SCREEN.sharpness };
    this.moments.push({ picture: await this.picture(), frames: framesIn(TOUCH_SECONDS), touch });
    await this.page.mouse.click(middle, line);
    await this.settle();
  }

  private picture(): Promise<Buffer> {
    return this.page.screenshot({ animations: "disabled", caret: "hide" });
  }

  private async moveTo(height: number): Promise<void> {
    await this.page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), height);
  }

  /** From the top of the page, in CSS pixels. */
  private async heightOf(element: Locator): Promise<number> {
    const { y } = await placeOf(element);
    return y + (await this.page.evaluate(() => window.scrollY));
  }
}

async function placeOf(element: Locator) {
  await element.waitFor();
  const box = await element.boundingBox();
  if (!box) throw new Error(`Nothing to film: ${element}`);
  return box;
}

/** Slow, fast, slow. */
function eased(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}

/** How far below an element's upper edge these words of it are, in CSS pixels. Runs in the page. */
function depthOf(element: Element, words: string): number {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const at = text.textContent?.indexOf(words) ?? -1;
    if (words === "" || at < 0) continue;
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + words.length);
    return range.getBoundingClientRect().top - element.getBoundingClientRect().top;
  }
  return 0;
}
