import { consumerNames } from "./consumer-names";
import { linesOfHtml } from "./files/html-lines";
import { linesOfText } from "./files/plain-text";

test.each([
  [
    "Experian",
    "Experian credit report    Page 1 of 2\nPrepared For\nDANIEL OKAFOR\nReport #: 1109-4471-08",
    ["DANIEL OKAFOR"],
  ],
  [
    "Experian beside a date",
    "Prepared For        Date Generated\nMARA QUILLFEATHER   Nov 2, 2026",
    ["MARA QUILLFEATHER"],
  ],
  ["Equifax", "EFX-ACR\nPrepared for: DANIEL OKAFOR          Confirmation # 5510098127", ["DANIEL OKAFOR"]],
  [
    "Equifax by mail",
    "EQUIFAX\nDear Mara Quillfeather:\nName On File: Mara Quillfeather     Social Security # XXX-XX-0012",
    ["Mara Quillfeather"],
  ],
  ["TransUnion", "TransUnion Personal Credit Report for: ROSA DELGADO\nFile Number: 390018842", ["ROSA DELGADO"]],
  ["TransUnion in two cells", "Personal Credit Report for:     MARA T QUILLFEATHER", ["MARA T QUILLFEATHER"]],
  ["TransUnion by mail", "Personal Credit Report     MARA T. QUILLFEATHER     File Number", ["MARA T. QUILLFEATHER"]],
  ["a lender's short label", "APP: QUILLFEATHER, MARA    SSN: 666-00-0012", ["QUILLFEATHER, MARA"]],
  ["Equifax in Spanish", "EQUIFAX\nInforme de crédito\nPreparado para: Maya López", ["Maya López"]],
  [
    "a monitoring page",
    "Personal Information\n    TransUnion    Experian    Equifax\nName:    MARA QUILLFEATHER    MARA T QUILLFEATHER    MARA QUILLFEATHER",
    ["MARA QUILLFEATHER", "MARA T QUILLFEATHER"],
  ],
  [
    "a lender's page",
    "PREPARED FOR: OAKEN DOOR HOME LOANS     REPOSITORIES  XP TU EF\nAPPLICANT  QUILLFEATHER, MARA     SSN  666-00-0012",
    ["QUILLFEATHER, MARA"],
  ],
  ["two applicants", "Applicant: ROSA DELGADO    Co-Applicant: DANIEL OKAFOR", ["ROSA DELGADO", "DANIEL OKAFOR"]],
  ["a greeting alone", "TransUnion\nDear Maya E. Lopez:", ["Maya E. Lopez"]],
])("the name that a report is for is where it is printed: %s", (_, text, names) => {
  expect(consumerNames(linesOfText(text))).toEqual(names);
});

test("cells of a saved page are read too", () => {
  const page = "<table><tr><td>Personal Information</td></tr><tr><td>Name:</td><td>ROSA DELGADO</td></tr></table>";
  expect(consumerNames(linesOfHtml(page))).toEqual(["ROSA DELGADO"]);
});

test("a photo's reading may lack signs and have others", () => {
  expect(consumerNames(linesOfText("Experian.\nPrepared For; ROSA DELGADO\nReport #: 0417"))).toEqual(["ROSA DELGADO"]);
});

test.each([
  ["a lender alone", "Prepared for: OAKEN DOOR HOME LOANS"],
  ["a general greeting", "Equifax\nDear Valued Customer,"],
  ["an account's name", "Accounts\nAccount Name: BIRCHWOOD SAVINGS\nName: HARBOR LANE"],
  ["a first name alone", "Prepared for: ROSA"],
  ["another label behind it", "Prepared for:    Report Number    Date Generated"],
  ["a court", "Court Name: US BKPT CT NY ALBANY"],
  ["a previous name", "Personal Information\nAlso Known As: ROSA FERRER"],
  ["nothing", "Credit Karma\nTransUnion credit report\nLast updated Nov 2, 2026"],
])("what names no one stays unknown: %s", (_, text) => {
  expect(consumerNames(linesOfText(text))).toEqual([]);
});
