import { readFileSync } from "node:fs";
import { join } from "node:path";
import english from "#shared/i18n/en/landing.json";
import spanish from "#shared/i18n/es/landing.json";

const folder = join(__dirname, "../../../promo");
const catalogues: Record<string, Record<string, string>> = { en: english, es: spanish };
const MB = 1_000_000;

type Box = { type: string; content: Buffer };

/** The boxes that are one after another in an MP4, or in one of its boxes (ISO/IEC 14496-12, 4.2). */
function boxesIn(file: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at < file.length; ) {
    const size = file.readUInt32BE(at) || file.length - at;
    boxes.push({ type: file.toString("latin1", at + 4, at + 8), content: file.subarray(at + 8, at + size) });
    at += size;
  }
  return boxes;
}

function inside(file: Buffer, ...path: string[]): Buffer[] {
  return path.reduce(
    (parts, type) => parts.flatMap((part) => boxesIn(part).flatMap((box) => (box.type === type ? [box.content] : []))),
    [file],
  );
}

/** In seconds; the movie header's version 0 has 32 bits for it, version 1 has 64. */
function durationOf(film: Buffer): number {
  const [header = Buffer.alloc(32)] = inside(film, "moov", "mvhd");
  return header[0] === 1
    ? Number(header.readBigUInt64BE(24)) / header.readUInt32BE(20)
    : header.readUInt32BE(16) / header.readUInt32BE(12);
}

/** In seconds: start and end of each cue, and its words. */
function cuesOf(captions: string) {
  return captions
    .split("\n\n")
    .slice(1)
    .map((cue) => {
      const [times = "", ...words] = cue.trim().split("\n");
      const [start, end] = times.split(" --> ").map((time) => Date.parse(`1970-01-01T${time}Z`) / 1_000);
      return { start, end, words: words.join(" ") };
    });
}

describe.each(["en", "es"])("the film in %s", (language) => {
  const film = readFileSync(join(folder, `promo.${language}.mp4`));
  const cues = cuesOf(readFileSync(join(folder, `promo.${language}.vtt`), "utf8"));

  test("is an MP4 of H.264 and AAC that begins to play before it is loaded whole", () => {
    expect(boxesIn(film).map(({ type }) => type)).toEqual(expect.arrayContaining(["ftyp", "moov", "mdat"]));
    const order = boxesIn(film).map(({ type }) => type);
    expect(order[0]).toBe("ftyp");
    expect(order.indexOf("moov")).toBeLessThan(order.indexOf("mdat"));
    const descriptions = inside(film, "moov", "trak", "mdia", "minf", "stbl", "stsd");
    expect(descriptions.map((description) => boxesIn(description.subarray(8))[0]?.type)).toEqual(["avc1", "mp4a"]);
  });

  test("takes 20 to 40 seconds and less than 3 MB", () => {
    expect(durationOf(film)).toBeGreaterThanOrEqual(20);
    expect(durationOf(film)).toBeLessThanOrEqual(40);
    expect(film.length).toBeLessThan(3 * MB);
  });

  test("has a poster that is light enough for the first view of the page", () => {
    const poster = readFileSync(join(folder, `promo.${language}.webp`));
    expect(poster.toString("latin1", 8, 12)).toBe("WEBP");
    expect(poster.length).toBeLessThan(25_000);
  });

  test("is captioned from beginning to end with the catalogue's words", () => {
    const said = Object.entries(catalogues[language] ?? {}).filter(([key]) => key.startsWith("landing.video.caption."));
    expect(cues.map(({ words }) => words)).toEqual(said.map(([, words]) => words));
    expect(cues[0]?.start).toBe(0);
    for (const [index, { end }] of cues.slice(0, -1).entries()) expect(cues[index + 1]?.start).toBe(end);
    expect(Math.abs((cues.at(-1)?.end ?? 0) - durationOf(film))).toBeLessThan(0.1);
  });
});
