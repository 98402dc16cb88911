import * as z from "zod";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { streamRecord } from "#functions/testing/stream-record";
import { auditEntryAddedOf } from "./history";
import { countedRecordChangeOf, stepOf } from "./member-changes";
import { paymentAddedOf } from "./payments";
import { addedOf, changeOf } from "./stream-changes";

const Counter = z.object({ count: z.number() });
const [one, two] = [{ count: 1 }, { count: 2 }];

test.each([
  [{ after: one }, { kind: "insert", before: undefined, after: one }],
  [
    { before: one, after: two },
    { kind: "modify", before: one, after: two },
  ],
  [{ before: one }, { kind: "remove", before: one, after: undefined }],
  [
    { before: { count: "one" }, after: two },
    { kind: "modify", before: undefined, after: two },
  ],
  [{ after: { count: null } }, undefined],
])("%j is decoded", (items, expected) => {
  expect(changeOf(streamRecord(items), Counter)).toEqual(expected);
});

test.each([
  ["an insertion", { after: two }, two],
  ["a change", { before: one, after: two }, undefined],
  ["a removal", { before: one }, undefined],
])("%s adds what it adds", (_, items, added) => {
  expect(addedOf(streamRecord(items), Counter)).toEqual(added);
});

test("an audit entry keeps every field but its key", () => {
  const entry = { id: "1", at: "2026-11-20T12:00:00.000Z", by: "ada", before: { tier: null }, after: { files: ["a"] } };
  expect(auditEntryAddedOf(streamRecord({ after: { ...entry, sk: "AUDIT#1" } }))).toEqual(entry);
});

test("an item under another key is no payment", () => {
  const payment = { userId: "maya", paymentId: "1", at: "2026-11-20T12:00:00.000Z", amountCents: 1, status: "paid" };
  const entry = { ...payment, currency: "usd", description: "", eventId: "evt_1" };
  expect(paymentAddedOf(streamRecord({ after: { ...entry, sk: "PAYMENT#1" } }))).toMatchObject(payment);
  expect(paymentAddedOf(streamRecord({ after: { ...entry, sk: "REFUND#1" } }))).toBeUndefined();
});

test("a plan that the metrics do not understand counts as none", () => {
  const record = streamRecord({ after: { ...makeUserRecord(), sk: "USER", subscriptionTier: "platinum" } });
  expect(countedRecordChangeOf(record)?.after).toMatchObject({ subscriptionStatus: "active" });
  expect(countedRecordChangeOf(record)?.after?.subscriptionTier).toBeUndefined();
});

test("a step of a subscription that cannot be read is not passed over", () => {
  const lastChange = { id: "1", at: "2026-11-20T12:00:00.000Z", action: "activated", by: "ada" };
  const before = { ...makeUserRecord(), sk: "USER" };
  const after = { ...before, lastChange, subscriptionTier: "platinum" };
  expect(() => stepOf(streamRecord({ before, after }))).toThrow("Invalid");
  expect(stepOf(streamRecord({ before: after, after: { ...after, phone: "(555) 014-2233" } }))).toBeUndefined();
});
