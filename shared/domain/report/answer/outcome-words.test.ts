import { outcomeIn } from "./outcome-words";

test.each([
  ["The late payment was deleted from this account. All other information was verified.", "modified"],
  ["The 30-day late payment of 11/2024 was removed.", "modified"],
  ["We removed the late payments of 2024 and updated the account.", "modified"],
  ["Late payments removed; account verified as accurate", "modified"],
  ["Dispute remark deleted. Account remains.", "verified"],
  ["VERIFIED AS ACCURATE. The remark ACCOUNT INFORMATION DISPUTED BY CONSUMER was removed.", "verified"],
  ["Se eliminaron los pagos atrasados: los pagos atrasados fueron eliminados.", "modified"],
  ["The creditor has requested that this account be deleted. This item has been deleted.", "deleted"],
  ["The account could not be verified and has been removed.", "deleted"],
  ["You asked us to have this account deleted", undefined],
  ["Information that cannot be verified will be deleted.", undefined],
  ["The following address was deleted", undefined],
  ["Items that are not verified are deleted.", undefined],
  ["This item was not deleted because the creditor verified it.", "verified"],
  ["These items were not removed: they remain.", "verified"],
  ["Action: Verified as accurate; no change", "verified"],
  ["La partida fue ELIMINADA de su informe de crédito.", "deleted"],
  ["This item, which was deleted before, has been reinserted.", undefined],
])("%s", (text, outcome) => {
  expect(outcomeIn(text)).toBe(outcome);
});
