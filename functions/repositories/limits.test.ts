import { startTables, type TestTables } from "#functions/testing/dynamo";
import { LimitRepository } from "./limits";

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.close());

const at = new Date("2026-03-05T10:00:20Z");
const later = (seconds: number) => new Date(at.getTime() + seconds * 1_000);
const limits = () => new LimitRepository(tables.documents, tables.usersTable);

async function tries(who: string, count: number) {
  for (let attempt = 0; attempt < count; attempt += 1) await limits().attempt("sign-in", who, at);
}

test("the call after the last of a window waits for the next window", async () => {
  const window = { most: 3, seconds: 60 };
  for (let call = 0; call < 3; call += 1) await limits().hit("register", "203.0.113.7", window, at);
  const refusal = { code: "TOO_MANY_REQUESTS", retryAfterSeconds: 40 };
  await expect(limits().hit("register", "203.0.113.7", window, at)).rejects.toMatchObject(refusal);
  await limits().hit("register", "203.0.113.8", window, at);
  await limits().hit("register", "203.0.113.7", window, later(40));
});

test("the addresses of one IPv6 /64 count as one client, alone and beside an account", async () => {
  const window = { most: 1, seconds: 60 };
  for (const account of ["", "maya "]) {
    await limits().hit("block", `${account}2001:db8:0:1::1`, window, at);
    const sameBlock = limits().hit("block", `${account}2001:db8:0:1:ffff::2`, window, at);
    await expect(sameBlock).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
    await limits().hit("block", `${account}2001:db8:0:2::1`, window, at);
  }
});

test("ten tries are free, the eleventh waits (6.3.1)", async () => {
  await tries("maya", 10);
  const refusal = { code: "TOO_MANY_REQUESTS", retryAfterSeconds: 30 };
  await expect(limits().attempt("sign-in", "maya", at)).rejects.toMatchObject(refusal);
  await expect(limits().assertMayTry("sign-in", "maya", at)).rejects.toMatchObject(refusal);
  await limits().assertMayTry("sign-in", "li", at);
});

test("each further try waits twice as long", async () => {
  await tries("delayed", 10);
  await limits().attempt("sign-in", "delayed", later(30));
  const refused = limits().attempt("sign-in", "delayed", later(31));
  await expect(refused).rejects.toMatchObject({ retryAfterSeconds: 59 });
  await limits().attempt("sign-in", "delayed", later(90));
});

test("a refused try does not make the wait longer", async () => {
  await tries("patient", 10);
  await expect(limits().attempt("sign-in", "patient", later(29))).rejects.toThrow();
  await limits().attempt("sign-in", "patient", later(30));
});

test("tries are forgotten 12 hours after the last one, also where the table still has them", async () => {
  await tries("yesterday", 10);
  const nextDay = later(12 * 3_600);
  for (let time = 0; time < 10; time += 1) await limits().attempt("sign-in", "yesterday", nextDay);
  const refusal = { code: "TOO_MANY_REQUESTS", retryAfterSeconds: 30 };
  await expect(limits().attempt("sign-in", "yesterday", nextDay)).rejects.toMatchObject(refusal);
});

test("a success forgets the tries", async () => {
  await tries("lucky", 10);
  await limits().forget("sign-in", "lucky");
  await tries("lucky", 10);
});

test("of 50 tries at once ten are made", async () => {
  const made = await Promise.allSettled(Array.from({ length: 50 }, () => limits().attempt("sign-in", "crowd", at)));
  expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
});

describe("a row of tries", () => {
  const row = { most: 4, quietSeconds: 960 };
  const inRow = (who: string, seconds = 0) => limits().attemptInRow("row", who, row, later(seconds));

  test("ends with the quiet after its last try, not after its first", async () => {
    for (const seconds of [0, 300, 600, 900]) await inRow("slow", seconds);
    await expect(inRow("slow", 1_000)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS", retryAfterSeconds: 860 });
    await expect(inRow("slow", 1_859)).rejects.toMatchObject({ retryAfterSeconds: 1 });
    for (let time = 0; time < 4; time += 1) await inRow("slow", 1_860);
    await expect(inRow("slow", 1_860)).rejects.toMatchObject({ retryAfterSeconds: 960 });
  });

  test("has no more tries where 50 are made at once", async () => {
    const made = await Promise.allSettled(Array.from({ length: 50 }, () => inRow("crowd")));
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(4);
  });

  test("goes on with a try that was taken back", async () => {
    for (let time = 0; time < 4; time += 1) await inRow("half");
    await limits().takeBack("row", "half");
    await inRow("half");
    await expect(inRow("half")).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  });
});

test("tries that are right at the same moment refuse none of each other", async () => {
  const right = async (who: string) => {
    await limits().attemptInRow("row", who, { most: 4, quietSeconds: 960 }, at);
    await limits().forget("row", who);
  };
  for (let round = 0; round < 50; round += 1) {
    await Promise.all([1, 2, 3, 4].map(() => right(`rosa ${round}`)));
  }
});
