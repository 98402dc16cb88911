import { readFileSync } from "node:fs";
import { join } from "node:path";
import imageSize from "image-size";
import { appIcon, appIcons } from "#web/build/icon";
import { manifest } from "#web/build/manifest";

const folder = join(__dirname, "../../icons");

test("each icon is there in the size that the manifest names", () => {
  const { icons, start_url, display } = JSON.parse(manifest());
  expect({ start_url, display }).toEqual({ start_url: "/dashboard", display: "standalone" });
  expect(icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  for (const { src, sizes } of icons) {
    const { width, height, type } = imageSize(readFileSync(join(folder, src.replace("/icons/", ""))));
    expect(`${width}x${height} ${type}`).toBe(`${sizes} png`);
  }
});

test.each(appIcons.map(({ file, size }) => [file, size] as const))("%s is drawn at its size", (file, size) => {
  expect(imageSize(readFileSync(join(folder, file)))).toMatchObject({ width: size, height: size, type: "png" });
});

// A mask may cut off all but the circle of 0.8 of the width.
test("the mark of the maskable icon is inside what every mask leaves", () => {
  const [, offset = 0, scale = 0] = (
    /translate\(([\d.]+) [\d.]+\) scale\(([\d.]+)\)/.exec(appIcon({ share: 0.5, radius: 0 })) ?? []
  ).map(Number);
  const corner = Math.hypot(12 - offset - 5 * scale, 12 - offset - 3 * scale);

  expect(corner).toBeLessThan(24 * 0.4);
});
