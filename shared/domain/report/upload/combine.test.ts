import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { NegativeItem } from "#shared/api/schemas/report";
import { makeNegativeItem } from "#shared/testing/report";
import { analyzeReport } from "./analyze";
import { combined, foundItems } from "./combine";
import { linesOfText } from "./files/plain-text";

const today = "2026-11-20";

function upload(name: string, previous: NegativeItem[] = [], { isNewer = true, disputed = [] as string[] } = {}) {
  const text = readFileSync(join(__dirname, "../../../testing/reports", name), "utf8");
  const report = analyzeReport(linesOfText(text), today);
  let made = previous.length;
  const ids = () => `item-${++made}`;
  const files = report?.files ?? [];
  const found = foundItems({ files }, { known: previous, ids, today });
  const read = files.map(({ bureau }) => bureau);
  return { found, all: combined(found, read, { previous, isNewer, disputedIds: new Set(disputed), today }) };
}

const summarize = (items: NegativeItem[]) =>
  items.map(({ id, creditorName, bureaus }) => [id, creditorName, bureaus.join()]);

test("the three files of one person become one report: one account is one item", () => {
  const experian = upload("experian-1.txt").all;
  const equifax = upload("equifax-1.txt", experian).all;
  const all = upload("transunion-1.txt", equifax).all;

  expect(summarize(all)).toEqual([
    ["item-1", "NORTHLAKE CARD SERVICES", "experian,equifax,transunion"],
    ["item-4", "HUDSON DEPARTMENT STORE", "transunion"],
    ["item-3", "TRI-COUNTY AUTO FINANCE", "equifax"],
    ["item-2", "RIDGELINE RECOVERY LLC", "experian,equifax"],
  ]);
});

test("the same file again changes nothing", () => {
  const once = upload("equifax-1.txt").all;
  expect(upload("equifax-1.txt", once).all).toEqual(once);
});

test("how long an item may stay is counted again from what is known of it now", () => {
  const before = upload("equifax-1.txt").all.map((item) => ({ ...item, obsoleteOn: "2099-01-01" }));
  const [card] = upload("experian-1.txt", before).all;
  expect(card).toMatchObject({
    itemType: "charge_off",
    dateOfFirstDelinquency: "2023-05",
    obsoleteOn: "2030-11",
  });
});

const gone = makeNegativeItem({
  id: "gone",
  creditorName: "Old Debt Co",
  bureaus: ["experian"],
  bureauViews: undefined,
});
const elsewhere = { ...gone, id: "elsewhere", creditorName: "Mill Bank", bureaus: ["experian", "equifax"] } as const;

test("what a newer file no longer shows is gone at its bureau, and stays at the others", () => {
  const { all } = upload("experian-3.txt", [gone, { ...elsewhere, bureaus: [...elsewhere.bureaus] }]);
  expect(summarize(all)).toEqual([["elsewhere", "Mill Bank", "equifax"]]);
});

test("an older file takes nothing away", () => {
  expect(summarize(upload("experian-3.txt", [gone], { isNewer: false }).all)).toEqual([
    ["gone", "Old Debt Co", "experian"],
  ]);
});

test("an item in dispute stays, for its letters rest on it", () => {
  expect(summarize(upload("experian-3.txt", [gone], { disputed: ["gone"] }).all)).toHaveLength(1);
});
