import { type Transact, transact } from "#functions/repositories/table";
import { UserRepository } from "#functions/repositories/users";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { makeRequest } from "#functions/testing/make-request";
import { makePendingMember, makeUserRecord, makeVisitor } from "#functions/testing/make-user-record";
import type { ContactBody } from "#shared/api/schemas/onboarding";
import { saveContact } from "./save-contact";

const body: ContactBody = {
  phone: "(212) 555-0100",
  address: { street: "100 Main Street", city: "Albany", state: "NY", zipCode: "12207" },
};
const name = { firstName: "Maya", lastName: "Lopez" };

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.close());

/** Saves the contact of a person, and gives what is known of them then. */
async function save(user: ReturnType<typeof makeUserRecord>, stated: ContactBody = body) {
  const { documents, usersTable } = tables;
  const users = new UserRepository(documents, usersTable);
  const writeTogether: Transact = (items) => transact(documents, items);
  await users.put(user);
  await saveContact(makeRequest<"account/save-contact">({ user, body: stated }), {
    users,
    writeTogether,
    openStates: ["NY"],
  });
  return users.get(user.userId);
}

test.each([
  ["a member", makeUserRecord()],
  ["a visitor after the credit check", makeVisitor({ ssnLast4: "0001" })],
])("%s corrects phone and address", async (_, user) => {
  expect(await save(user)).toMatchObject(body);
});

test.each([
  ["no name", { firstName: "", lastName: "" }],
  ["a first name alone", { firstName: "Maya", lastName: "" }],
])("a member of whom an outside provider told %s states it with the address", async (_, known) => {
  const user = makeUserRecord(known);
  await expect(save(user)).rejects.toMatchObject({
    code: "VALIDATION_FAILED",
    fieldErrors: { firstName: expect.any(Array), lastName: expect.any(Array) },
  });
  expect(await save(user, { ...body, ...name })).toMatchObject({ ...body, ...name });
});

test("a mistyped name is corrected until a contract is signed under it, and the address may be saved without it", async () => {
  const corrected = { firstName: "Maia", lastName: "Lopez" };
  expect(await save(makeUserRecord(), { ...body, ...corrected })).toMatchObject(corrected);
  expect(await save(makeUserRecord())).toMatchObject(name);
  const { contract } = makePendingMember();
  for (const signed of [{ contract }, { nextContract: contract }]) {
    expect(await save(makeUserRecord(signed), { ...body, ...corrected })).toMatchObject({ ...body, ...name });
  }
});
