import { lastStatusOf } from "./last-status";

const today = "2026-11-23";
const draft = { status: "draft" } as const;
const submitted = { status: "submitted" } as const;
const due = (dueAt: string) => ({ status: "in_review", dueAt }) as const;
const returned = { reportsItem: true, mailedAt: "2026-11-10T12:00:00Z", returnedAt: "2026-11-20T12:00:00Z" };

test.each([
  ["nothing", [], { kind: "none" }],
  ["only answered ones", [{ status: "resolved" } as const], { kind: "none" }],
  ["letters that wait for their day", [submitted], { kind: "sent" }],
  ["letters on their way", [{ status: "sent" } as const], { kind: "sent" }],
  [
    "answers due today and later",
    [due("2026-12-24T12:00:00Z"), due("2026-11-23T12:00:00Z")],
    { kind: "waiting", day: today },
  ],
  ["an answer that was due yesterday", [due("2026-11-22T12:00:00Z"), draft], { kind: "overdue", day: "2026-11-22" }],
  [
    "a letter that came back beside an answer that was due",
    [{ ...due("2026-11-22T12:00:00Z"), bureaus: { equifax: returned } }, draft],
    { kind: "mailAgain" },
  ],
  ["a draft beside letters at the bureaus", [due("2026-12-24T12:00:00Z"), draft], { kind: "read" }],
])("with %s the status is the most pressing one", (_, disputes, status) => {
  expect(lastStatusOf(disputes, today)).toEqual(status);
});
