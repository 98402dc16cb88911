import { negativeItemsOf } from "#shared/domain/report/merge";
import type { PulledReport } from "#shared/domain/report/pull-outcome";
import type { Person } from "./bureau";
import { CrsBureaus } from "./crs";
import { frozen, noHit } from "./crs-recorded";
import { type Behaviour, type Behaviours, type FakeCrs, startFakeCrs } from "./fake-crs";

const person: Person = {
  firstName: "Maya",
  lastName: "Sample",
  ssn: "666457301",
  dateOfBirth: "1985-06-14",
  phone: "(555) 014-2233",
  address: { street: "9817 Loop Blvd", city: "California City", state: "CA", zipCode: "93505-1352" },
};

let crs: FakeCrs | undefined;

afterEach(() => crs?.close());

async function pull(behaviours: Behaviours = {}, isSandbox = false) {
  crs = await startFakeCrs(behaviours);
  const { baseUrl, patience } = crs;
  const keys = async () => ({ username: "operator", password: "secret", baseUrl });
  const bureaus = new CrsBureaus({ keys, isSandbox, ...patience });
  return bureaus.pull({ person, consentId: "consent", attempt: 1 });
}

const asReport = (outcome: Awaited<ReturnType<typeof pull>>) => outcome as PulledReport;

test("three files become the same account's one item, with each bureau's own values", async () => {
  const { files, missing, requestId, dataSource } = asReport(await pull());
  const items = negativeItemsOf(files, { ids: () => "id", today: "2026-11-20" });

  expect(missing).toEqual([]);
  expect([dataSource, requestId]).toEqual(["real_bureau", "request-experian,request-equifax,request-transunion"]);
  expect(files.map(({ score, scoreModel }) => [score, scoreModel])).toEqual([
    [588, "VantageScore 4.0"],
    [601, "FICO Score 9"],
    [594, "FICO Score 9"],
  ]);
  expect(
    items.map(({ itemType, creditorName, amount, bureaus }) => [itemType, creditorName, amount, bureaus.length]),
  ).toEqual([
    ["charge_off", "NORTHLAKE CARD SVCS", 1_310, 3],
    ["late_payment", "GRANITE AUTO FINANCE", 7_300, 1],
    ["bankruptcy", "US BANKRUPTCY COURT", undefined, 1],
    ["collection", "RIDGELINE RECOVERY GROUP LLC", 412, 2],
  ]);
  expect(items[0]).toMatchObject({
    dateOpened: "2019-03-11",
    dateOfFirstDelinquency: undefined,
    creditLimit: 2_500,
  });
});

const trade = {
  customerName: "A BANK",
  rate: { code: "9" },
  dateMajorDelinquencyFirstReported: "052023",
  // What it was once is not what it is.
  originalChargeOffAmount: "900",
};
const account = {
  subscriber: { name: { unparsed: "A BANK" } },
  accountRating: "09",
  dateOpened: { value: "2019-01-01" },
};

const bare = {
  equifax: {
    data: {
      hitCode: { code: "1", description: "Hit" },
      trades: [trade],
      collections: [
        { customerName: "A COLLECTOR", statusCode: null, originalAmount: "500", dateOfFirstDelinquency: "2022-07-14" },
      ],
      bankruptcies: [{ customerNumber: "1", type: { code: "W", description: "Chapter 13" } }],
    },
  },
  experian: {
    tradeline: [{ subscriberName: "A BANK", status: "97", openDate: "01012019" }],
    publicRecord: [{ courtName: "A COURT" }],
  },
  transunion: {
    fileSummary: { fileHitIndicator: "regularHit" },
    custom: {
      credit: {
        trades: [account],
        publicRecords: [{ type: "7D" }],
      },
    },
  },
};

test("entries without amounts and dates are kept, with these unknown; when an account was seriously late is no first delinquency", async () => {
  const { files } = asReport(await pull(atEach(bare)));
  const entries = files.flatMap((file) => file.entries);
  expect(entries.map(({ kind }) => kind).sort()).toEqual([
    "collection",
    "public_record",
    "public_record",
    "public_record",
    "tradeline",
    "tradeline",
    "tradeline",
  ]);
  for (const { balance, dateReported } of entries) expect([balance, dateReported]).toEqual([undefined, undefined]);
  const delinquent = entries.filter(({ dateOfFirstDelinquency }) => dateOfFirstDelinquency);
  expect(delinquent.map(({ kind }) => kind)).toEqual(["collection"]);
});

