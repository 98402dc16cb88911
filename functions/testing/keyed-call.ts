import { randomUUID } from "node:crypto";
import { IdempotencyRepository } from "#functions/repositories/idempotency";
import type { TestTables } from "./dynamo";

/** A call with an `Idempotency-Key` as the shell hands it to a route; `begin` gives what is kept under the key. */
export function keyedCall({ documents, usersTable }: Pick<TestTables, "documents" | "usersTable">, at: Date) {
  const answers = new IdempotencyRepository(documents, usersTable);
  const call = { scope: "member", route: "any", key: randomUUID(), content: "{}" };
  return {
    begin: () => answers.begin(call, at),
    idempotencyWrites: () => [answers.finishWrite(call, { status: 200, body: "kept" }, at)],
  };
}
