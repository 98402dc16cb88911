import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { appIcons } from "#web/build/icon";

// Draws the icons of the installed app from their SVG: CHROME_PATH=… node --import tsx web/tools/draw-icons.ts
const folder = join(import.meta.dirname, "../icons");
const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: ["--no-sandbox"] });
const page = await browser.newPage();

for (const { file, size, svg } of appIcons) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  await writeFile(join(folder, file), await page.screenshot({ omitBackground: true }));
}
await browser.close();
