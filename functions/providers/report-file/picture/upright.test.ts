import { countMarks } from "./count-marks";
import { type Gray, makeGray } from "./gray";
import { mostReadable } from "./upright";

/** A few lines of letters low on a sheet, whose upper end shows the dark table that it lies on. */
function receipt(): Gray {
  const photo = makeGray(850, 1_600);
  photo.data.fill(30, 0, 850 * 450);
  for (let line = 0; line < 5; line += 1) {
    for (let y = 1_000 + line * 40; y < 1_016 + line * 40; y += 1) {
      for (let x = 80; x < 480; x += 1) if (x % 16 < 10) photo.data[y * 850 + x] = 40;
    }
  }
  return photo;
}

test("the strip that is read is one of writing, not the table beside the sheet", () => {
  const strips: Gray[] = [];
  const engine = {
    read: (strip: Gray) => {
      strips.push(strip);
      return [{ text: "Received", x: 80, y: 0, width: 90, height: 16, confidence: 0.9 }];
    },
  };
  expect(mostReadable({ page: receipt() }, [], engine)).toMatchObject({ sure: 0.9, isWriting: true });
  expect(strips.map(countMarks)).toEqual([125]);
});

test("the way in which most letters are read is the right one, though a few words of another look surer", () => {
  const page = receipt();
  const word = (text: string, confidence: number) => ({ text, x: 80, y: 0, width: 90, height: 16, confidence });
  const upright = Array.from({ length: 8 }, () => word("Received", 0.62));
  const readings = [upright, [word("PO", 0.7), word("zz", 0.72)]];
  const engine = { read: () => readings.shift() ?? [] };
  const found = mostReadable({ page, way: "upright" }, [() => ({ page, way: "on its side" })], engine);
  expect(found).toMatchObject({ way: "upright", isWriting: true });
});
