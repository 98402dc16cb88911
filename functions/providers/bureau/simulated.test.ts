import { middleScore } from "#shared/domain/report/bureau-file";
import { negativeItemsOf } from "#shared/domain/report/merge";
import type { PulledReport } from "#shared/domain/report/pull-outcome";
import { ItemType } from "#shared/domain/schemas";
import type { Person, PullRequest } from "./bureau";
import { SimulatedBureaus } from "./simulated";

const today = "2026-11-20";

const someone = (ssn: string, overrides: Partial<Person> = {}): Person => ({
  firstName: "Maya",
  lastName: "Sample",
  ssn,
  dateOfBirth: "1985-06-14",
  phone: "(555) 014-2233",
  address: { street: "12 Elm Street", city: "Dayton", state: "OH", zipCode: "45402" },
  ...overrides,
});

const bureausOn = (day = today, wait = jest.fn(async () => undefined)) =>
  new SimulatedBureaus({ now: () => new Date(`${day}T12:00:00Z`), wait });

async function reportOf(person: Person, day = today, deleted?: PullRequest["deleted"]): Promise<PulledReport> {
  const outcome = await bureausOn(day).pull({ person, consentId: "consent", attempt: 1, deleted });
  if (outcome.kind !== "report") throw new Error(`No report but ${outcome.kind}`);
  return outcome;
}

function itemsOf({ files }: PulledReport) {
  let made = 0;
  return negativeItemsOf(files, { ids: () => `item-${++made}`, today });
}

const ordinaryPeople = Array.from({ length: 60 }, (_, number) => someone(`66641${String(1_000 + number)}`));

test("the same person gets the same report, another person another one", async () => {
  const [one, again, other] = await Promise.all(
    ["666457301", "666457301", "666457302"].map((ssn) => reportOf(someone(ssn))),
  );

  expect(again?.files).toEqual(one?.files);
  expect(other?.files).not.toEqual(one?.files);
});

const facts = (report: PulledReport) =>
  itemsOf(report).map(({ creditorName, dateOpened, dateOfFirstDelinquency }) =>
    [creditorName, dateOpened, dateOfFirstDelinquency].join(" "),
  );

test("a report pulled on another day of the month has the same items and scores", async () => {
  for (const person of ordinaryPeople) {
    const [early, late] = await Promise.all([reportOf(person, "2026-12-02"), reportOf(person, "2026-12-31")]);

    expect(facts(late)).toEqual(facts(early));
    expect(late.files.map(({ score }) => score)).toEqual(early.files.map(({ score }) => score));
  }
});

test("a month later the items are there still, but for one that may come and one that may go", async () => {
  const changes = { came: 0, went: 0, moved: 0 };
  for (const person of ordinaryPeople) {
    const [before, after] = await Promise.all([reportOf(person), reportOf(person, "2026-12-20")]);
    const came = facts(after).filter((fact) => !facts(before).includes(fact));
    const went = facts(before).filter((fact) => !facts(after).includes(fact));
    expect(came.length).toBeLessThanOrEqual(1);
    expect(went.length).toBeLessThanOrEqual(1);
    changes.came += came.length;
    changes.went += went.length;
    changes.moved += Number(before.files[0]?.score !== after.files[0]?.score);
  }
  expect(changes.came).toBeGreaterThan(5);
  expect(changes.went).toBeGreaterThan(5);
  expect(changes.moved).toBeGreaterThan(40);
});

test.each(["666000001", "666000002", "666000005", "666000008"])(
  "the special identity %s never changes",
  async (ssn) => {
    const [now, later] = await Promise.all([reportOf(someone(ssn)), reportOf(someone(ssn), "2027-03-20")]);

    expect(facts(later)).toEqual(facts(now));
    expect(later.files.map(({ score }) => score)).toEqual(now.files.map(({ score }) => score));
  },
);

test("an ordinary person has 5 to 9 negative items, all of them possible and none of the future", async () => {
  for (const person of ordinaryPeople) {
    const report = await reportOf(person);
    const items = itemsOf(report);
    expect(items.length).toBeGreaterThanOrEqual(5);
    expect(items.length).toBeLessThanOrEqual(9);
    for (const item of items) {
      const { dateOpened = "", dateReported = "", dateOfFirstDelinquency = "", obsoleteOn = today } = item;
      expect(dateReported < today).toBe(true);
      expect(dateOpened <= dateReported).toBe(true);
      if (item.itemType !== "collection" && dateOfFirstDelinquency)
        expect(dateOpened <= dateOfFirstDelinquency).toBe(true);
      expect(obsoleteOn >= today).toBe(true);
    }
    const middle = middleScore(report.files) ?? 0;
    expect(middle).toBeGreaterThan(450);
    expect(middle).toBeLessThan(700);
  }
});

const unreportedSince2018: readonly ItemType[] = ["judgment", "tax_lien"];

test("over people, every type that bureaus report occurs, and items that only one or two bureaus report", async () => {
  const items = (await Promise.all(ordinaryPeople.map((person) => reportOf(person)))).flatMap(itemsOf);

  const reported = ItemType.options.filter((itemType) => !unreportedSince2018.includes(itemType));
  expect(items.map(({ itemType }) => itemType)).toEqual(expect.arrayContaining(reported));
  expect(new Set(items.map(({ bureaus }) => bureaus.length))).toEqual(new Set([1, 2, 3]));
  expect(
    items.filter(({ itemType }) => itemType === "collection").every(({ originalCreditor }) => originalCreditor),
  ).toBe(true);
});