test("a month that a bureau gives without a day, or with one that it estimates, stays a month", async () => {
  const months = {
    equifax: { data: { ...bare.equifax.data, trades: [{ ...trade, dateOpened: "032019", dateReported: "10/2026" }] } },
    experian: { ...bare.experian, tradeline: [{ ...bare.experian.tradeline[0], openDate: "03002019" }] },
    transunion: {
      ...bare.transunion,
      custom: {
        credit: {
          trades: [
            { ...account, dateOpened: { value: "2019-03-01", estimatedDay: true } },
            { ...account, dateOpened: { value: "2019-03-01", estimatedDay: false } },
          ],
        },
      },
    },
  };
  const { files } = asReport(await pull(atEach(months)));
  const opened = files.flatMap(({ bureau, entries }) =>
    entries.flatMap(({ kind, dateOpened }) => (kind === "tradeline" ? [[bureau, dateOpened]] : [])),
  );
  expect(opened).toEqual([
    ["experian", "2019-03"],
    ["equifax", "2019-03"],
    ["transunion", "2019-03"],
    ["transunion", "2019-03-01"],
  ]);
  expect(files.flatMap(({ entries }) => entries.flatMap(({ dateReported }) => dateReported ?? []))).toEqual([
    "2026-10",
  ]);
});

test("each bureau is asked about the person in its own form", async () => {
  await pull();

  expect(crs?.asked.map(({ path }) => path)).toEqual([
    "/api/users/login",
    "/api/experian/credit-profile/credit-report/basic/exp-prequal-vantage4",
    "/api/equifax/credit-report/efx-prequal-fico9",
    "/api/transunion/credit-report/basic/tu-prequal-fico9",
  ]);
  expect(crs?.asked[2]?.body).toMatchObject({
    ssn: "666457301",
    dob: "06-14-1985",
    houseNumber: "9817",
    streetName: "Loop Blvd",
    zip: "935051352",
  });
});

test("a sandbox's report never claims to be real", async () => {
  const { dataSource, dataSourceDetails } = asReport(await pull({}, true));

  expect(dataSource).toBe("crs_sandbox");
  expect(dataSourceDetails.realDataDelivered).toBe(false);
});

test.each<[string, Behaviour]>([
  ["does not answer", "silent"],
  ["fails", { status: 500 }],
  ["answers with something else", { body: { surprise: true } }],
  ["has the file frozen", { body: frozen.equifax }],
  ["has no file", { body: noHit.equifax }],
])("when one bureau %s, the report says which two it has", async (_, equifax) => {
  const { files, missing } = asReport(await pull({ equifax }));

  expect(files.map(({ bureau }) => bureau)).toEqual(["experian", "transunion"]);
  expect(missing).toEqual(["equifax"]);
});

const atEach = (answer: Record<"experian" | "equifax" | "transunion", unknown>) => ({
  experian: { body: answer.experian },
  equifax: { body: answer.equifax },
  transunion: { body: answer.transunion },
});

test("a file frozen at every bureau is reported, and so is a person whom no bureau knows", async () => {
  await expect(pull(atEach(frozen))).resolves.toEqual({ kind: "frozen" });
  await crs?.close();
  await expect(pull(atEach(noHit))).resolves.toEqual({ kind: "not_found" });
});

test.each<[string, Behaviours, string]>([
  [
    "no bureau answers in time",
    { experian: "silent", equifax: "silent", transunion: "silent" },
    "CREDIT_BUREAU_TIMEOUT",
  ],
  ["the sign-in does not answer", { login: "silent" }, "CREDIT_BUREAU_TIMEOUT"],
  ["the sign-in is refused", { login: { status: 401 } }, "CREDIT_BUREAU_UNAVAILABLE"],
  [
    "every bureau fails",
    { experian: { status: 502 }, equifax: { status: 500 }, transunion: { status: 503 } },
    "CREDIT_BUREAU_UNAVAILABLE",
  ],
])("when %s the pull can be tried again", async (_, behaviours, code) => {
  await expect(pull(behaviours)).rejects.toMatchObject({ code });
});
