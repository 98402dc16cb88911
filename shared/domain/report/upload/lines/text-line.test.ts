import type { PlacedText } from "./placed-text";
import { linesOfPages, textOf } from "./text-line";

/** Ten letters: ink of capitals 7.2 high, of small letters 5.2; what hangs below the line 2.1. */
const word = (text: string, x: number, baseline: number): PlacedText => {
  const below = /[gjpqy]/.test(text) ? 2.1 : 0;
  const above = /[A-Zbdfhklt\d$]/.test(text) ? 7.2 : 5.2;
  return { text, x, y: baseline - below, width: text.length * 5, height: above + below, confidence: 0.96 };
};

/** One step of 5 points for each letter, and a space between words; the line falls as it goes on. */
function leaning(texts: string[], y: number, fall: number): PlacedText[] {
  let x = 50;
  return texts.flatMap((text) => {
    const placed = word(text, x, y - (x - 50) * fall);
    x += (text.length + 1) * 5;
    return [placed];
  });
}

test("words of a picture's line that still leans, with letters that hang below it and without, stay in one line", () => {
  const first =
    "Foreclosure proceedings started. $971 past due as of Apr 2026. 120 days past due as of May 2026, Jun 2026";
  const second =
    "Vehicle repossessed voluntarily. $64 past due as of Aug 2026. 30 days past due as of Jul 2026, Aug 2026";
  const pieces = [...leaning(first.split(" "), 500, 0.008), ...leaning(second.split(" "), 486, 0.008)];
  const lines = linesOfPages([{ width: 612, height: 792, pieces }]);
  expect(lines.map(textOf)).toEqual([first, second]);
});

test("where long lines show that a page leans, words of its columns far apart are on one line", () => {
  const fall = 0.009;
  const at = (text: string, x: number, y: number): PlacedText => ({ ...word(text, x, y - (x - 50) * fall) });
  const sentence = (y: number) =>
    leaning("these words go from the left side of the page to its right side".split(" "), y, fall);
  const pieces = [
    ...[700, 688, 676].flatMap(sentence),
    ...[at("Balance", 50, 640), at("updated", 330, 640), at("limit", 500, 640)],
    ...[at("$4,435", 50, 631), at("2026", 330, 631), at("$4,500", 500, 631)],
  ];
  const lines = linesOfPages([{ width: 612, height: 792, pieces }]).map(textOf);
  expect(lines.slice(3)).toEqual(["Balance updated limit", "$4,435 2026 $4,500"]);
});

/** The words of a line in letters of one width, as they are read from a photo. */
function typed(text: string, y: number, letter = 4.6): PlacedText[] {
  return [...text.matchAll(/\S+/g)].map(({ 0: own, index }) => ({
    ...{ text: own, x: 50 + index * letter, y, width: own.length * letter - letter * 0.3 },
    ...{ height: letter * 1.09, confidence: 0.96 },
  }));
}

test("typewritten print of several sizes in a photo has lines of one cell, too", () => {
  const account = (name: string, y: number) => [
    ...typed(`${name} 489250**** ( PO BOX 94377, GREENVILLE, SC 29603 )`, y, 4.9),
    ...typed("Loan Type: COLLECTION AGENCY     Original Creditor: CITY LIGHT COMPANY", y - 10, 4.3),
    ...typed("Estimated month and year that this item will be removed: 10/2030", y - 20, 3.7),
  ];
  const pieces = [...account("HARBOR POINT FEDERAL CREDIT", 500), ...account("CEDAR VALLEY MOTOR FINANCE", 460)];
  const lines = linesOfPages([{ width: 612, height: 792, pieces }]);
  expect(lines.map(({ cells }) => cells.length)).toEqual([1, 2, 1, 1, 2, 1]);
});

