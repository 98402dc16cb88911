import { readEquifax } from "./crs-equifax";
import { readExperian } from "./crs-experian";
import { readTransUnion } from "./crs-transunion";
import type { BureauAnswer } from "./crs-values";

const marksIn = (answer: BureauAnswer) =>
  answer.kind === "file" ? answer.file.entries.map(({ isDisputed }) => isDisputed) : answer.kind;

test("TransUnion's remarks say that an account is disputed", () => {
  const trade = (code: string, type: string) => ({
    subscriber: { name: { unparsed: "NORTHLAKE CARD" } },
    accountRating: "09",
    remarks: [{ code, type }],
  });
  const trades = [trade("AID", "Account information disputed by consumer"), trade("PRL", "Chargeoff")];
  const answer = readTransUnion({
    fileSummary: { fileHitIndicator: "regularHit" },
    custom: { credit: { trades } },
  });
  expect(marksIn(answer)).toEqual([true, undefined]);
});

test("Equifax's narratives say that an account is disputed", () => {
  const trade = (description: string) => ({
    customerName: "NORTHLAKE CARD",
    accountTypeCode: "R",
    rate: "9",
    narrativeCodes: [{ code: "000", description }],
  });
  const trades = [trade("Consumer disputes this account information"), trade("Charged off account")];
  const answer = readEquifax({ data: { hitCode: { code: "1", description: "Hit" }, trades } });
  expect(marksIn(answer)).toEqual([true, undefined]);
});

test("Experian's special comment says that an account is disputed", () => {
  const tradeline = ["XB", "XH", ""].map((specialComment) => ({ subscriberName: "NORTHLAKE CARD", specialComment }));
  expect(marksIn(readExperian({ tradeline }))).toEqual([true, undefined, undefined]);
});
