import {
  equifaxNumbered,
  experianMail,
  experianPrint,
  onePerLine,
  spanish,
  transunion,
} from "#shared/testing/bureau-layouts";
import { identityIq, lender, smartCredit } from "#shared/testing/merged-layouts";
import {
  countsBeforeNames,
  experianInLines,
  experianWithLongLabels,
  experianWithoutItsName,
  firmAndRating,
  headingOfTwoLines,
  kindsBesideNames,
  letterBeforeNames,
} from "#shared/testing/printed-layouts";
import { negativeItemsOf } from "../../merge";
import { analyzeReport } from "../analyze";
import { linesOfHtml } from "../files/html-lines";
import { linesOfText } from "../files/plain-text";
import type { PlacedText } from "../lines/placed-text";
import { linesOfPages, type TextLine } from "../lines/text-line";

const today = "2026-11-20";

/** The same report as a PDF places it: each word where it is, six points to a letter. */
function placed(text: string): TextLine[] {
  const pages = text.split("\f").map((page) => {
    const pieces: PlacedText[] = page.split("\n").flatMap((row, line) =>
      [...row.matchAll(/\S+(?: \S+)*/g)].map(({ 0: words, index }) => ({
        text: words,
        x: 40 + index * 6,
        y: 740 - line * 12,
        width: words.length * 6,
        height: 10,
      })),
    );
    return { width: 612, height: 792, pieces };
  });
  return linesOfPages(pages);
}

function found(lines: TextLine[]): string[] {
  const read = analyzeReport(lines, today);
  let made = 0;
  return negativeItemsOf(read?.files ?? [], { ids: () => `item-${++made}`, today }).map(
    ({ itemType, creditorName, amount, bureaus, accountNumber, originalCreditor }) =>
      [
        itemType,
        creditorName,
        amount ?? "unknown",
        accountNumber ?? "-",
        originalCreditor ?? "-",
        bureaus.map((bureau) => bureau.slice(0, 2)).join(","),
      ].join(" | "),
  );
}

const capstone = "charge_off | CAPSTONE BANK USA NA | 1312 | 5178**** | -";
const hollow = "late_payment | HOLLOW RIDGE AUTO | 9412 | 6610**** | -";
const pinefield = "collection | PINEFIELD RECOVERY LLC | 840 | PR77**** | LAKESHORE WIRELESS";
const byLender = [`${capstone} | ex,eq,tr`, `${hollow} | ex,eq`, `${pinefield} | tr`];

const charge = "charge_off | NORTHLAKE CARD SERVICES | 1240";
test.each([
  [
    "Experian's print of two columns",
    experianPrint,
    [
      `${charge} | 4417**** | - | ex`,
      "collection | RIDGELINE RECOVERY LLC | 840 | RR77**** | HUDSON VALLEY CLINIC | ex",
    ],
  ],
  [
    "Experian's mail",
    experianMail,
    [`${charge} | 4417**** | - | ex`, "late_payment | TRI-COUNTY AUTO | 9410 | 6610**** | - | ex"],
  ],
  [
    "Equifax with numbered sections",
    equifaxNumbered,
    [
      `${charge} | ****4471 | - | eq`,
      "collection | RIDGELINE RECOVERY LLC | 840 | ****4471 | HUDSON VALLEY CLINIC | eq",
    ],
  ],
  [
    "TransUnion",
    transunion,
    [
      "late_payment | NORTHLAKE CARD SERVICES | 0 | 4417**** | - | tr",
      "collection | EMPIRE COLLECTION BUREAU | 0 | 8801**** | CAPITAL DISTRICT ENERGY | tr",
    ],
  ],
  ["Experian in Spanish", spanish, [`${charge} | 4417**** | - | ex`]],
  [
    "one value per line",
    onePerLine,
    [
      `${charge} | ****4471 | - | eq`,
      "collection | RIDGELINE RECOVERY LLC | 840 | ****4471 | HUDSON VALLEY CLINIC | eq",
    ],
  ],
  [
    "a table for each account with the bureaus in another order",
    identityIq,
    [
      "charge_off | NORTHLAKE CARD SERVICES | 1240 | 4417**** | - | ex,eq,tr",
      "collection | RIDGELINE RECOVERY LLC | 840 | 7712**** | HUDSON VALLEY CLINIC | ex,tr",
      "bankruptcy | US BKPT CT NY ALBANY | unknown | ****9871 | - | ex",
    ],
  ],
  ["a copy of such tables with one cell per line", smartCredit, [`${charge} | 4417**** | - | ex,tr`]],
  [
    "a lender's table with a row for each account",
    lender,
    [`${charge} | 4417**** | - | ex,tr`, "collection | RIDGELINE RECOVERY LLC | 840 | 7712**** | - | eq"],
  ],
  ["Experian's print without its name", experianWithoutItsName, [`${capstone} | ex`, `${pinefield} | ex`]],
  ["Experian's mail with labels of two lines", experianWithLongLabels, [`${capstone} | ex`]],
  ["several values in a line", experianInLines, [`${capstone} | ex`, `${hollow} | ex`, `${pinefield} | ex`]],
  ["letters before a lender's names", letterBeforeNames, byLender],
  ["counts before a lender's names", countsBeforeNames, byLender],
  ["a lender's firms and ratings", firmAndRating, byLender],
  ["headings of two lines over rows of two", headingOfTwoLines, byLender],
  ["kinds of accounts beside a lender's names", kindsBesideNames, byLender],
])("%s is read as text and as a PDF places it", (_, text, items) => {
  expect(found(linesOfText(text))).toEqual(items);
  expect(found(placed(text))).toEqual(items);
});

test("a page of definition lists and blocks is read", () => {
  const pair = ([label, value]: [string, string]) => `<div class=r><span>${label}</span><div>${value}</div></div>`;
  const account = (name: string, pairs: [string, string][]) => `<h3>${name}</h3><div>${pairs.map(pair).join("")}</div>`;
  const html = `<h1>TransUnion credit report</h1><h2>Accounts</h2>${account("NORTHLAKE CARD SERVICES", [
    ["Account number", "441712****"],
    ["Balance", "$1,240"],
    ["Payment status", "Charged off as bad debt"],
  ])}${account("Harbor Lane Bank", [
    ["Account number", "517805****"],
    ["Balance", "$212"],
    ["Payment status", "Current"],
  ])}<dl><dt>Account name<dd>Ridgeline Recovery LLC<dt>Account number<dd>77A4471<dt>Account type<dd>Collection<dt>Balance<dd>$840</dl>`;
  expect(found(linesOfHtml(html))).toEqual([
    `${charge} | 4417**** | - | tr`,
    "collection | Ridgeline Recovery LLC | 840 | ****4471 | - | tr",
  ]);
});
