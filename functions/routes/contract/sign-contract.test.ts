import { changeBy } from "#functions/repositories/change-by";
import { userView } from "#functions/services/members/user-view";
import { address, contractWorld, FRIDAY, signature } from "#functions/testing/contract-world";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { fakeSeal } from "#functions/testing/fake-seal";
import { makeRequest } from "#functions/testing/make-request";
import { readPdf } from "#functions/testing/read-pdf";
import {
  type ContractDocument,
  ContractView,
  type SignContractBody,
  SignedContractView,
} from "#shared/api/schemas/contract";
import { activation } from "#shared/domain/plan/activation";
import { downloadDocument } from "./download-document";
import { getContract } from "./get-contract";
import { getSignedContract } from "./get-signed-contract";
import { signContract } from "./sign-contract";

let tables: TestTables;

beforeAll(async () => {
  tables = await startTables();
});

afterAll(() => tables.close());

async function world(overrides?: Parameters<typeof contractWorld>[1]) {
  const { services, current, ...rest } = await contractWorld(tables, overrides);
  const view = async (lang?: "en" | "es") =>
    ContractView.parse(
      await getContract(makeRequest<"contract/get-contract">({ user: await current(), query: { lang } }), services),
    );
  const sign = async (body: Partial<SignContractBody> = {}) => {
    const request = { user: await current(), body: { ...signature, ...body } };
    return signContract(makeRequest<"contract/sign-contract">(request), services);
  };
  const withoutTexts = async () => {
    const request = { user: await current(), query: { lang: "en" as const } };
    const answer = await getSignedContract(makeRequest<"contract/get-signed-contract">(request), services);
    return SignedContractView.parse(answer);
  };
  const download = async (document: ContractDocument, lang?: "en" | "es", offered?: "true") => {
    const request = { user: await current(), params: { document }, query: { lang, offered } };
    return downloadDocument(makeRequest<"contract/download-document">(request), services);
  };
  return { ...rest, services, current, view, withoutTexts, sign, download };
}

test.each([
  ["a person without an address", undefined, true],
  ["a member with an address", address, false],
])("the contract of %s says whether the address is to be asked for first", async (_, known, needsAddress) => {
  const { view } = await world({ address: known });
  expect((await view()).needsAddress).toBe(needsAddress);
});

test("the contract can be read before it is signed, each document with its PDF", async () => {
  const { view, download } = await world();
  const contract = await view("es");

  expect(contract.signed).toBeUndefined();
  expect(contract.contract.pdfUrl).toBe("/api/contract/documents/contract?lang=es");
  expect(contract.disclosure.text).toContain("Traducción de ayuda");
  const { bytes, fileName } = await download("disclosure", "es");
  expect(fileName).toBe("disclosure.pdf");
  expect((await readPdf(bytes)).language).toBe("es");
});

test("what was signed can be read without the texts, and is the same", async () => {
  const { sign, view, withoutTexts } = await world();
  expect(await withoutTexts()).toEqual({ signed: undefined });

  await sign();
  expect(await withoutTexts()).toEqual({ signed: (await view("en")).signed });
});

test("a member who gave notice or cancelled can sign another contract, and reads that one before; the signed one stays", async () => {
  const { sign, view, download, current, services, user } = await world();
  const { contractId } = await sign();
  const signed = await download("contract");
  const { contract } = await current();
  await services.users.update(user.userId, {
    contract: contract && { ...contract, endsAt: "2999-01-01T00:00:00.000Z" },
  });
  const { contract: offered, signed: before } = await view("en");
  expect(offered.pdfUrl).toBe("/api/contract/documents/contract?lang=en&offered=true");
  expect(before?.documents.contract).toBe("/api/contract/documents/contract?lang=en&plan=monthly");
  expect((await download("contract", "en")).bytes).toEqual(signed.bytes);
  expect((await download("contract", "en", "true")).bytes).not.toEqual(signed.bytes);

  expect((await sign()).contractId).not.toBe(contractId);
  await expect(sign()).rejects.toMatchObject({ code: "CONTRACT_SIGNED" });
});