test("a civil judgment or a tax lien, which bureaus dropped by 2018, is an error in few reports", async () => {
  const people = Array.from({ length: 500 }, (_, number) => someone(`66642${String(1_000 + number)}`));
  const reports = await Promise.all(people.map((person) => reportOf(person)));

  const wrong = reports.filter((report) =>
    itemsOf(report).some(({ itemType }) => unreportedSince2018.includes(itemType)),
  );
  expect(wrong.length).toBeGreaterThan(0);
  expect(wrong.length).toBeLessThan(people.length * 0.03);
});

test("what is simulated says so", async () => {
  const { dataSource, dataSourceDetails } = await reportOf(someone("666457301"));

  expect(dataSource).not.toContain("real");
  expect(dataSourceDetails.realDataDelivered).toBe(false);
});

test("666-00-0001 has a thin, clean file with good scores", async () => {
  const report = await reportOf(someone("666000001"));

  expect(itemsOf(report)).toEqual([]);
  for (const { score } of report.files) expect(score).toBeGreaterThanOrEqual(740);
});

test.each(["Maya", "Li", "Omar"])(
  "666-00-0002 (%s) has 12 negative items of every type and scores in the 500s",
  async (firstName) => {
    const report = await reportOf(someone("666000002", { firstName }));
    const items = itemsOf(report);

    expect(items).toHaveLength(12);
    expect(new Set(items.map(({ itemType }) => itemType))).toEqual(new Set(ItemType.options));
    for (const { score } of report.files) {
      expect(score).toBeGreaterThanOrEqual(500);
      expect(score).toBeLessThan(600);
    }
  },
);

test.each([
  ["666-00-0003 is not found at any bureau", "666000003", "not_found"],
  ["666-00-0004 is frozen at every bureau", "666000004", "frozen"],
])("%s", async (_, ssn, kind) => {
  await expect(bureausOn().pull({ person: someone(ssn), consentId: "consent", attempt: 1 })).resolves.toEqual({ kind });
});

test("666-00-0005 lacks one bureau, and the report says which two it has", async () => {
  const { files, missing } = await reportOf(someone("666000005"));

  expect(files.map(({ bureau }) => bureau)).toEqual(["experian", "equifax"]);
  expect(missing).toEqual(["transunion"]);
});

test("666-00-0006 times out at first, and a later try works", async () => {
  const wait = jest.fn(async () => undefined);
  const bureaus = bureausOn(today, wait);
  const request = { person: someone("666000006"), consentId: "consent" };

  await expect(bureaus.pull({ ...request, attempt: 1 })).rejects.toMatchObject({ code: "CREDIT_BUREAU_TIMEOUT" });
  expect(wait).toHaveBeenCalledWith(10_000);
  await expect(bureaus.pull({ ...request, attempt: 2 })).resolves.toMatchObject({ kind: "report" });
});

test("666-00-0007 answers after 20 seconds", async () => {
  const wait = jest.fn(async () => undefined);

  await expect(
    bureausOn(today, wait).pull({ person: someone("666000007"), consentId: "consent", attempt: 1 }),
  ).resolves.toMatchObject({ kind: "report" });
  expect(wait).toHaveBeenCalledWith(20_000);
});

test("666-00-0008 has an item with different amounts and dates at the three bureaus", async () => {
  const [item] = itemsOf(await reportOf(someone("666000008")));

  expect(item?.bureaus).toHaveLength(3);
  expect(new Set(item?.bureauViews?.map(({ amount }) => amount)).size).toBe(3);
  expect(new Set(item?.bureauViews?.map((view) => view.dateOfFirstDelinquency)).size).toBe(3);
});

test.each([
  ["timeout", "CREDIT_BUREAU_TIMEOUT"],
  ["error", "CREDIT_BUREAU_UNAVAILABLE"],
  ["throttle", "CREDIT_BUREAU_UNAVAILABLE"],
] as const)("a fault that the operator asked for (%s) is a %s", async (fault, code) => {
  const bureaus = new SimulatedBureaus({ now: () => new Date(), wait: async () => undefined, fault: () => fault });

  await expect(bureaus.pull({ person: someone("666457301"), consentId: "consent", attempt: 1 })).rejects.toMatchObject({
    code,
  });
});

test("what a bureau deleted is in none of its later reports, and its score rises", async () => {
  const person = someone("666000002");
  const before = await reportOf(person);
  const shared = itemsOf(before).find(({ bureaus }) => bureaus.length === 3);
  if (!shared) throw new Error("The heavy file has an item that all bureaus report.");
  const { creditorName, accountNumber } = shared;
  const deleted = async () => [{ creditorName, accountNumber, bureaus: ["experian", "transunion"] as const }];

  const after = await reportOf(person, "2027-03-20", deleted);

  const left = itemsOf(after).filter((item) => item.creditorName.toLowerCase() === creditorName.toLowerCase());
  expect(left.flatMap(({ bureaus }) => bureaus)).toEqual(["equifax"]);
  expect(itemsOf(after)).toHaveLength(12);
  const scoresOf = ({ files }: PulledReport) => files.map(({ score }) => score ?? 0);
  const [experian = 0, equifax = 0, transunion = 0] = scoresOf(after).map(
    (score, at) => score - (scoresOf(before)[at] ?? 0),
  );
  expect(experian).toBeGreaterThan(0);
  expect(equifax).toBe(0);
  expect(transunion).toBeGreaterThan(0);
});

test("a deletion takes no other account out of a report", async () => {
  for (const person of ordinaryPeople) {
    const before = await reportOf(person);
    const [first] = itemsOf(before);
    if (!first) throw new Error("An ordinary file has negative items.");
    const { creditorName, accountNumber, bureaus } = first;
    const after = await reportOf(person, today, async () => [{ creditorName, accountNumber, bureaus }]);

    expect(facts(after)).toEqual(facts(before).slice(1));
  }
});
