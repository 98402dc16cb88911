import { nameOf, typeAndNumberIn } from "./names";

const nameIn = (text: string) => nameOf({ page: 1, line: 1, cells: [{ text, x: 0, width: 100 }] });

test.each([
  ["a number whose stars look like crosses in a photo", "NORTHLAKE CARD 441712345678++++", "NORTHLAKE CARD"],
  ["an address", "NORTHLAKE CARD PO Box 118 Salina KS 67402-0118 : (800) 555-0111", "NORTHLAKE CARD"],
  ["a street", "Northlake Card 8900 Freeport Pkwy Irving TX 75063", "Northlake Card"],
  ["an amount", "NORTHLAKE CARD $2,236.00", "NORTHLAKE CARD"],
  ["an amount and a state", "NORTHLAKE CARD $2,236 Closed", "NORTHLAKE CARD"],
  ["a status in other letters", "NORTHLAKE CARD Derogatory", "NORTHLAKE CARD"],
  ["a status of several words", "NORTHLAKE CARD Past due", "NORTHLAKE CARD"],
  ["a mark of what is over", "NORTHLAKE CARD/GS BANK Past delinquency", "NORTHLAKE CARD/GS BANK"],
  ["a dash and a status", "NORTHLAKE CARD - Closed", "NORTHLAKE CARD"],
  ["a telephone", "NORTHLAKE CARD - (800) 555-0111", "NORTHLAKE CARD"],
  ["a telephone without a mark", "NORTHLAKE CARD (800) 555-0111", "NORTHLAKE CARD"],
  ["a number that a sign shows to be one", "NORTHLAKE CARD #NC-20931", "NORTHLAKE CARD"],
  ["the number of a court's record", "US BANKRUPTCY COURT TX WD Docket# 2423747", "US BANKRUPTCY COURT TX WD"],
  ["a number of which no figure is shown", "NORTHLAKE CARD XX****", "NORTHLAKE CARD"],
  ["a masked number that begins with letters", "NORTHLAKE CARD #NC99***", "NORTHLAKE CARD"],
])("a creditor's name is read without %s behind it", (_, text, name) => {
  expect(nameIn(text)?.value).toBe(name);
});

test.each(["CORAL BAY BANK, N.A.", "NORTHLAKE CARD INC.", "Harbor Lane Bank & Co."])("%s is a name", (text) => {
  expect(nameIn(text)?.value).toBe(text);
});

test.each([
  "Account 402318******",
  "Balance + $7,436",
  "PAYS_AS_AGREED",
  "92% of payments made on time",
  "Revolving",
  "Credit Card • 3307",
  "Charge card ending in 7788",
  "Hi Maya,",
  "Estimada Maya Lopez:",
  "Closed accounts (2)",
  "Exceptional payment history (2)",
  "Closed • Potentially negative",
  "TransUnion · Reported Oct 3, 2026",
  "Equifax reported Oct 3, 2026",
  "TransUnion LLC",
  "TransUnion Consumer Solutions",
  "Equifax Information Services LLC",
  "EXPERIAN INFORMATION SOLUTIONS, INC.",
  "Collection + 9123XXXXXXXX",
])("%s is no name", (text) => {
  expect(nameIn(text)).toBeUndefined();
});

test.each([
  "L L L L",
  "BALANCE CHARGED OFF<",
  "EXPERIAN CREDIT FILE DISCLOSURE",
  "DECLARATION OF CONSUMER - EXHIBIT B",
  "MIN/25",
  "PAID COLL",
  "HIGH",
  "Closed, 60 days past due",
  "SETTLED-LESS THAN FULL BLNC",
  "PAST DUE 60 DAYS",
  "AS AGREED",
  "BOX 118 SALINA, KS 67402",
  "Never late",
  "• Paid on Time",
])("%s is no name", (text) => {
  expect(nameIn(text)).toBeUndefined();
});

test.each([
  "11/26/2026, 8:14 PM",
  "Estimated month and year that this item",
  "Estimated month and year that this item will 08/2029",
  "TN Too New to Rate",
  "Available",
  "PREPARED BY",
  "INST/AUTO",
  "REV/CC",
  "MTG",
  "INFORMATION - Fixed Rate",
  "Scheduled",
  "Date Paid",
  "Closed by credit grantor",
  "Credit Limit Account Type INSTALLMENT",
  "High Balance High balance of $4,418 from 11/2022 to 09/2025",
  "Account # 5180XXXXXXXX2291 5180XXXXXXXX2291",
  "NORTHLAKE CARD Account number xxxxxxxxxxxx4419 xxxxxxxxxxxx4419 xxxxxxxxxxxx4419",
  "Contacto NORTHLAKE CARD",
  "TransUnion Experian Equifax",
  "CO",
  "Terms Paid Monthly",
  "Deferred",
])("words that a narrow column or a copy leaves alone are no name: %s", (text) => {
  expect(nameIn(text)).toBeUndefined();
});

test.each([
  "INFORMED CREDIT UNION",
  "CO-OP CREDIT UNION",
  "MTG INVESTORS CORP",
  "OPEN DOOR LENDING",
  "AUTO OWNERS LLC",
])("%s is a name all the same", (text) => {
  expect(nameIn(text)?.value).toBe(text);
});

