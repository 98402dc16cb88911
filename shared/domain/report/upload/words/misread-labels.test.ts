import type { TextLine } from "../lines/text-line";
import { withKnownLabels } from "./misread-labels";

const line = (text: string, confidence?: number): TextLine => ({
  ...{ page: 1, line: 1 },
  cells: [{ text, x: 0, width: 100, ...(confidence === undefined ? {} : { confidence }) }],
});
const read = (text: string, confidence?: number) => withKnownLabels([line(text, confidence)])[0]?.cells[0]?.text;

test.each([
  ["Partal account number: 4417", "Partial account number: 4417"],
  ["PARTIAL ACCOUNTNUMDER 4417", "PARTIAL ACCOUNT NUMBER 4417"],
  ["Acccunt number 4417", "Account number 4417"],
  ["Original credltor: HUDSON CLINIC", "Original creditor: HUDSON CLINIC"],
  ["Numero de cuonta", "Numero de cuenta"],
])("a long label in a picture that is misread by a letter is known: %s", (misread, printed) => {
  expect(read(misread, 0.6)).toBe(printed);
});

test.each([
  ["text that was not read from a picture", "Partal account number: 4417", undefined],
  ["a label as it is printed", "Número de cuenta: 4417", 0.6],
  ["a label without a space", "AccountNumber: 4417", 0.6],
  ["a short word that is like a label", "Balence", 0.6],
  ["a name", "ACCOUNT RECOVERY NUMBERS LLC", 0.6],
  ["a sentence", "Accounts numbered below are yours", 0.6],
])("%s stays", (_, text, confidence) => {
  expect(read(text, confidence)).toBe(text);
});

test.each([
  ["alance", "balance"],
  ["3alance", "balance"],
  ["digh Balance", "high balance"],
  ["ccount Type: Open Account", "account type: Open Account"],
  ["ATE OPENED", "DATE OPENED"],
])("a label at the edge of a photo is known without its first letter: %s", (cutOff, printed) => {
  expect(read(cutOff, 0.9)).toBe(printed);
});

test.each(["Imbalance", "Past due", "Nbalance 5", "ebit"])("other words are no label that was cut off: %s", (text) => {
  expect(read(text, 0.9)).toBe(text);
});

test("a heading that its print shortens stays", () => {
  const cells = ["Balance", "Actual Paymnt", "Date Closed"].map((text, x) => ({ text, x, width: 1, confidence: 0.9 }));
  expect(withKnownLabels([{ page: 1, line: 1, cells }])[0]?.cells).toEqual(cells);
});
