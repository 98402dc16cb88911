import type { Browser } from "playwright-core";

/** A picture of an invented ID card, drawn by the browser: a real PNG of ordinary size. */
export async function drawIdPhoto(browser: Browser, side: "front" | "back"): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 640, height: 400 } });
  await page.setContent(`<body style="margin:0;background:#345;color:#fff;font:28px sans-serif;padding:40px">
    <p>SAMPLE IDENTIFICATION CARD</p><p>${side} side</p></body>`);
  const photo = await page.screenshot({ type: "png" });
  await page.close();
  return photo;
}
