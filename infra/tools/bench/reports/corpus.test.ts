import { readPdf } from "#functions/testing/read-pdf";
import { heldOutFiles, openFiles, type ReportFile } from "./corpus";
import { heldOutLayouts, openLayouts } from "./layouts/all";
import { experianPrint } from "./layouts/experian-site";
import { makeCreditFile } from "./people";
import { randomOf } from "./random";
import { compare, emptyScore } from "./score";
import type { Truth } from "./truth";

const everyLayout = async () =>
  Promise.all([...openFiles(1), ...heldOutFiles(1)].map(async (make) => ({ make, file: await make() })));

/** All that a person sees of a file, without spaces: where it is does not matter for whether it is there. */
async function textOf({ bytes, format }: ReportFile): Promise<string> {
  const text = format === "pdf" ? (await readPdf(bytes)).text : new TextDecoder().decode(bytes);
  return text
    .replaceAll("=\r\n", "")
    .replaceAll("&amp;", "&")
    .replaceAll(/=([0-9A-F]{2})/g, decoded)
    .replaceAll(/\s+/g, "");
}
const decoded = (_: string, code: string) => String.fromCharCode(Number.parseInt(code, 16));

test("there are at least twenty layouts, and a third of them is held out", () => {
  const names = [...openLayouts, ...heldOutLayouts].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(20);
  expect(heldOutLayouts.length).toBeGreaterThanOrEqual(Math.floor(names.length / 3));
});

test("a seed gives the same file again", async () => {
  for (const { make, file } of await everyLayout()) {
    const again = await make();
    expect(Buffer.from(again.bytes).equals(Buffer.from(file.bytes))).toBe(true);
    expect(again.truths).toEqual(file.truths);
  }
});

test("each file says what its truth says", async () => {
  for (const { file } of await everyLayout()) {
    const text = await textOf(file);
    for (const { creditor, originalCreditor, amount, last4 } of file.truths) {
      const said = [creditor, originalCreditor, amount?.toLocaleString("en-US"), last4].filter(
        (value) => value !== undefined,
      );
      // A value may wrap inside its column, its words apart.
      for (const word of said.flatMap((value) => value.split(" "))) expect(`${file.name} ${text}`).toContain(word);
    }
  }
});

test("each kind of negative item is in the corpus, and files without any", () => {
  const files = Array.from({ length: 60 }, (_, seed) =>
    experianPrint.draw(makeCreditFile(randomOf(seed)), randomOf(seed)),
  );
  const kinds = new Set(files.flatMap(({ truths }) => truths.map(({ kind }) => kind)));
  expect([...kinds].sort()).toEqual([
    "bankruptcy",
    "charge_off",
    "collection",
    "foreclosure",
    "late_payment",
    "other",
    "repossession",
  ]);
  expect(files.some(({ truths }) => truths.length === 0)).toBe(true);
});

describe("the score", () => {
  const truth = {
    bureau: "equifax",
    creditor: "FIRST HARBOR CARD",
    kind: "charge_off",
    amount: 512,
    last4: "1234",
  } satisfies Truth;
  const scored = (truths: Truth[], found: (Truth & { creditor: string })[]) => {
    const score = emptyScore();
    const wrongs = compare(truths, found, score);
    return { ...score, wrongs };
  };

  test("counts what is read rightly", () => {
    const { truths, found, matched, kindRight, amounts, wrongs } = scored([truth], [truth]);
    expect({ truths, found, matched, kindRight, amounts }).toEqual({
      truths: 1,
      found: 1,
      matched: 1,
      kindRight: 1,
      amounts: { right: 1, wrong: 0, missing: 0, invented: 0 },
    });
    expect(wrongs).toEqual([]);
  });

  test.each([
    ["wrong", { ...truth, amount: 51 }],
    ["missing", { ...truth, amount: undefined }],
  ] as const)("tells a %s amount", (verdict, item) => {
    expect(scored([truth], [item]).amounts[verdict]).toBe(1);
  });

  test("tells an amount that the file does not print", () => {
    expect(scored([{ ...truth, amount: undefined }], [truth]).amounts.invented).toBe(1);
  });

  test("matches no item of another bureau or creditor, and each item once", () => {
    const others = [
      { ...truth, bureau: "experian" as const },
      { ...truth, creditor: "OTHER BANK" },
    ];
    expect(scored([truth], others).matched).toBe(0);
    expect(scored([truth], [truth, truth])).toMatchObject({ matched: 1, found: 2 });
  });

  test("gives two accounts of one lender each its own", () => {
    const twin = { ...truth, last4: "9999", amount: 40 };
    expect(scored([truth, twin], [twin, truth])).toMatchObject({ matched: 2, amounts: { right: 2, wrong: 0 } });
  });
});
