import { linesOfText } from "../upload/files/plain-text";
import { readAnswer } from "./read-answer";

const read = (text: string) => readAnswer(linesOfText(text), "2026-11-20");
const outcomesOf = (text: string) => read(text)?.outcomes.map(({ creditorName, outcome }) => [creditorName, outcome]);

const key = `How to read your results
Deleted - This item was removed from your credit report
Remains - The company that reported the information has certified to Experian that the information is accurate. This
item was not changed as a result of our processing of your dispute.
Updated - A change was made to this item; review this report to view the change.
Processed - This item was either updated or deleted; review this report to learn its outcome.
Verified and Updated - The information you disputed has been verified as accurate; however, other information was updated.`;

test("a key to the words is no item, and what is only processed waits for the report behind it", () => {
  const letter = `Experian
Date: Feb 03, 2026
Your dispute results
We completed investigating the items you disputed. Here are the results:
NORTHLAKE CARD SERVICES
441712XXXXXX
Outcome: Remains
HARBOR LANE BANK
5178XXXX
Outcome: Processed
${key}
Your accounts that may be considered negative
NORTHLAKE CARD SERVICES
Partial account number       441712XXXXXX
Comment                      Account information disputed by consumer (Meets requirement of the Fair Credit
                             Reporting Act).
Reinvestigation Info         This item remained unchanged from our processing of your dispute in Feb 2026.
HARBOR LANE BANK
Partial account number       5178XXXX
Status                       Open. $88 past due as of Jan 2026.
Reinvestigation Info         This item was updated from our processing of your dispute in Feb 2026.
`;
  expect(outcomesOf(letter)).toEqual([
    ["NORTHLAKE CARD SERVICES", "verified"],
    ["HARBOR LANE BANK", "modified"],
  ]);
});

test("the words' meanings in front of the items are none", () => {
  const letter = `TransUnion
03/04/2026
Your Investigation Results
Explanation of Results
DELETED: The item was removed from your credit report.
VERIFIED AS ACCURATE: The disputed item(s) was verified as accurate.
Investigation Results
NORTHLAKE CARD SERVICES # 441712******
We investigated the information you disputed and the disputed information was VERIFIED AS ACCURATE; however, we
updated: Date Updated; Balance. Here is how this item appears on your credit report following our investigation.
HARBOR LANE BANK # 5178****
We investigated the information you disputed and the item was DELETED.`;
  expect(outcomesOf(letter)).toEqual([
    ["NORTHLAKE CARD SERVICES", "verified_but_corrected"],
    ["HARBOR LANE BANK", "deleted"],
  ]);
});

test("a number that looks like a postal code takes no other item's name", () => {
  const page = `Investigation Results
Date: 06/30/2026
HARBOR LANE BANK
77120****
Deleted
The item was removed from your credit report.
NORTHLAKE CARD SERVICES
517805****
Verified as Accurate
TransUnion LLC`;
  expect(read(page)?.outcomes).toMatchObject([
    { creditorName: "HARBOR LANE BANK", accountNumber: "7712****", outcome: "deleted" },
    { creditorName: "NORTHLAKE CARD SERVICES", accountNumber: "5178****", outcome: "verified" },
  ]);
});

test.each([
  ["Completed disputes (2)", "experian", "Experian"],
  ["Dispute Details", "transunion", "TransUnion"],
])("a page of disputes that are done is an answer: %s", (heading, bureau, name) => {
  const page = `${heading}
${name}
NORTHLAKE CARD SERVICES
517805XXXXXXXXXX
Deleted
Date submitted
Aug 02, 2026
Date completed
Aug 21, 2026
You disputed
I have never paid late
HARBOR LANE BANK
300415XXXX
Verified as accurate
Understanding your results
Deleted: the item was removed. Updated: a change was made. Remains: no change was made.`;
  expect(read(page)).toMatchObject({ bureau, answeredOn: "2026-08-21" });
  expect(outcomesOf(page)).toEqual([
    ["NORTHLAKE CARD SERVICES", "deleted"],
    ["HARBOR LANE BANK", "verified"],
  ]);
});

test("an e-mail's greeting is no item", () => {
  const mail = `From: Experian <support@example.com>
Subject: Maya, your dispute results are ready
Hi Maya,
Experian has finished its investigation. Items verified as accurate remain.`;
  expect(read(mail)).toBeUndefined();
});

