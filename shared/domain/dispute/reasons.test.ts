import { ReasonKey } from "#shared/domain/schemas";
import {
  detailsOf,
  explanationOf,
  formReasons,
  lacksWords,
  namesDate,
  needsDetails,
  parseReasons,
  reasonKeys,
  reasonsFor,
  statedReasons,
} from "./reasons";

test("each choice of both forms is understood", () => {
  expect(formReasons.map((label) => parseReasons(label)?.length)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(reasonKeys.map((key) => parseReasons(key))).toEqual(reasonKeys.map((key) => [key]));
});

test("several reasons are recognized, once each", () => {
  expect(parseReasons("Account not mine; incorrect_dates; not_mine")).toEqual(["not_mine", "incorrect_dates"]);
  expect(parseReasons("not_mine, Balance is incorrect")).toEqual(["not_mine", "incorrect_amount"]);
});

test.each(["", ";", "because", "Account not mine; because"])("'%s' is no reason", (text) => {
  expect(parseReasons(text)).toBeUndefined();
});

test("'other' must be explained", () => {
  expect(needsDetails(["not_mine", "other"])).toBe(true);
  expect(needsDetails(["not_mine"])).toBe(false);
});

test.each([undefined, "", ".", "\u200b", "… 12"])("'%s' explains no 'other'", (details) => {
  expect(lacksWords(["not_mine", "other"], details)).toBe(true);
  expect(lacksWords(["incorrect_amount"], details)).toBe(false);
  expect(statedReasons({ reasons: ["not_mine", "other"], explanation: details })).toEqual(["not_mine"]);
});

test("words explain an 'other'", () => {
  expect(lacksWords(["other"], "Se vendió dos veces")).toBe(false);
  expect(statedReasons({ reasons: ["other"], explanation: "Sold twice" })).toEqual(["other"]);
});

test.each([
  ["It was opened on May 3.", true],
  ["Se abrió el 3 de mayo.", true],
  ["The delinquency began 07/2021.", true],
  ["It was closed in 2019.", true],
  ["I may have paid $3.50 late.", false],
  ["The dates are wrong.", false],
  ["It was opened 2019-05-03.", true],
  ["It was closed on 5/3.", true],
  ["Sept. 2019, not October 2020.", true],
  ["Fue cerrada en marzo de 2019.", true],
  ["The balance should be $2000, not this.", false],
  ["The balance was 2,000 dollars.", false],
  ["I paid 1/2 of it.", false],
  ["Maybe 3 of the dates are off.", false],
  ["I made 2 decisions.", false],
  ["I have 5 marketing letters.", false],
  ["It is account 1234-2011.", false],
  ["I called them 24-7.", false],
])("'%s' names a date: %s", (words, isNamed) => {
  expect(namesDate(words)).toBe(isNamed);
});

test("a reason in own words stands in the letters above the details, and the two can be separated again", () => {
  const reason = "The bank sold this debt twice";
  expect(explanationOf(reason, "Paid on May 3.")).toBe(`${reason}\nPaid on May 3.`);
  expect(detailsOf(reason, `${reason}\nPaid on May 3.`)).toBe("Paid on May 3.");
  expect([explanationOf(reason), detailsOf(reason, reason)]).toEqual([reason, undefined]);
  expect([explanationOf("not_mine", "Paid."), detailsOf("not_mine", "Paid.")]).toEqual(["Paid.", "Paid."]);
});

test("an item is offered the reasons that can be true of it, and what was found or chosen", () => {
  expect(reasonsFor("late_payment")).toContain("paid_on_time");
  expect(reasonsFor("collection")).not.toContain("paid_on_time");
  expect(reasonsFor("bankruptcy")).not.toContain("incorrect_amount");
  expect(reasonsFor("bankruptcy", ["incorrect_amount"])).toContain("incorrect_amount");
  expect(reasonsFor(undefined)).toEqual(reasonKeys);
  expect(reasonsFor("charge_off", [], [{ status: "closed" }, { status: "open" }])).toContain("account_closed");
  expect(reasonsFor("charge_off", [], [{ status: "closed" }, { status: "closed" }])).not.toContain("account_closed");
  expect(reasonsFor("charge_off", ["account_closed"], [{ status: "closed" }])).toContain("account_closed");
  expect([...reasonKeys].sort()).toEqual([...ReasonKey.options].sort());
});
