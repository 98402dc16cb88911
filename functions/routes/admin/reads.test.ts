import type { AuditRecord } from "#functions/repositories/history";
import { makeRequest } from "#functions/testing/make-request";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { listAllDisputes } from "./list-disputes";
import { listRefunds } from "./list-refunds";
import { listUsers } from "./list-users";

const admin = makeUserRecord({ isAdmin: true });
const page = { limit: 25 };

/** The steps of a read in their order: what goes into the audit log, then what is read. */
function world() {
  const steps: (AuditRecord | "read")[] = [];
  const reads =
    <T>(answer: T) =>
    async () => {
      steps.push("read");
      return answer;
    };
  const history = { audit: async (entry: AuditRecord) => void steps.push(entry) };
  return { steps, reads, services: { history, now: () => new Date("2026-11-20T10:00:00.000Z") } };
}

type World = ReturnType<typeof world>;

test.each([
  [
    "users",
    { list: "users", status: "active", isSearched: false },
    ({ reads, services }: World) => {
      const members = {
        list: reads({ users: [] }),
        search: reads({ users: [], totalCount: 0 }),
        paymentsOf: async () => new Map(),
      };
      const query = { ...page, status: "active" as const };
      return listUsers(makeRequest<"admin/list-users">({ user: admin, query }), { ...services, members });
    },
  ],
  [
    "disputes",
    { list: "disputes", status: "sent", isSearched: false },
    ({ reads, services }: World) => {
      const query = { ...page, status: "sent" as const };
      const request = makeRequest<"admin/list-disputes">({ user: admin, query });
      return listAllDisputes(request, { ...services, lists: { list: reads({ disputes: [] }) } });
    },
  ],
  [
    "refunds",
    { list: "refunds", isSearched: false },
    ({ reads, services }: World) => {
      const refunds = { listAll: reads([]) };
      const request = makeRequest<"admin/list-refunds">({ user: admin, query: { limit: 50 } });
      return listRefunds(request, { ...services, refunds });
    },
  ],
] as const)("that an administrator reads a page of %s is in the audit log first", async (_, after, read) => {
  const made = world();
  await read(made);
  expect(made.steps).toEqual([expect.objectContaining({ action: "records_read", by: admin.userId, after }), "read"]);
});
