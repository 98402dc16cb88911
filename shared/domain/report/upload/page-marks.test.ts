import { makeNegativeItem } from "#shared/testing/report";
import { pageMarks } from "./page-marks";

const box = { x: 0.123_456, y: 0.2, width: 0.3, height: 0.01 };
const rounded = { ...box, x: 0.1235 };
const place = { page: 3, line: 7, rawText: "NORTHLAKE", confidence: "high" as const };
const view = { bureau: "equifax" as const, creditorName: "Northlake", status: "closed" as const };

test("each page that shows an item has its lines once", () => {
  const fields = [
    { ...place, field: "amount", box: { ...box, y: 0.3 } },
    { ...place, field: "status", box: { ...box, y: 0.3 } },
    { ...place, field: "dateOpened", page: 4, box },
  ];
  const [item] = [makeNegativeItem({ bureauViews: [{ ...view, evidence: { ...place, box, fields } }] })];
  expect(pageMarks([item])).toEqual([
    { itemId: item.id, page: 3, boxes: [rounded, { ...rounded, y: 0.3 }] },
    { itemId: item.id, page: 4, boxes: [rounded] },
  ]);
});

test("a text has lines and no page, and a bureau's own report neither", () => {
  const text = makeNegativeItem({ bureauViews: [{ ...view, evidence: { ...place, fields: [] } }] });
  expect(pageMarks([text, makeNegativeItem()])).toEqual([]);
});
