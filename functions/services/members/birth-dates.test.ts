import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { ulid } from "ulid";
import { HistoryRepository } from "#functions/repositories/history";
import { IdentityRepository } from "#functions/repositories/identities";
import { listOpenings } from "#functions/routes/account/list-openings";
import { startTables } from "#functions/testing/dynamo";
import { fakeOpen, fakeSeal } from "#functions/testing/fake-seal";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { openBirthDate } from "./birth-dates";

const at = "2026-11-20T12:00:00.000Z";

test("each opening of a birth date is in the audit log first, and the member sees who, when and why", async () => {
  const { documents, usersTable, close } = await startTables();
  const user = makeUserRecord();
  const { userId } = user;
  const dateOfBirth = await fakeSeal(userId, "date-of-birth", "1988-04-12");
  await documents.send(new PutCommand({ TableName: usersTable, Item: { userId, sk: "IDENTITY", dateOfBirth } }));
  const history = new HistoryRepository(documents, usersTable);
  const identities = new IdentityRepository(documents, usersTable);
  const services = { identities, history, openField: fakeOpen, now: () => new Date(at) };

  expect(await openBirthDate(userId, { by: "send-letters", why: "letter_mailed" }, services)).toBe("1988-04-12");
  const lost = { ...services, history: { audit: () => Promise.reject(new Error("down")) } };
  await expect(openBirthDate(userId, { by: userId, why: "letter_shown" }, lost)).rejects.toThrow("down");
  const unknown = await openBirthDate("nobody", { by: "send-letters", why: "letter_mailed" }, services);
  const { openings } = await listOpenings({ user }, { history });
  await close();

  expect(unknown).toBeUndefined();
  expect(openings).toEqual([{ at, what: "birth_date_opened", by: "service", why: "letter_mailed" }]);
});

test("however many other entries came since, an opening stays in the member's list", async () => {
  const { documents, usersTable, close } = await startTables();
  const history = new HistoryRepository(documents, usersTable);
  const user = makeUserRecord();
  const entry = { userId: user.userId, at, by: "send-letters", before: {}, after: { why: "letter_mailed" } };
  await history.audit({ ...entry, id: ulid(1), action: "birth_date_opened" });
  for (let count = 2; count <= 130; count += 1) await history.audit({ ...entry, id: ulid(count), action: "activated" });
  const { openings } = await listOpenings({ user }, { history });
  await close();

  expect(openings).toEqual([{ at, what: "birth_date_opened", by: "service", why: "letter_mailed" }]);
});
