import type { Browser } from "playwright-core";
import { openBrowser, origin, visit } from "./support/browser";

jest.setTimeout(120_000);

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser?.close());

const servedAt = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(origin + path, { headers });
  const start = Buffer.from(await answer.arrayBuffer()).subarray(0, 12);
  return { status: answer.status, type: answer.headers.get("content-type"), start: start.toString("latin1"), answer };
};

test.each(["en", "es"] as const)("the landing page in %s has its film, poster and captions", async (language) => {
  const { page, faults, urls } = await visit(browser, { language, width: 1280 });
  // By hand, so that it does not matter what this browser lets play by itself.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${origin}/landing`);
  const video = page.locator("video");
  const play = page.getByRole("button", { name: /^(Play with Sound|Reproducir con sonido)$/ });
  const canPlay = await video.evaluate((film: HTMLVideoElement) => film.canPlayType('video/mp4; codecs="avc1.64001f"'));
  // Browsers that are built without H.264 offer the file.
  await (canPlay === "" ? page.locator("[data-film-unsupported]") : play).waitFor();
  expect(urls.filter((url) => url.endsWith(".mp4"))).toEqual([]);

  const film = await servedAt((await video.getAttribute("src")) ?? "", { range: "bytes=0-99" });
  expect([film.status, film.type, film.start.slice(4, 8)]).toEqual([206, "video/mp4", "ftyp"]);
  expect(film.answer.headers.get("cache-control")).toContain("immutable");
  const poster = await servedAt((await video.getAttribute("poster")) ?? "");
  expect([poster.status, poster.type, poster.start.slice(8, 12)]).toEqual([200, "image/webp", "WEBP"]);
  const captions = await servedAt((await page.locator("track").getAttribute("src")) ?? "");
  expect([captions.status, captions.start.slice(0, 6)]).toEqual([200, "WEBVTT"]);

  if (canPlay !== "") {
    await play.click();
    await page.waitForFunction(() => (document.querySelector("video")?.currentTime ?? 0) > 0);
    const sound = await video.evaluate(({ muted, volume }: HTMLVideoElement) => ({ muted, volume }));
    expect(sound).toEqual({ muted: false, volume: 0.8 });
    await play.waitFor({ state: "hidden" });
  }
  expect(faults).toEqual([]);
  await page.context().close();
});