test("in a photo of typewritten print one space parts words, two part columns", () => {
  const pieces = [
    ...typed("NORTHLAKE CARD SERVICES    Credit Card    441712XXXX", 500),
    ...typed("   High balance $4,250     Balance $4,107  Past due $4,107", 490),
    ...typed("   Status: Charged off. Unpaid balance reported as a loss.", 480),
  ];
  const [first, second, third] = linesOfPages([{ width: 612, height: 792, pieces }]);
  expect(first?.cells.map(({ text }) => text)).toEqual(["NORTHLAKE CARD SERVICES", "Credit Card", "441712XXXX"]);
  expect(second?.cells.map(({ text }) => text)).toEqual(["High balance $4,250", "Balance $4,107", "Past due $4,107"]);
  expect(third?.cells).toHaveLength(1);
});

test("typewritten print in a photo is known by its letters also where a third of the words is printed in others", () => {
  const printed = [
    ..."Merged credit report ordered repositories requested applicant mortgage lender company purposes"
      .split(" ")
      .entries(),
  ].map(([index, text]) => ({
    ...{ text, x: 20 + index * 54, y: 520, width: text.length * (3.4 + (index % 4) * 0.5) },
    ...{ height: 6, confidence: 0.96 },
  }));
  const rows = [
    typed("NORTHLAKE CARD SERVICES    COLLECTION    441712XXXX", 500),
    typed("HARBOR POINT FEDERAL    INSTALLMENT    902288XXXX", 490),
    typed("CEDAR VALLEY MOTORS    CHARGED OFF    118005XXXX", 480),
  ];
  const lines = linesOfPages([{ width: 612, height: 792, pieces: [...printed, ...rows.flat()] }]);
  expect(lines.slice(1).map(({ cells }) => cells.map(({ text }) => text))).toEqual([
    ["NORTHLAKE CARD SERVICES", "COLLECTION", "441712XXXX"],
    ["HARBOR POINT FEDERAL", "INSTALLMENT", "902288XXXX"],
    ["CEDAR VALLEY MOTORS", "CHARGED OFF", "118005XXXX"],
  ]);
});

test("amounts beside one another are of two columns, however narrow these are", () => {
  const placed = (text: string, x: number): PlacedText => ({ text, x, y: 500, width: text.length * 5, height: 9 });
  const pieces = [placed("$5,000", 50), placed("$4,511", 83), placed("Reported", 200), placed("Balance", 243)];
  const [line] = linesOfPages([{ width: 612, height: 792, pieces }]);
  expect(line?.cells.map(({ text, x }) => [text, x])).toEqual([
    ["$5,000", 50],
    ["$4,511", 83],
    ["Reported Balance", 200],
  ]);
});

test("a name in capitals whose words a picture's reader placed too far apart is one cell, unless a column begins there", () => {
  // Not a typewriter's letters, which are all of one width.
  const wide: Record<string, number> = { CREDIT: 30, UNION: 22, LIMIT: 22, BALANCE: 42 };
  const placed = (text: string, x: number, y: number) => ({ ...word(text, x, y), width: wide[text] ?? 0 });
  const row = (y: number, second: string, x: number) => [
    ...[placed("CREDIT", 70, y), placed(second, x, y), placed("BALANCE", 300, y)],
  ];
  // The word ends at 100; a space is three quarters of 7.2 points at the most.
  const loose = linesOfPages([
    { width: 612, height: 792, pieces: [...row(500, "UNION", 107), ...row(480, "UNION", 130)] },
  ]);
  expect(loose.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
    ["CREDIT UNION", "BALANCE"],
    ["CREDIT", "UNION", "BALANCE"],
  ]);
  const pieces = [...row(500, "UNION", 107), ...row(480, "LIMIT", 107)];
  expect(linesOfPages([{ width: 612, height: 792, pieces }])[0]?.cells).toHaveLength(3);
});

test("the lines of the second sheet in a picture are known", () => {
  const pieces = [word("TransUnion", 70, 700), word("Equifax", 70, 300)];
  const lines = linesOfPages([{ width: 612, height: 792, pieces, below: { from: 0.5 } }]);
  expect(lines.map(({ isBelow }) => isBelow)).toEqual([undefined, true]);
});
