import { makeNegativeItem } from "#shared/testing/report";
import { correctedItem, ItemCorrection } from "./correct";

const today = "2026-11-30";
const monthAlone = makeNegativeItem({
  bureaus: ["experian", "equifax"],
  dateOfFirstDelinquency: "2022-07",
  bureauViews: (["experian", "equifax"] as const).map((bureau) => ({
    bureau,
    creditorName: "Northgate Recovery",
    status: "open",
    dateOpened: "2023-02",
    dateOfFirstDelinquency: "2022-07",
  })),
});
const corrected = (given: object) =>
  correctedItem(monthAlone, ItemCorrection.parse({ itemId: monthAlone.id, ...given }), today);

test("a member who knows the day puts it in the place of the month, and what follows is reckoned from the day", () => {
  const item = corrected({ dateOfFirstDelinquency: "2022-07-14" });
  expect(item).toMatchObject({ dateOfFirstDelinquency: "2022-07-14", obsoleteOn: "2030-01-10" });
  expect(item.bureauViews).toMatchObject([
    { dateOfFirstDelinquency: "2022-07-14", dateOpened: "2023-02" },
    { dateOfFirstDelinquency: "2022-07-14", dateOpened: "2023-02" },
  ]);
});

test("the day of one bureau's column is that bureau's alone: the month of the other stays", () => {
  const { bureauViews } = corrected({ bureau: "equifax", dateOpened: "2023-02-09" });
  expect(bureauViews?.map(({ dateOpened }) => dateOpened)).toEqual(["2023-02", "2023-02-09"]);
});

test("the month in which an item leaves a bureau's report is corrected in that bureau's column, and taken away where none is printed", () => {
  const { bureauViews, correctedFields, ...item } = corrected({ bureau: "equifax", removalOn: "2029-04" });
  expect(bureauViews?.map(({ removalOn }) => removalOn)).toEqual([undefined, "2029-04-30"]);
  expect(correctedFields).toEqual(["removalOn"]);
  expect(item).not.toHaveProperty("removalOn");
  expect(corrected({ removalOn: null }).bureauViews?.every(({ removalOn }) => removalOn === undefined)).toBe(true);
});

test("a month is corrected by another month, and a month that no calendar has is refused", () => {
  expect(corrected({ dateOpened: "2023-03" }).dateOpened).toBe("2023-03");
  expect(ItemCorrection.safeParse({ itemId: "a", dateOpened: "2023-13" }).success).toBe(false);
  expect(ItemCorrection.safeParse({ itemId: "a", dateOpened: "1899-12" }).success).toBe(false);
  expect(ItemCorrection.safeParse({ itemId: "a", dateOpened: "1900-01" }).success).toBe(true);
});

test("where an item is described by its status, a corrected status describes it", () => {
  const [view] = monthAlone.bureauViews ?? [];
  const payStatus = "Collection account. $1,245 past due";
  const item = { ...monthAlone, description: payStatus, bureauViews: view && [{ ...view, payStatus }] };
  const read = (given: object, of = item) =>
    correctedItem(of, ItemCorrection.parse({ itemId: item.id, ...given }), today).description;
  expect(read({ payStatus: "Collection account. $1,205 past due" })).toBe("Collection account. $1,205 past due");
  expect(read({ payStatus: null })).toBeUndefined();
  expect(read({ amount: 1_205 })).toBe(payStatus);
  expect(read({ payStatus: "Collection" }, { ...item, description: "Placed for collection" })).toBe(
    "Placed for collection",
  );
});
