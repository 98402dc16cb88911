import { makeGray } from "./gray";
import { readAgain } from "./read-again";

const page = makeGray(800, 600);
const word = (text: string, confidence: number, x = 20) => ({ text, x, y: 40, width: 90, height: 16, confidence });

function engineReading(text: string) {
  const read: string[] = [];
  return {
    read,
    engine: {
      read: ({ width, height }: { width: number; height: number }) => {
        read.push(`${width} x ${height}`);
        return [word(text, 0.2)];
      },
    },
  };
}

test("a guess that is read the same by itself is a word, which is still for its reader to look at", () => {
  const { engine, read } = engineReading("315102...");
  const [first, second] = readAgain([word("ASPEN", 0.9), word("315102..", 0.1)], page, 300, engine);
  expect(first?.confidence).toBe(0.9);
  expect(second).toMatchObject({ text: "315102..", confidence: 0.3 });
  expect(read).toEqual(["110 x 36"]);
});

test("a number and its mask that touch are read again as one word, however many signs of the mask are read", () => {
  const { engine, read } = engineReading("017943XXXXX");
  const pieces = [word("BALANCE", 0.1, 500), word("017943", 0.19), word("XXXXXX", 0.19, 112), word("Open", 0.1, 240)];
  expect(readAgain(pieces, page, 300, engine).map(({ text, confidence }) => [text, confidence])).toEqual([
    ["BALANCE", 0.1],
    ["017943XXXXXX", 0.3],
    ["Open", 0.1],
  ]);
  expect(read).toEqual(["110 x 36", "202 x 36", "110 x 36"]);
});

test("of a masked number the figures count that are read again, whatever the mask is taken for", () => {
  const confidenceOf = (text: string) =>
    readAgain([word("017943XXXXXX", 0.1)], page, 300, engineReading(text).engine)[0];
  expect(confidenceOf("01794300")?.confidence).toBe(0.3);
  expect(confidenceOf("01704300")?.confidence).toBe(0.1);
});

test.each(["00007816", "oooo7816", "••••7816", "7816"])(
  "of a number behind dots the last figures count that are read again: %s",
  (again) => {
    const [number] = readAgain([word("*+*+7816", 0.1)], page, 300, engineReading(again).engine);
    expect(number).toMatchObject({ text: "****7816", confidence: 0.3 });
  },
);

test.each(["00007818", "12347816", "$7816"])("other figures behind or before them leave a guess: %s", (again) => {
  const [number] = readAgain([word("*+*+7816", 0.1)], page, 300, engineReading(again).engine);
  expect(number).toMatchObject({ text: "*+*+7816", confidence: 0.1 });
});

test("one that is read differently stays a guess, and so does a sign or two", () => {
  const { engine, read } = engineReading("315192...");
  expect(
    readAgain([word("315102...", 0.1), word("O", 0.1)], page, 300, engine).map(({ confidence }) => confidence),
  ).toEqual([0.1, 0.1]);
  expect(read).toHaveLength(1);
});

test("at the page's rim there is as much paper around a word as elsewhere", () => {
  const { engine, read } = engineReading("CHARGE");
  expect(readAgain([word("CHARGE", 0, 2), word("CHARGE", 0, 760)], page, 300, engine)).toHaveLength(2);
  expect(read).toEqual(["110 x 36", "110 x 36"]);
});

test("a page of guesses is not read word by word", () => {
  const { engine, read } = engineReading("Guess");
  readAgain(
    Array.from({ length: 41 }, () => word("Guess", 0.1)),
    page,
    300,
    engine,
  );
  expect(read).toEqual([]);
});