test("a signature on a Friday in New York can be taken back until Wednesday midnight", async () => {
  const { sign, current } = await world();
  const { signedOn, ...signed } = await sign();

  expect(signedOn).toBe("2026-11-20");
  expect(signed).toMatchObject({
    signedAt: FRIDAY,
    cancelUntil: "2026-11-26T05:00:00.000Z",
    serviceMayStartAt: "2026-11-26T05:00:00.000Z",
  });
  expect((await current()).contract).toMatchObject({ ...signed, fullName: "Maya R. Lopez" });
});

test("what was signed is kept with who, when, from where, and the hash of each PDF", async () => {
  const { user, sign, files, contractItem } = await world();
  const { contractId } = await sign();
  const item = await contractItem(contractId);

  expect(item).toMatchObject({ fullName: "Maya R. Lopez", address: "203.0.113.7", userAgent: "jest", plan: "monthly" });
  expect([...files.keys()]).toEqual([
    `contracts/${user.userId}/${contractId}/disclosure.pdf`,
    `contracts/${user.userId}/${contractId}/contract.pdf`,
    `contracts/${user.userId}/${contractId}/notice-of-cancellation.pdf`,
  ]);
  expect(item?.documents.contract.sha256).toMatch(/^[0-9a-f]{64}$/);
  const signed = await readPdf(files.get(`contracts/${user.userId}/${contractId}/contract.pdf`) ?? new Uint8Array());
  expect(signed.text).toContain("Signed electronically by Maya R. Lopez on November 20, 2026");
});

test.each([
  ["the screen's times", "2026-11-20T16:40:00.000Z", "2026-11-20T16:45:00.000Z", true],
  ["times of one call without a screen", "2026-11-20T16:59:59.998Z", "2026-11-20T16:59:59.999Z", false],
])("disclosure, consent and signature are three events, kept with %s", async (_, disclosure, consent, isStated) => {
  const { user, sign, view, files, contractItem } = await world();
  const times = { disclosureAcknowledgedAt: disclosure, esignConsentAt: consent };
  const { contractId, signedAt } = await sign(isStated ? times : {});

  expect(await contractItem(contractId)).toMatchObject({ ...times, signedAt });
  expect((await view()).signed).toMatchObject({ ...times, signedAt });
  const pdf = files.get(`contracts/${user.userId}/${contractId}/disclosure.pdf`) ?? new Uint8Array();
  const { text } = await readPdf(pdf);
  expect(text).toContain(
    `Received and acknowledged by Maya R. Lopez on November 20, 2026 at ${disclosure.slice(11, 19)} UTC`,
  );
});

test("a consent before the disclosure signs nothing and stores nothing", async () => {
  const { sign, current, files } = await world();
  const times = { disclosureAcknowledgedAt: "2026-11-20T16:45:00.000Z", esignConsentAt: "2026-11-20T16:40:00.000Z" };
  await expect(sign(times)).rejects.toMatchObject({
    code: "VALIDATION_FAILED",
    fieldErrors: { esignConsentAt: [expect.any(String)] },
  });
  expect([(await current()).contract, files.size]).toEqual([undefined, 0]);
});

test("after signing, the stored PDF is what is downloaded", async () => {
  const { sign, files, download } = await world();
  await sign();
  for (const key of files.keys()) files.set(key, Buffer.from("the very bytes"));

  expect(Buffer.from((await download("contract")).bytes).toString()).toBe("the very bytes");
});

test("another plan is another contract: signed beside the one that runs, it replaces that when its plan begins", async () => {
  const { user, sign, view, current, services } = await world();
  const { contractId: monthly } = await sign();
  expect((await view("en")).signed?.plan).toBe("monthly");
  const premium = await sign({ plan: "premium" });
  await expect(sign({ plan: "premium" })).rejects.toMatchObject({ code: "CONTRACT_SIGNED" });
  expect((await current()).contract).toMatchObject({ contractId: monthly, plan: "monthly" });
  expect((await view("en")).signed?.plan).toBe("monthly");

  const started = activation(await current(), "premium", changeBy("test", "activated", new Date(FRIDAY)));
  await services.users.update(user.userId, started);
  const { contract, nextContract } = await current();
  expect([contract?.contractId, contract?.plan, nextContract]).toEqual([premium.contractId, "premium", undefined]);
});

