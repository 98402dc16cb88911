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
