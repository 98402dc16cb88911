import { type DisputeWorld, startDisputeWorld } from "#functions/testing/dispute-world";
import { makePdf } from "#functions/testing/make-pdf";
import { memberPictures, pictureOf } from "#functions/testing/picture-world";
import { memberUploads } from "#functions/testing/upload-world";

let world: DisputeWorld;
beforeAll(async () => {
  world = await startDisputeWorld();
});
afterAll(() => world.close());

/** A page from the midst of a report: accounts, and nothing that says whose report it is. */
const page = `NORTHLAKE CARD SERVICES
Account Number: 441712******
Date Opened: 05/2019
Balance: $1,240
Past Due: $310
Payment Status: Charge Off

RIDGELINE RECOVERY
Account Number: 88012****
Date Opened: 03/2022
Balance: $412
Payment Status: Collection account`;

const asked = {
  kind: "which_bureau",
  accounts: [
    { creditorName: "NORTHLAKE CARD SERVICES", accountNumber: "4417****", page: 1, line: 6 },
    { creditorName: "RIDGELINE RECOVERY", accountNumber: "8801****", page: 1, line: 12 },
  ],
  accountCount: 2,
};

test("a report that names no bureau is asked about, as often as its member looks, and read with the answer", async () => {
  const { member, send, ask, confirm } = await memberUploads(world);
  const id = await send(page);
  expect(await ask(id)).toMatchObject(asked);
  expect(await ask(id)).toMatchObject(asked);

  const read = await ask(id, "transunion");
  if (!("report" in read)) throw new Error("Not read");
  expect(read.bureausFound).toEqual(["transunion"]);
  const ids = read.negativeItems.map((item) => item.id);
  expect(read.negativeItems.map(({ itemType, bureaus }) => [itemType, bureaus])).toEqual([
    ["charge_off", ["transunion"]],
    ["collection", ["transunion"]],
  ]);
  expect((await confirm(id, ids)).negativeItems).toHaveLength(2);
  expect((await world.reports.get(member.userId, id))?.bureaus).toEqual(["transunion"]);
});

test("two bureaus that are named alike leave it open; what a page says is not overridden", async () => {
  const { send, ask } = await memberUploads(world);
  expect(await ask(await send(`Copies went to Experian and Equifax\n${page}`))).toMatchObject({ kind: "which_bureau" });
  const named = await ask(await send(`Equifax credit report\n${page}`), "experian");
  expect(named).toMatchObject({ bureausFound: ["equifax"] });
});

test("a PDF and a photo are asked about too, and no picture is read twice", async () => {
  const { send, ask } = await memberUploads(world);
  expect(await ask(await send(await makePdf(page), "application/pdf"))).toMatchObject({ kind: "which_bureau" });

  const pictures = await memberPictures(world, { readPage: async () => pictureOf(...page.split("\n")) });
  const id = await pictures.create();
  expect(await pictures.analyze(id)).toMatchObject({ kind: "which_bureau", accountCount: 2 });
  expect(await pictures.analyze(id, "experian")).toMatchObject({ bureausFound: ["experian"] });
  expect(pictures.sources).toHaveLength(1);
});

test.each([
  [
    "a bank's statement",
    "Statement period 01/01/2026\nOpening balance $10\nClosing balance $20\nDeposits\nTransactions",
  ],
  ["a letter", `Dear Maya,\nRe: your card\n${page}\nSincerely,\nNorthlake`],
  ["a bill", "NORTHLAKE CARD SERVICES\nBalance: $1,240\nDue date: 01/02/2026"],
  ["a menu", "Dinner\nSoup $4\nFish $12"],
])("%s is refused as before", async (_, text) => {
  const { send, ask } = await memberUploads(world);
  await expect(ask(await send(text))).rejects.toMatchObject({ code: "NOT_A_CREDIT_REPORT" });
});

test("an answer makes no report of what is none", async () => {
  const { send, ask } = await memberUploads(world);
  await expect(ask(await send("Dinner\nSoup $4"), "experian")).rejects.toMatchObject({ code: "NOT_A_CREDIT_REPORT" });
});
