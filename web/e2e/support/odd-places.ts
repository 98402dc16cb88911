import { NOTHING } from "./routes";

/** What is no id, in a path. */
export const oddIds = [
  "__proto__",
  "constructor",
  "%00",
  "%F0%9F%98%80",
  "..%2F..%2Fetc",
  "x".repeat(65),
  "x".repeat(4_000),
  "%25",
  "'",
];

const foreign = Buffer.from(JSON.stringify({ userId: NOTHING, disputeId: NOTHING, sk: "USER" })).toString("base64url");

/** What fields of a query that have rules refuse. */
export const oddQueries: Readonly<Record<string, string[]>> = {
  limit: ["0", "101", "-1", "1.5", "many", "1,2", "1e9"],
  cursor: ["x", "%00", "e30", foreign, "bnVsbA", "y".repeat(2_001)],
};

/** What other fields may get. */
export const oddWords = ["%00", "%F0%9F%98%80", "x".repeat(1_500), "__proto__", "&", "%25%27"];