describe("what is said over a list is said of each item in it", () => {
  const letter = (why: string, after: string) => `Experian
October 6, 2026
MAYA LOPEZ
40 PINE STREET
ALBANY NY 12207
Dear MAYA LOPEZ,
${why}
NORTHLAKE CARD SERVICES     517805XXXX
HARBOR LANE BANK            990412XXXX
${after}
Sincerely,
Experian`;

  test("blocked", () => {
    const why = `Thank you for your identity theft report. Pursuant to Section 605B, the following information has been
blocked from your Experian credit report:`;
    const after = "The block may be declined or rescinded if it was made in error. Anything else will be deleted.";
    expect(read(letter(why, after))).toMatchObject({ letter: "results", answeredOn: "2026-10-06" });
    expect(outcomesOf(letter(why, after))).toEqual([
      ["NORTHLAKE CARD SERVICES", "blocked"],
      ["HARBOR LANE BANK", "blocked"],
    ]);
  });

  test("not blocked", () => {
    const why = `We decline to block the information listed below. We have determined that the identity theft report
is incomplete.`;
    expect(outcomesOf(letter(why, "We have opened an investigation of these items."))).toEqual([
      ["NORTHLAKE CARD SERVICES", "block_declined"],
      ["HARBOR LANE BANK", "block_declined"],
    ]);
  });

  test("verified before, and not investigated again", () => {
    const why = "Previously verified";
    const after = `We have already investigated this information and the credit grantor has verified its accuracy. We will
not be investigating your dispute again. Relevant information may be sent, and the item will be removed as appropriate.`;
    expect(outcomesOf(letter(why, after))).toEqual([
      ["NORTHLAKE CARD SERVICES", "frivolous"],
      ["HARBOR LANE BANK", "frivolous"],
    ]);
  });
});

test("the items in the midst of a sentence are the letter's", () => {
  const letter = `EQUIFAX
September 1, 2026
Dear MAYA LOPEZ:
We have reviewed your concerns regarding NORTHLAKE CARD/HOME (603220****) and HARBOR
LANE BANK (5178057****). We have determined that your dispute is frivolous or irrelevant.`;
  expect(outcomesOf(letter)).toEqual([
    ["NORTHLAKE CARD/HOME", "frivolous"],
    ["HARBOR LANE BANK", "frivolous"],
  ]);
});

test("an item that comes back was not deleted", () => {
  const letter = `TransUnion
10/22/2026
Dear MAYA LOPEZ,
Dispute results
The following item, which was previously deleted from your credit report as a result of your dispute, has been reinserted:
HARBOR LANE BANK # 85012233****`;
  expect(read(letter)?.outcomes ?? []).toEqual([]);
});

test.each([
  ["Fri, Sep 25, 2026 at 4:41 PM", "2026-09-25"],
  ["Sent: Thursday, August 13, 2026 9:14 AM", "2026-08-13"],
  ["Issued 02/25/2026", "2026-02-25"],
  ["Submitted Jun 12, 2026\nDispute results as of Jul 9, 2026", "2026-07-09"],
  ["EL PASO TX\n24 de abril de 2026", "2026-04-24"],
])("the letter's day is found beside other words: %s", (line, day) => {
  const letter = `Equifax\n${line}\nYour dispute results\nNORTHLAKE CARD SERVICES     517805XXXX     Deleted`;
  expect(read(letter)?.answeredOn).toBe(day);
});

test("results in Spanish are read", () => {
  const letter = `EQUIFAX
24 de abril de 2026
Estimado MAYA LOPEZ:
Hemos completado la investigación de la información que usted disputó. A continuación encontrará los resultados.
Nombre de la compañía: NORTHLAKE CARD SERVICES
Número de cuenta: *********8057
Resultado: ELIMINADO - Esta cuenta fue eliminada de su informe de crédito de Equifax.
Nombre de la compañía: HARBOR LANE BANK
Número de cuenta: *********7120
Resultado: VERIFICADO - La compañía verificó que la información es correcta. No se hizo ningún cambio.`;
  expect(outcomesOf(letter)).toEqual([
    ["NORTHLAKE CARD SERVICES", "deleted"],
    ["HARBOR LANE BANK", "verified"],
  ]);
});

test("an inquiry that is gone, and an item that is not reported, are off the file", () => {
  const letter = `EQUIFAX
03/30/2026
The Results Of Our Reinvestigation
>>> We have researched the collection account. HARBOR LANE BANK Account # - 300415* The results are: This item is not currently
reporting on the Equifax credit file.
>>> The inquiry from LAKELAND MOTORS dated 01/12/2026 has been deleted.`;
  expect(outcomesOf(letter)).toEqual([
    ["HARBOR LANE BANK", "deleted"],
    ["LAKELAND MOTORS", "deleted"],
  ]);
});
