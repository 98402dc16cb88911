import {
  columnsWithoutBureau,
  copiedCards,
  copiedHighHeading,
  copiedWithoutEmptyCells,
  daysWithoutUnit,
} from "#shared/testing/copied-layouts";
import { foundByBureau } from "#shared/testing/found-by-bureau";
import {
  blocksWithBrackets,
  collectorByKind,
  collectorInAddress,
  courtBesideLabels,
  splitLabels,
  statusesInCards,
  statusesInLines,
  typesWithMasks,
  wordsBelowLabels,
  wordsBelowValues,
  wrappedCells,
} from "#shared/testing/other-layouts";
import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const card = "charge_off | NORTHLAKE CARD";
const auto = "late_payment | HARBOR LANE BANK";

test.each([
  [
    "a table whose copied heading is high",
    copiedHighHeading,
    [`${card} | eq 2249 | tr 2249`, `${auto} | ex 13703 | tr 13703`],
  ],
  [
    "words that had no room in a cell",
    wrappedCells,
    [`${card} | eq 2249 | ex 2249 | tr 2249`, "collection | RIDGELINE RECOVERY | tr 529"],
  ],
  [
    "brackets behind a collector's name",
    blocksWithBrackets,
    [`${card} | eq 2249 | tr 2249`, "collection | RIDGELINE RECOVERY | tr 529"],
  ],
  ["statuses without labels in cards", statusesInCards, [`${card} | eq 1490 | tr 1490`, `${auto} | ex 8015`]],
  ["statuses without labels in lines", statusesInLines, [`${card} | eq 1490 | tr 1490`, `${auto} | ex 8015`]],
  [
    "a kind of company that is a label elsewhere",
    collectorByKind,
    ["collection | RIDGELINE RECOVERY | ex 382 | tr 382"],
  ],
  ["a value's last word that is a label elsewhere", wordsBelowValues, [`${auto} | tr 0`]],
  ["labels whose words are in several lines", splitLabels, ["collection | RIDGELINE RECOVERY | tr 1311"]],
  ["labels whose last word is below", wordsBelowLabels, ["collection | RIDGELINE RECOVERY | eq 845"]],
  [
    "a court's name among labels",
    courtBesideLabels,
    ["bankruptcy | US BANKRUPTCY COURT SOUTHERN DISTRICT OF OHIO | ex unknown", `${card} | ex 2650`],
  ],
  ["a bureau's name behind the card before", copiedCards, [`${card} | eq 1490 | tr 1490`, `${auto} | ex 8015`]],
  ["a copy without its empty cells", copiedWithoutEmptyCells, [`${auto} | eq 8015 | ex 8015 | tr 8015`]],
  [
    "a type and a masked number below a name",
    typesWithMasks,
    [`${card} | ex 2204`, "collection | RIDGELINE RECOVERY | ex 778"],
  ],
  ["days late without a unit", daysWithoutUnit, [`${card} | eq 1716 | ex 1716`, `${auto} | ex 15823 | tr 15823`]],
  [
    "values of each bureau below one another, of one none",
    columnsWithoutBureau,
    [`${card} | eq 1744 | ex 1744`, `${auto} | ex 15851 | tr 15851`],
  ],
  ["a collector before its address", collectorInAddress, ["collection | RIDGELINE RECOVERY | eq 512"]],
])("a layout that no bureau's reader was written for is read: %s", (_, text, items) => {
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([...items].sort());
});

test.each([wrappedCells, blocksWithBrackets])("brackets behind a collector's name say who was owed first", (text) => {
  const files = analyzeReport(linesOfText(text), "2026-11-20")?.files ?? [];
  const sold = files.flatMap(({ entries }) => entries.flatMap(({ originalCreditor }) => originalCreditor ?? []));
  expect(sold).toEqual(["HUDSON WIRELESS"]);
});

test.each([
  [splitLabels, "HUDSON DENTAL GROUP"],
  [wordsBelowLabels, "HUDSON CLINIC"],
])("who was owed first is the value of a label in several lines", (text, creditor) => {
  const [entry] = analyzeReport(linesOfText(text), "2026-11-20")?.files[0]?.entries ?? [];
  expect(entry?.originalCreditor).toBe(creditor);
});

test("a long value that touches the next label leaves the value below it to that label", () => {
  const text = `Experian report     Report number 4411-2200-99
Negative items
RIDGELINE RECOVERY
Account no.   RR88XXXX                                Balance             $291
Limit         Not reported                            Original creditor   HUDSON CLINIC
Status        Collection account. $291 past due as of SepResponsibility   Individual
              2026.
`;
  const [entry] = analyzeReport(linesOfText(text), "2026-11-20")?.files[0]?.entries ?? [];
  expect(entry).toMatchObject({ balance: 291, originalCreditor: "HUDSON CLINIC" });
});

test.each(["AGENCIA DE COBROS MERIDIANO", "COLLECTION AGENCY OF UTAH"])("%s is a name as a whole", (name) => {
  const text = `Informe de crédito de Equifax
Cuentas
Acreedor                       Número de cuenta   Fecha de apertura   Saldo    Monto vencido   Estado
${name.padEnd(31)}ZQ11****           03/2025             $557     $557            En cobranza
TARJETA JACARANDA              37001****          01/2010             $64      $0              Al corriente
`;
  expect(foundByBureau(linesOfText(text))).toEqual([`collection | ${name} | eq 557`]);
});
