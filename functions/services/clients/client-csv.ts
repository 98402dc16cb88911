import type { ListedUser } from "#functions/repositories/user-record";
import { clientView } from "./client-view";
import { csvLine } from "./csv";

const columns = [
  "id",
  "firstName",
  "lastName",
  "email",
  "phoneNumber",
  "subscriptionStatus",
  "subscriptionTier",
  "registrationDate",
  "lastLoginDate",
  "onboardingCompleted",
  "totalDisputes",
  "activeDisputes",
  "resolvedDisputes",
  "totalPayments",
  "creditScore",
  "identityProtectionEnabled",
  "isAdmin",
] as const;

/** Clients as CSV in UTF-8, in pieces of at least `pieceBytes`, the last one of what is left. Payments in dollars and cents. */
export async function* clientCsv(pages: AsyncIterable<ListedUser[]>, pieceBytes: number): AsyncGenerator<string> {
  let lines = [csvLine(columns)];
  let bytes = 0;
  for await (const page of pages) {
    for (const user of page) {
      const line = lineOf(user);
      lines.push(line);
      bytes += Buffer.byteLength(line);
    }
    if (bytes < pieceBytes) continue;
    yield lines.join("");
    [lines, bytes] = [[], 0];
  }
  if (lines.length > 0) yield lines.join("");
}

function lineOf(user: ListedUser): string {
  const client = clientView(user);
  const dollars = (client.totalPaymentsCents / 100).toFixed(2);
  return csvLine(columns.map((column) => (column === "totalPayments" ? dollars : client[column])));
}
