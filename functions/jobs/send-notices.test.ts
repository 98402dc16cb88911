import type { DynamoDBRecord, DynamoDBStreamEvent } from "aws-lambda";
import type { Email } from "#functions/providers/email/email";
import { EmailCodes } from "#functions/repositories/email-codes";
import { EmailRepository, type NewEmail } from "#functions/repositories/emails";
import { PasswordResets } from "#functions/repositories/password-resets";
import { UserRepository } from "#functions/repositories/users";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { makePendingMember, makeUserRecord, makeVisitor } from "#functions/testing/make-user-record";
import { streamRecord } from "#functions/testing/stream-record";
import { sendNotices } from "./send-notices";

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.close());

const at = new Date("2026-03-05T10:00:00Z");

function world() {
  const { documents, usersTable } = tables;
  const sent: Email[] = [];
  const withPassword = new Set<string>();
  const outage = { isDown: false };
  const services = {
    users: new UserRepository(documents, usersTable),
    emails: new EmailRepository(documents, usersTable),
    codes: new EmailCodes(documents, usersTable),
    files: { read: async (key: string) => new TextEncoder().encode(key) },
    pool: { hasPassword: async (userId: string) => withPassword.has(userId) },
    resets: new PasswordResets(documents, usersTable),
    mail: {
      send: async (email: Email) => {
        if (outage.isDown) throw new Error("down");
        sent.push(email);
      },
    },
    business: { business: "Redress", address: "1 Main St", site: "https://redress.example" },
    now: () => at,
  };
  const run = (...records: DynamoDBRecord[]) => {
    const event: DynamoDBStreamEvent = { Records: records };
    return sendNotices({ event, requestId: "r" }, services);
  };
  const order = async (email: Pick<NewEmail, "userId" | "kind">) => {
    await services.emails.add({ ...email, language: "en", dedupeKey: "1" }, at);
    return recordOf(email.userId, `EMAIL-OUT#${email.kind}#1`, email.kind);
  };
  return { ...services, sent, outage, withPassword, run, order };
}

const recordOf = (userId: string, sk: string, kind?: string) =>
  streamRecord({ after: { userId, sk, kind } }, `seq-${userId}`);

test("an ordered mail is sent in the person's language, once however often the record comes", async () => {
  const { users, run, order, sent } = world();
  const user = await users.put(makeUserRecord({ language: "es", email: "maya@example.com" }));
  const record = await order({ userId: user.userId, kind: "knownAddress" });
  expect(await run(record, record)).toEqual({ batchItemFailures: [] });
  await run(record);
  expect(sent).toMatchObject([
    { to: "maya@example.com", subject: "Alguien intentó registrarse con su correo electrónico" },
  ]);
});

test("copies of all that was signed are attached for a proven address", async () => {
  const { users, run, sent } = world();
  const user = await users.put({ ...makePendingMember(), emailProvenAt: at.toISOString() });
  const { contractId } = user.contract ?? {};
  await run(recordOf(user.userId, `CONTRACT#${contractId}`));
  expect(sent[0]?.attachments?.map(({ fileName, bytes }) => [fileName, new TextDecoder().decode(bytes)])).toEqual([
    ["disclosure.pdf", `contracts/${user.userId}/${contractId}/disclosure.pdf`],
    ["contract.pdf", `contracts/${user.userId}/${contractId}/contract.pdf`],
    ["notice-of-cancellation.pdf", `contracts/${user.userId}/${contractId}/notice-of-cancellation.pdf`],
  ]);
});

test("an unproven address gets one mail about a contract, without names and copies, and gets them when it is", async () => {
  const { users, run, order, sent } = world();
  const user = await users.put({ ...makePendingMember(), firstName: "Maya", lastName: "Torres" });
  const { contractId } = user.contract ?? {};
  const signed = recordOf(user.userId, `CONTRACT#${contractId}`);
  const record = recordOf(user.userId, `EMAIL-OUT#contractSigned#${contractId}`, "contractSigned");
  await run(signed, signed, record, record);
  expect(sent.map(({ subject, attachments }) => [subject, attachments])).toEqual([["A contract was signed", []]]);
  expect(sent[0]?.text).not.toMatch(/Maya|Torres/);

  await users.update(user.userId, { emailProvenAt: at.toISOString() });
  await run(await order({ userId: user.userId, kind: "passwordChanged" }));
  expect(sent.slice(1).map(({ subject, attachments }) => [subject, attachments?.length])).toEqual([
    ["Your password was changed", 0],
    ["Copies of your contract", 3],
  ]);
});

test("a visitor without an address is notified of the contract once the account is open", async () => {
  const { users, run, order, sent } = world();
  const { contract, email } = makePendingMember();
  const visitor = await users.put(makeVisitor({ contract }));
  await run(recordOf(visitor.userId, `CONTRACT#${contract?.contractId}`));
  expect(sent).toEqual([]);

  await users.update(visitor.userId, { email, registeredAt: at.toISOString() });
  await run(await order({ userId: visitor.userId, kind: "accountOpened" }));
  await run(recordOf(visitor.userId, `EMAIL-OUT#contractSigned#${contract?.contractId}`, "contractSigned"));
  expect(sent.map(({ subject }) => subject)).toEqual([
    "Your account is open: please confirm your email address",
    "A contract was signed",
  ]);
});

