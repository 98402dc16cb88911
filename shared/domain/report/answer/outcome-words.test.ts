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
  ["Account information that was verified, updated or deleted by a dispute is shown above.", undefined],
  ["This item was either updated or deleted; review this report to learn its outcome.", undefined],
  ["La información verificada, actualizada o eliminada aparece abajo.", undefined],
  ["Deleted items may not appear again unless they are certified.", undefined],
  ["Information that is deleted is not shown to companies that request your report.", undefined],
  ["Deleted items", "deleted"],
  ["The creditor has verified that the status is being reported incorrectly. It has been updated.", "modified"],
  ["This creditor has verified to our company that the current status is wrong.", undefined],
  [
    "The company confirmed that the account is being reported correctly. It will remain; it was not deleted.",
    "verified",
  ],
  ["We have verified that this item has been reported correctly.", "verified"],
  ["The creditor said that the balance was not reported correctly.", undefined],
  ["It is no longer in your file.", "deleted"],
  ["It could not be verified and we have taken it off your file.", "deleted"],
  ["Not investigated: previously verified, no new information supplied", "frivolous"],
  ["We have not investigated this item yet.", undefined],
  ["The dispute comment was removed from this account. Nothing else was changed.", undefined],
  ["The bank verified the account. Nothing was changed or deleted.", "verified"],
  ["This account has not yet been verified. We will write again.", undefined],
  ["This account was deleted on July 1. The bank has since verified it, and it is on your report again.", undefined],
  ["The item that we deleted in May has been added back to your credit file.", undefined],
  ["The creditor did not answer our request, so the account below has been removed:", "deleted"],
  ["The accounts below were confirmed by the creditors and will stay on your report:", "verified"],
  ["We did not change this account.", "verified"],
  ["Not deleted", "verified"],
  ["Result: Same as before", "verified"],
  ["We changed the status from charged off to paid.", "modified"],
  ["SE ELIMINÓ", "deleted"],
  ["Se actualizó", "modified"],
  ["NO SE ELIMINÓ; VERIFICADA", "verified"],
  ["We could not remove this account.", "verified"],
  ["We did not delete it.", "verified"],
  ["We will not delete this account unless the bank tells us to.", undefined],
  ["This item, which was deleted before, has been reinserted.", undefined],
])("%s", (text, outcome) => {
  expect(outcomeIn(text)).toBe(outcome);
});

test.each([
  ["The furnisher confirmed that the information it reports is accurate and complete.", "verified"],
  ["Furnisher response: information accurate as reported.", "verified"],
  ["Confirmed accurate - no changes made", "verified"],
  ["The account will continue to appear on your credit report without change.", "verified"],
  ["The company told us to change the balance from $7,463 to $4,563. We have made that change.", "modified"],
  ["The item could not be confirmed as accurate and has been deleted.", "deleted"],
  ["The company was unable to confirm that this account is accurate. It has been removed.", "deleted"],
  [
    "Consumer states: account was deleted by the creditor. Furnisher response: information accurate as reported.",
    "verified",
  ],
  ["Dispute reason: balance was updated. Result: Deleted", "deleted"],
  ["The duplicate of this account was deleted. This account remains as reported.", "verified"],
  ["This account is a duplicate and was deleted.", "deleted"],
  ["The company confirmed that this account is not accurate. We deleted it.", "deleted"],
  ["The bank verified that the balance was not correct, and we updated it.", "modified"],
  ["We verified with the company that this is not your account. It was removed.", "deleted"],
] as const)("what is said in other words: %s", (text, outcome) => {
  expect(outcomeIn(text)).toBe(outcome);
});

test.each([
  "The item could not be confirmed as accurate.",
  "The company did not confirm that the information is correct.",
  "Consumer states: account was deleted by the creditor.",
  "If the company confirms that the information is accurate, it stays.",
  "Please make this change in your records.",
  "We were unable to locate this account in your credit file, so nothing could be changed.",
  "Verified items will continue to appear on your report.",
])("what is denied, claimed or to come is no outcome: %s", (text) => {
  expect(outcomeIn(text)).toBeUndefined();
});
