import { linesOfText } from "../upload/files/plain-text";
import { namedAddressee } from "./addressee";
import { isSentTo } from "./sent-to";

test.each([
  ["TransUnion\nMAYA LOPEZ\n12 Elm Street\nDear Maya E. Lopez:", "Maya E. Lopez"],
  ["Experian\nPrepared for: MAYA LOPEZ\nDate: July 24, 2026", "MAYA LOPEZ"],
  ["Experian\nPrepared for    Maya Lopez    Report number 12", "Maya Lopez"],
  ["Equifax\nEstimado(a) Maya López:", "Maya López"],
  ["Equifax\nDear Consumer:", undefined],
  ["Equifax\nDear Valued Customer,", undefined],
  ["Experian\nDear Maya,", undefined],
  ["Experian\nDispute results", undefined],
])("whom a letter is sent to: %s", (text, name) => {
  expect(namedAddressee(linesOfText(text))).toBe(name);
});

const maya = { firstName: "María José", lastName: "López-Ortiz" };

test.each([
  ["MARIA LOPEZ", true],
  ["Maria J. Lopez Ortiz", true],
  ["M Lopez", true],
  ["Jose Ortiz", true],
  ["Mariá Lópes", true],
  ["Daniel Lopez", false],
  ["Maria Okafor", false],
  ["Daniel Okafor", false],
  [undefined, true],
] as const)("%s may be the member: %s", (name, isOwn) => {
  expect(isSentTo(name, maya)).toBe(isOwn);
});

test("a letter may be that of a member whose name is not known", () => {
  expect(isSentTo("Daniel Okafor", {})).toBe(true);
});