test.each([
  "Paid Monthly",
  "Biweekly",
  "F Foreclosed",
  "120 Past due 120 days",
  "CO Charge off",
  "C Collection Account",
])("%s is no creditor's name", (text) => {
  expect(nameOf({ page: 1, line: 1, cells: [{ text, x: 0, width: 1 }] })).toBeUndefined();
});

test.each(["Adverse", "(Adverse)", "Adverse account"])(
  "beside a name may be a mark that says it is negative: %s",
  (mark) => {
    const cells = [
      { text: "2.3 TALLGRASS FCU - Closed", x: 0, width: 100 },
      { text: mark, x: 300, width: 40 },
    ];
    const name = { value: "TALLGRASS FCU", isClosed: true, isMarked: true };
    expect(nameOf({ page: 1, line: 1, cells })).toMatchObject(name);
  },
);

test.each([
  "NORTHLAKE CARD #4417**** (PO Box 118, Salina, KS 67402)",
  "NORTHLAKE CARD #4417**** ((800) 555-0111)",
  "NORTHLAKE CARD #4417**** (12 Alder St Salina KS 67402-0118, (800) 555-0111)",
])("an address in brackets behind a name and its number is no part of them: %s", (text) => {
  expect(nameIn(text)).toMatchObject({ value: "NORTHLAKE CARD", accountNumber: "4417****", isMarked: true });
});

test("a long number with a sign among its stars that is none is no part of the name", () => {
  expect(nameIn("NORTHLAKE & SONS #426205797888(***")?.value).toBe("NORTHLAKE & SONS");
});

test("a number whose sign a scan took for dollars is no part of the name, and nothing to know the account by", () => {
  const name = nameIn("NORTHLAKE CARD $438175928**** (PO Box 118, Salina, KS 67402)");
  expect(name).toMatchObject({ value: "NORTHLAKE CARD", isMarked: true });
  expect(name?.accountNumber).toBeUndefined();
});

test("a dash leads from a name to what is beside it", () => {
  const cells = ["2.3 TALLGRASS FCU -", "Closed", "(Adverse)"].map((text, at) => ({ text, x: at * 150, width: 100 }));
  const name = { value: "TALLGRASS FCU", isClosed: true, isMarked: true };
  expect(nameOf({ page: 1, line: 1, cells })).toMatchObject(name);
});

test("beside a name may be its address as far as the postal code, and before it a star", () => {
  const cells = ["* NORTHLAKE CARD", "PO BOX 4410, SIOUX FALLS SD 57117"].map((text, at) => ({
    text,
    x: at * 300,
    width: 120,
  }));
  expect(nameOf({ page: 1, line: 1, cells })).toMatchObject({ value: "NORTHLAKE CARD", isSure: true });
});

test("the first meaning in a history's legend is no name", () => {
  const cells = ["Terms Met", "30 30 Days Past Due", "CO Charge-Off"].map((text, at) => ({
    text,
    x: at * 90,
    width: 80,
  }));
  expect(nameOf({ page: 1, line: 1, cells })).toBeUndefined();
});

test("the end of a mark's meaning beside the next mark's is no name", () => {
  const cells = ["Surrender", "B Included in Bankruptcy"].map((text, at) => ({ text, x: at * 100, width: 60 }));
  expect(nameOf({ page: 1, line: 1, cells })).toBeUndefined();
});

test("a masked number with a letter among its digits, as student loans have, is no part of the name", () => {
  const cells = [{ text: "DEPT OF ED/BRIGHTWATER 90000000001E9000000****", x: 0, width: 300 }];
  const name = { value: "DEPT OF ED/BRIGHTWATER", accountNumber: "90000000001E9000000****" };
  expect(nameOf({ page: 1, line: 1, cells })).toMatchObject(name);
  expect(nameOf({ page: 1, line: 1, cells: [{ text: "90000000001E9000000****", x: 0, width: 150 }] })).toBeUndefined();
});

test.each([
  ["Credit card ••••2204", "Credit card", "****2204"],
  ["Charge card ending in 7788", "Charge card", "****7788"],
  ["Credit Card · 4417XXXXXXXX", "Credit Card", "4417****"],
  ["Collection + 9123XXXXXXXX", "Collection", "9123****"],
  ["Collection - 9123 XXXXXXXX", "Collection", "9123****"],
  ["Experian · 751078XXXXXX", undefined, "751078****"],
])("below a name, %s says what kind of account it is and what is shown of its number", (text, type, number) => {
  expect(typeAndNumberIn(text)).toEqual({ type, number });
});

test.each([
  ["(...8409)", "****8409"],
  ["...8409", "****8409"],
  ["(…8409)", "****8409"],
  ["terminada en 8409", "****8409"],
  ["cuenta terminada en 8409", "****8409"],
])("a number may be behind a name by its last figures: %s", (shown, accountNumber) => {
  expect(nameOf({ cells: [{ text: `HARBOR LANE BANK ${shown}`, x: 0, width: 90 }], page: 1, line: 1 })).toMatchObject({
    value: "HARBOR LANE BANK",
    accountNumber,
  });
});
