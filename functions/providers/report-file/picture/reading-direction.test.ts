import { makeGray, turn } from "./gray";
import { readingDirection } from "./reading-direction";

/** Letters of one width, as a typewriter prints them: in columns as straight as their lines. */
function typewritten() {
  const page = makeGray(700, 900);
  for (let line = 0; line < 40; line += 1)
    for (let letter = 0; letter < 60 - ((line * 7) % 20); letter += 1) {
      if (letter % 8 === 5) continue;
      for (let y = 0; y < 7; y += 1)
        page.data.fill(20, (60 + line * 13 + y) * 700 + 60 + letter * 7, (60 + line * 13 + y) * 700 + 65 + letter * 7);
    }
  return page;
}

test("letters follow one another along the lines, also where they stand in columns below one another", () => {
  expect(readingDirection(typewritten())).toBeGreaterThan(0.9);
  expect(readingDirection(turn(typewritten(), 1))).toBeLessThan(-0.9);
});

test("of a page without writing it cannot be told", () => {
  expect(readingDirection(makeGray(700, 900))).toBe(0);
  expect(readingDirection(makeGray(700, 900, 0))).toBe(0);
});
