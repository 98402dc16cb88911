import { draftDisputes } from "#functions/services/disputes/draft-disputes";
import { type DisputeWorld, startDisputeWorld } from "#functions/testing/dispute-world";
import { memberUploads, sampleReport } from "#functions/testing/upload-world";
import type { CreditReport } from "#shared/api/schemas/report";
import type { Bureau } from "#shared/domain/bureau/bureau";

let world: DisputeWorld;
beforeAll(async () => {
  world = await startDisputeWorld();
});
afterAll(() => world.close());

/** What a bureau's letter about the first item says of its report, after a report was pulled today and then this file confirmed. */
async function saidOfReport(bureau: Bureau, file: string) {
  const user = await world.member({}, []);
  const { readAndConfirm } = await memberUploads(world, user);
  const { confirmed } = await readAndConfirm(file);
  return saidOf(bureau, user.userId, confirmed);
}

async function saidOf(bureau: Bureau, userId: string, { negativeItems }: Pick<CreditReport, "negativeItems">) {
  const now = await world.users.get(userId, { isConsistent: true });
  if (!now) throw new Error("No member");
  const item = negativeItems.find(({ bureaus }) => bureaus.includes(bureau));
  const newDispute = { negativeItemId: item?.id ?? "", disputeReason: "Account not mine" };
  const [draft] = await draftDisputes(now, [newDispute], world.services);
  const { reportDate, reportNumber, item: stated } = draft?.letters.facts[bureau] ?? {};
  return { reportDate, reportNumber, isAnnual: stated?.fromAnnualReport };
}

test.each([
  ["experian" as const, "experian-1.txt", "2026-10-12", "0417-2265-31"],
  ["equifax" as const, "equifax-1.txt", "2026-10-12", "4405718832"],
  ["transunion" as const, "transunion-1.txt", "2026-10-12", "402117765"],
  ["equifax" as const, "tri-merge-1.txt", "2026-10-12", undefined],
])(
  "a letter to %s about the lines of %s gives its own day and number",
  async (bureau, name, reportDate, reportNumber) => {
    expect(await saidOfReport(bureau, sampleReport(name))).toMatchObject({ reportDate, reportNumber });
  },
);

test("a letter about a file without a day gives no day, and not the one on which it came", async () => {
  const file = sampleReport("equifax-1.txt").replace("Report Date: Oct 12, 2026", "");
  expect(await saidOfReport("equifax", file)).toMatchObject({ reportDate: undefined, reportNumber: "4405718832" });
});

test("a letter about an item that the member has added names the file in which it was missed, and has its clock", async () => {
  const user = await world.member({}, []);
  const { read, confirm } = await memberUploads(world, user);
  const { uploadId } = await read(sampleReport("equifax-1.txt"));
  const missed = {
    id: undefined,
    creditorName: "Missed Recovery",
    itemType: "collection" as const,
    status: "open" as const,
  };
  const confirmed = await confirm(uploadId, [], { added: [missed] });
  expect(await saidOf("equifax", user.userId, confirmed)).toEqual({
    reportDate: "2026-10-12",
    reportNumber: "4405718832",
    // FCRA 612(a)(3): 45 days for what the free yearly report shows.
    isAnnual: true,
  });
});
