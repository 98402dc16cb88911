import { countUnits } from "#functions/testing/count-units";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { MemberListRepository } from "./member-lists";
import { newMember, newVisitor } from "./new-user";
import { newVisitorSession } from "./sessions";
import { UserRepository } from "./users";

let tables: TestTables;
const members = () => new MemberListRepository(tables.documents, tables.usersTable);

/** 30 members, a minute apart; every third is pending. The last is José Ávila. */
beforeAll(async () => {
  tables = await startTables();
  const users = new UserRepository(tables.documents, tables.usersTable);
  for (let index = 0; index < 30; index += 1) {
    const at = new Date(Date.UTC(2026, 2, 5, 10, index));
    const [firstName, lastName] = index === 29 ? ["José", "Ávila-Ruiz"] : [`Ann${index}`, "Lopez"];
    const opening = { email: `m${index}@mail.example`, firstName, lastName, signInMethod: "password" as const };
    const subscriptionStatus = index % 3 === 0 ? ("pending_verification" as const) : ("active" as const);
    await users.register({ member: newMember("en", { ...opening, subscriptionStatus, isAdmin: false }, at) });
  }
  const visitor = newVisitor("en", new Date());
  await users.openVisitor(visitor, newVisitorSession(visitor.userId, new Date()));
});
afterAll(() => tables.close());

const emails = ({ users }: { users: { email?: string }[] }) => users.map(({ email }) => email?.split("@")[0]);

test("members are listed newest first, page by page, visitors not among them", async () => {
  const first = await members().list({ limit: 20 });
  expect(emails(first).slice(0, 2)).toEqual(["m29", "m28"]);
  const second = await members().list({ limit: 20, cursor: first.nextCursor });
  expect(emails(second)).toHaveLength(10);
  expect(second.nextCursor).toBeUndefined();
  expect(new Set([...emails(first), ...emails(second)]).size).toBe(30);
});

test("a page of 25 costs at most 2 units, with a status or without", async () => {
  const units = countUnits(tables.documents);
  await members().list({ limit: 25 });
  await members().list({ limit: 25, status: "active" });
  expect(units.read).toBeLessThanOrEqual(4);
});

test("a status filters", async () => {
  const { users } = await members().list({ limit: 50, status: "pending_verification" });
  expect(users).toHaveLength(10);
  expect(users.every(({ subscriptionStatus }) => subscriptionStatus === "pending_verification")).toBe(true);
});

test.each([
  ["the beginning of a first name without its accent", "jose", ["m29"]],
  ["the beginning of a last name, in capitals", "AVI", ["m29"]],
  ["the second part of a double name", "ruiz", ["m29"]],
  ["an e-mail", "m7@mail.example", ["m7"]],
  ["the beginning of an e-mail", "m1", ["m19", "m18", "m17", "m16", "m15", "m14", "m13", "m12", "m11", "m10", "m1"]],
  ["two words", "lopez ann7", ["m7"]],
  ["one letter", "j", ["m29"]],
  ["nothing that there is", "zz", []],
  ["the middle of a word", "pez", []],
  ["what an expression could misread", "%_'\"#", []],
])("%s finds", async (_, search, expected) => {
  expect(emails(await members().search(search, { limit: 50 }))).toEqual(expected);
});

test("a search within a status", async () => {
  expect(emails(await members().search("ann", { limit: 50, status: "pending_verification" }))).toHaveLength(10);
});

test("a search goes on where it stopped and shows no one twice", async () => {
  const seen: (string | undefined)[] = [];
  let cursor: string | undefined;
  do {
    const page = await members().search("mail", { limit: 7, cursor });
    seen.push(...emails(page));
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toHaveLength(30);
  expect(new Set(seen).size).toBe(30);
});

test.each(["", "no-cursor", Buffer.from('{"userId":7}').toString("base64url")])("'%s' is no cursor", async (cursor) => {
  await expect(members().list({ limit: 10, cursor })).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
});

test("a cursor of one list opens no other", async () => {
  const { nextCursor: cursor } = await members().list({ limit: 5, status: "active" });
  const other = members().list({ limit: 5, status: "inactive", cursor });
  await expect(other).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
});