test("a plan that begins under the contract of another plan has none, and the members are notified", async () => {
  const { user, sign, current, services } = await world();
  await sign();
  const started = activation(await current(), "onetime", changeBy("test", "activated", new Date(FRIDAY)));
  await services.users.update(user.userId, started);
  expect(userView(await current(), new Date(FRIDAY)).needsContract).toBe(true);
  await sign({ plan: "onetime" });
  expect(userView(await current(), new Date(FRIDAY)).needsContract).toBe(false);
});

test("a contract that was signed before a plan was chosen is for the first plan that begins, and no other", async () => {
  const unchosen = { subscriptionStatus: "incomplete" as const, subscriptionTier: undefined, paymentType: undefined };
  const { user, sign, current, services } = await world(unchosen);
  await sign();
  for (const tier of ["premium", "monthly"] as const) {
    const started = activation(await current(), tier, changeBy("test", "activated", new Date(FRIDAY)));
    await services.users.update(user.userId, started);
    expect((await current()).contract?.plan).toBe("premium");
    expect(userView(await current(), new Date(FRIDAY)).needsContract).toBe(tier === "monthly");
  }
});

test("a contract is signed once, also when two tabs sign at the same time", async () => {
  const { sign } = await world();
  const outcomes = await Promise.allSettled([sign(), sign()]);

  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expect(sign()).rejects.toMatchObject({ code: "CONTRACT_SIGNED" });
});

test.each([
  ["an old version", {}, { version: "of-last-year" }, "CONTRACT_OUTDATED"],
  ["someone in Georgia", { address: { ...address, state: "GA" } }, {}, "STATE_NOT_SERVED"],
])("%s cannot be signed", async (_, user, body, code) => {
  const { sign } = await world(user);
  await expect(sign(body)).rejects.toMatchObject({ code });
});

test.each([
  ["a state that the deployment has not opened", { address }, ["OH"]],
  ["no state known, while the deployment has opened none", { address: undefined }, []],
])("nothing is signed with %s", async (_, user, openStates) => {
  const { services, current } = await world(user);
  const request = makeRequest<"contract/sign-contract">({ user: await current(), body: signature });
  await expect(signContract(request, { ...services, openStates })).rejects.toMatchObject({ code: "STATE_NOT_SERVED" });
  expect((await current()).contract).toBeUndefined();
});

test.each([
  ["a state that is not served", { address: { state: "GA" } }, "STATE_NOT_SERVED"],
  ["a child's birth date", { dateOfBirth: "2016-03-01" }, "VALIDATION_FAILED"],
])("nothing is signed by a visitor who has typed %s", async (_, typed, code) => {
  const { services, user, sign, current } = await world({ registeredAt: undefined, listing: "visitor" });
  const sealedProfile = await fakeSeal(user.userId, "onboarding-draft", JSON.stringify(typed));
  await services.onboarding.saveDraft(user, { sealedProfile });
  await expect(sign()).rejects.toMatchObject({ code });
  expect((await current()).contract).toBeUndefined();
});

test("another name than the member's signs nothing; accents, case, spacing and a middle name do not matter", async () => {
  const { sign, current } = await world();
  await expect(sign({ fullName: "Somebody Else" })).rejects.toMatchObject({
    code: "VALIDATION_FAILED",
    fieldErrors: { fullName: ["Please sign with your own first and last name"] },
  });
  expect((await current()).contract).toBeUndefined();
  await expect(sign({ fullName: "MÁYA  lopez" })).resolves.toMatchObject({ contractId: expect.any(String) });
});
