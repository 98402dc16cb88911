import { idsOfKnown, isSameItem, isStill, type KnownItem } from "./known-items";

const before: KnownItem = {
  id: "known",
  itemType: "collection",
  creditorName: "Midland Credit Management",
  accountNumber: "****4821",
  dateOpened: "2023-02-01",
};
const idOf = (now: Partial<KnownItem>, known: KnownItem[] = [before]) => idsOfKnown([{ ...before, ...now }], known)[0];

test.each<[string, Partial<KnownItem>]>([
  ["the same words", {}],
  ["the company's form behind its name", { creditorName: "MIDLAND CREDIT MANAGEMENT, INC." }],
  ["a shortened name", { creditorName: "MIDLAND CREDIT MGMT" }],
  ["the number masked at its end", { accountNumber: "8537****" }],
  ["no day of opening", { dateOpened: undefined }],
  ["a corrected month of opening", { dateOpened: "2023-05-01" }],
])("an item that is printed with %s keeps its id", (_, now) => {
  expect(idOf(now)).toBe("known");
});

test.each<[string, Partial<KnownItem>]>([
  ["other digits", { accountNumber: "****9999" }],
  ["another company", { creditorName: "Harbor Lane Bank" }],
  ["a shortened name and another month", { creditorName: "MIDLAND CREDIT MGMT", dateOpened: "2023-05-01" }],
  ["a shortened name and no digits", { creditorName: "MIDLAND CREDIT MGMT", accountNumber: undefined }],
  ["the number masked at its end and another month", { accountNumber: "8537****", dateOpened: "2023-05-01" }],
  ["another kind of entry", { itemType: "charge_off" }],
])("an item with %s is another one", (_, now) => {
  expect(idOf(now)).toBeUndefined();
});

test("the item that is printed alike goes before one in other words, and each id is given once", () => {
  const short = { ...before, id: "short", creditorName: "MIDLAND CREDIT MGMT" };
  expect(idsOfKnown([before, short], [short, before])).toEqual(["known", "short"]);
  expect(idsOfKnown([before, before], [before, { ...before, accountNumber: "****4821" }])).toEqual([
    "known",
    undefined,
  ]);
});

test("digits alone do not say that loans of one servicer with the same beginning are one", () => {
  const loan = { ...before, itemType: "late_payment" as const, accountNumber: "E123****" };
  expect(isStill(loan, { ...loan, dateOpened: "2020-09-01" })).toBe(false);
});

test("an item that is gone is known again by a number or a month, never by names that are alike", () => {
  const gone: KnownItem = { id: "gone", itemType: "collection", creditorName: "Northgate Recovery 6", isGone: true };
  const other = { ...gone, creditorName: "Northgate Recovery 61" };
  expect(isSameItem(gone, other)).toBe(false);
  expect(idsOfKnown([other], [gone])).toEqual([undefined]);
  const [numbered, dated] = [{ accountNumber: "****4821" }, { dateOpened: "2023-02-01" }];
  expect(idsOfKnown([{ ...other, ...numbered }], [{ ...gone, ...numbered }])).toEqual(["gone"]);
  expect(isSameItem({ ...gone, ...dated }, { ...other, ...dated })).toBe(true);
});
