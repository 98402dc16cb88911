import { NegativeItem } from "#shared/api/schemas/report";
import { middleScore } from "#shared/domain/report/bureau-file";
import { negativeItemsOf } from "#shared/domain/report/merge";
import type { BureauProvider, Person } from "./bureau";
import { CrsBureaus } from "./crs";
import { frozen, noHit } from "./crs-recorded";
import { type Behaviours, type FakeCrs, startFakeCrs } from "./fake-crs";
import { SimulatedBureaus } from "./simulated";

// What every source of reports keeps to, whether it is the simulated one or a real one played by a server of this test.

type Situation = "answers" | "unknown" | "frozen" | "oneSilent" | "allSilent";

const person = (ssn: string): Person => ({
  firstName: "Maya",
  lastName: "Sample",
  ssn,
  dateOfBirth: "1985-06-14",
  phone: "(555) 014-2233",
  address: { street: "12 Elm Street", city: "Dayton", state: "OH", zipCode: "45402" },
});

const specialIdentities: Record<Situation, string> = {
  answers: "666457301",
  unknown: "666000003",
  frozen: "666000004",
  oneSilent: "666000005",
  allSilent: "666000006",
};

const everywhere = (answers: Record<"experian" | "equifax" | "transunion", unknown>) => ({
  experian: { body: answers.experian },
  equifax: { body: answers.equifax },
  transunion: { body: answers.transunion },
});

const crsSituations: Record<Situation, Behaviours> = {
  answers: {},
  unknown: everywhere(noHit),
  frozen: everywhere(frozen),
  oneSilent: { transunion: "silent" },
  allSilent: { experian: "silent", equifax: "silent", transunion: "silent" },
};

let server: FakeCrs | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function crsIn(situation: Situation): Promise<BureauProvider> {
  server = await startFakeCrs(crsSituations[situation]);
  const { baseUrl, patience } = server;
  const keys = async () => ({ username: "operator", password: "secret", baseUrl });
  return new CrsBureaus({ keys, isSandbox: true, ...patience });
}

const simulated = async () =>
  new SimulatedBureaus({ now: () => new Date("2026-11-20T12:00:00Z"), wait: async () => undefined });

describe.each([
  ["the simulated bureaus", simulated],
  ["CRS", crsIn],
])("%s", (_, providerIn) => {
  const pull = async (situation: Situation) => {
    const provider = await providerIn(situation);
    return provider.pull({ person: person(specialIdentities[situation]), consentId: "consent", attempt: 1 });
  };

  test("give the three bureaus' files, with scores, believable days and items that the contract knows", async () => {
    const outcome = await pull("answers");
    if (outcome.kind !== "report") throw new Error(outcome.kind);

    expect(outcome.files.map(({ bureau }) => bureau)).toEqual(["experian", "equifax", "transunion"]);
    expect(outcome.missing).toEqual([]);
    expect(outcome.requestId).toBeTruthy();
    expect(middleScore(outcome.files)).toBeGreaterThanOrEqual(300);
    const items = negativeItemsOf(outcome.files, { ids: () => "01KAB00000000000000000TEM0", today: "2026-11-20" });
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) expect(NegativeItem.safeParse(item).error).toBeUndefined();
  });

  test("never call a sandbox's data real", async () => {
    const outcome = await pull("answers");

    expect(outcome).toMatchObject({ dataSourceDetails: { realDataDelivered: false } });
  });

  test.each([
    ["unknown", "not_found"],
    ["frozen", "frozen"],
  ] as const)("say of a person who is %s: %s", async (situation, kind) => {
    await expect(pull(situation)).resolves.toEqual({ kind });
  });

  test("say which bureau is missing", async () => {
    await expect(pull("oneSilent")).resolves.toMatchObject({ kind: "report", missing: ["transunion"] });
  });

  test("report that no bureau answered in time", async () => {
    await expect(pull("allSilent")).rejects.toMatchObject({ code: "CREDIT_BUREAU_TIMEOUT" });
  });
});