test("a mail that could not be sent stays in the stream and leaves later", async () => {
  const { users, run, order, sent, outage } = world();
  const user = await users.put(makeUserRecord());
  const record = await order({ userId: user.userId, kind: "knownAddress" });
  outage.isDown = true;
  expect(await run(record)).toEqual({ batchItemFailures: [{ itemIdentifier: `seq-${user.userId}` }] });
  outage.isDown = false;
  await run(record);
  expect(sent).toHaveLength(1);
});

test("changes of an item, and items that are no mail, are passed over", async () => {
  const { users, run, sent } = world();
  const user = await users.put(makeUserRecord());
  const email = { userId: user.userId, sk: "EMAIL-OUT#knownAddress#1", kind: "knownAddress" };
  const changed = streamRecord({ before: email, after: email });
  expect(await run(changed, recordOf(user.userId, "EMAIL-OUT#other#1", "other"))).toEqual({ batchItemFailures: [] });
  expect(sent).toEqual([]);
});

const keyIn = (text = "") => /^https:\/\/redress.example\/confirm-email#key=(\d{8})$/m.exec(text)?.[1] ?? "no key";

test.each(["accountOpened", "confirmEmail"] as const)(
  "%s brings the code that proves the address, as a link and to be typed, and no name",
  async (kind) => {
    const { users, codes, run, order, sent } = world();
    const member = await users.put(makeUserRecord({ firstName: "Maya" }));
    await run(await order({ userId: member.userId, kind }));
    const code = keyIn(sent[0]?.text);
    expect(sent[0]?.text).toContain(`code: ${code}.`);
    expect(sent[0]?.text).not.toContain("Maya");
    expect(await codes.isRight(member, code, at)).toBe(true);
  },
);

test("a person who opens an account at the outside provider, which vouches for the address, is not asked to confirm it", async () => {
  const { users, run, order, sent } = world();
  const { userId } = await users.put(makeUserRecord({ emailProvenAt: at.toISOString() }));
  await run(await order({ userId, kind: "accountOpened" }));
  expect(sent.map(({ subject }) => subject)).toEqual(["Your account is open"]);
});

const askFor = (email: string) => streamRecord({ after: { userId: `RESET#${email}`, sk: "RESET-ASK#1", email } });

test("a member who forgot a password gets a link whose code is good", async () => {
  const { users, resets, withPassword, run, sent } = world();
  const user = await users.register({ member: makeUserRecord({ version: 0, email: "forgot@example.com" }) });
  withPassword.add(user.userId);
  await run(askFor("forgot@example.com"));
  const [, code] = /^https:\/\/redress.example\/reset-password#code=(\S+)$/m.exec(sent[0]?.text ?? "") ?? [];
  expect(sent[0]?.to).toBe("forgot@example.com");
  expect(await resets.find(code ?? "", at)).toMatchObject({ userId: user.userId });
});

test("an administrator of the outside provider gets a link: the second factor they need belongs to a password", async () => {
  const { users, run, sent } = world();
  const ada = makeUserRecord({ version: 0, email: "ada@example.com", isAdmin: true });
  await users.register({ member: ada });
  await run(askFor("ada@example.com"));
  expect(sent[0]?.text).toContain("/reset-password#code=");
});

test("a member of the outside provider gets a mail that says so, and no one else gets one", async () => {
  const { users, run, sent } = world();
  await users.register({ member: makeUserRecord({ version: 0, email: "outside@example.com" }) });
  await run(askFor("outside@example.com"), askFor("nobody@example.com"));
  expect(sent.map(({ subject }) => subject)).toEqual(["Your account has no password"]);
});

test.each([
  ["proven", { emailProvenAt: at.toISOString() }, true],
  ["only typed", {}, false],
])("a mail greets by name only at a proven address: %s", async (how, proof, isNamed) => {
  const { users, withPassword, run, order, sent } = world();
  const email = `${how.replace(" ", "-")}@example.com`;
  const user = await users.register({ member: makeUserRecord({ version: 0, firstName: "Maya", email, ...proof }) });
  withPassword.add(user.userId);
  await run(await order({ userId: user.userId, kind: "knownAddress" }), askFor(email));
  expect(sent.map(({ text, html }) => [text.includes("Maya"), html.includes("Maya")])).toEqual([
    [isNamed, isNamed],
    [isNamed, isNamed],
  ]);
});

test("a person who is gone gets the last mail at the address that the order names", async () => {
  const { run, sent } = world();
  const key = { userId: "gone", sk: "EMAIL-OUT#accountDeleted#1" };
  const order = { ...key, kind: "accountDeleted", to: "gone@example.com", name: "Li", language: "es" };
  await run(streamRecord({ after: order }));
  expect(sent).toMatchObject([{ to: "gone@example.com", subject: "Su cuenta fue eliminada" }]);
  expect(sent[0]?.text).not.toContain("Li");
});
