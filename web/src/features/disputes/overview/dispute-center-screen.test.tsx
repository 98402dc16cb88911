import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import type { Dispute } from "#shared/api/schemas/dispute";
import type { User } from "#shared/api/schemas/user";
import { makeArticle } from "#shared/testing/article";
import { makeDispute } from "#shared/testing/dispute";
import { makeUser } from "#shared/testing/user";
import { accessFaults } from "#web/src/testing/access-faults";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { DisputeCenterScreen } from "./dispute-center-screen";

type World = { user?: User; disputes?: () => Dispute[]; language?: "en" | "es" };

const articles = [1, 2, 3].map((n) => makeArticle({ id: `article-${n}`, title: `Article ${n}` }));

function show({ user = makeUser(), disputes = () => [], language }: World = {}) {
  fakeApi({
    "auth/get-user": () => user,
    "disputes/list-disputes": disputes,
    "education/list-articles": () => articles,
  });
  return renderScreen(<DisputeCenterScreen />, { user, path: "/dispute-center", language });
}

const region = (name: string) => screen.findByRole("region", { name });

test.each([
  ["active", "/disputes?new=1"],
  ["incomplete", "/subscribe"],
] as const)("a member whose subscription is %s starts at %s", async (subscriptionStatus, to) => {
  show({ user: makeUser({ subscriptionStatus }) });
  await screen.findByText("Article 1");
  expect(screen.getByRole("link", { name: "Start new dispute" })).toHaveAttribute("href", to);
});

test("a member without a report gets it first, and hears that filing needs a plan", async () => {
  show({ user: makeUser({ subscriptionStatus: "incomplete", hasCreditReport: false }) });
  expect(await screen.findByRole("link", { name: "Get my report" })).toHaveAttribute("href", "/onboarding");
  expect(screen.getByText(/^Active subscription required to view and file disputes/)).toBeVisible();
});

test.each([
  ["incomplete", /^Active subscription required to view and file disputes/],
  ["pending_verification", /We check payments by hand/],
] as const)("with the subscription %s the notice says what is needed", async (subscriptionStatus, words) => {
  show({ user: makeUser({ subscriptionStatus }) });
  await screen.findByText("Article 1");
  expect(screen.getByText(words)).toBeVisible();
});

test("a refusal for want of a subscription shows the notice, not a failure", async () => {
  show({
    disputes: () => {
      throw new AppError("SUBSCRIPTION_REQUIRED");
    },
  });
  expect(await screen.findByText(/^Active subscription required to view and file disputes/)).toBeVisible();
  expect(screen.queryByText("Failed to load disputes")).toBeNull();
});

test("another failure is said and can be tried again", async () => {
  let isDown = true;
  show({
    disputes: () => {
      if (isDown) throw new AppError("SERVICE_UNAVAILABLE");
      return [];
    },
  });
  expect(await screen.findByText("Failed to load disputes")).toBeVisible();

  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await region("Active disputes")).toBeVisible();
});

test("how it works can be put away for good, and fetched back", async () => {
  const { unmount } = show();
  await userEvent.click(screen.getByRole("button", { name: "Hide how it works" }));
  expect(screen.queryByRole("region", { name: "How it works" })).toBeNull();

  unmount();
  show();
  await userEvent.click(screen.getByRole("button", { name: "Show how it works" }));
  expect(screen.getByRole("region", { name: "How it works" })).toBeVisible();
});

test("what is submitted, sent and in review is active; drafts are counted apart", async () => {
  const statuses = ["submitted", "sent", "in_review", "draft", "resolved"] as const;
  show({
    disputes: () =>
      statuses.map((status) =>
        makeDispute({ id: status, status, accountName: `A ${status}`, dueAt: "2026-12-20T00:00:00.000Z" }),
      ),
  });
  const active = within(await region("Active disputes"));
  expect(active.getByText("3 disputes are under way.")).toBeVisible();
  expect(active.getByText(/1 draft waits for you to read and send\./)).toHaveTextContent(/^Your turn\. /);
  expect(active.getByRole("link", { name: "Review my drafts" })).toHaveAttribute("href", "/disputes");
  expect(active.getByText("Under Review")).toBeVisible();
  expect(active.getByRole("link", { name: "View active disputes" })).toHaveAttribute("href", "/disputes");
});

test.each([
  ["en", "5 disputes are under way.", "Experian: Your turn.", "Experian: The bureau’s turn."],
  ["es", "5 disputas están en curso.", "Experian: Le toca a usted.", "Experian: Le toca a la agencia."],
] as const)(
  "all active disputes are listed, yours first, then by the day of the answer, with whose turn it is (%s)",
  async (language, count, own, theirs) => {
    const mailed = { reportsItem: true, mailedAt: "2026-09-01T12:00:00.000Z" };
    const made = (accountName: string, dueOn?: string) =>
      makeDispute({
        id: accountName,
        accountName,
        status: dueOn ? "in_review" : "sent",
        dueAt: dueOn && `${dueOn}T00:00:00.000Z`,
        bureaus: {
          experian: dueOn
            ? { ...mailed, deliveredAt: "2026-09-05T12:00:00.000Z", dueOn }
            : { ...mailed, mailedAt: "2999-09-01T12:00:00.000Z" },
        },
      });
    const disputes = [
      made("Under way"),
      made("Due third", "2999-10-07"),
      made("Due first", "2999-10-05"),
      made("Due second", "2999-10-06"),
      made("Is over", "2026-10-05"),
    ];
    show({ disputes: () => disputes, language });
    const active = within((await screen.findByText(count)).closest("section") ?? document.body);
    const names = active.getAllByRole("link").map(({ textContent }) => textContent);
    expect(names.slice(0, -1)).toEqual(["Is over", "Due first", "Due second", "Due third", "Under way"]);
    const rows = active.getAllByRole("listitem");
    expect(rows[0]).toHaveTextContent(own);
    expect(rows[0]).toHaveTextContent(
      /Answer was due on October 5, 2026|Debían responder a más tardar el 5 de octubre de 2026/,
    );
    expect(rows[1]).toHaveTextContent(theirs);
  },
);

test("three answers are shown, those that wait for the member first and then the latest, with the way to all", async () => {
  show({
    disputes: () =>
      [1, 2, 3, 4].map((n) =>
        makeDispute({
          id: `d${n}`,
          accountName: `Company ${n}`,
          status: n % 2 ? "resolved" : "rejected",
          outcome: n % 2 ? "deleted" : "verified",
          resolvedAt: `2026-11-0${n}T12:00:00.000Z`,
        }),
      ),
  });
  const completed = within(await region("Completed disputes"));
  expect(completed.getAllByText(/^Company/).map((name) => name.textContent)).toEqual([
    "Company 4",
    "Company 2",
    "Company 3",
  ]);
  expect(completed.getByText(/The bureau deleted the item. Answered on November 3, 2026/)).toBeVisible();
  expect(completed.getByRole("link", { name: "View all disputes" })).toHaveAttribute("href", "/disputes");
});

const closed = (accountName: string, day: string, outcome: "deleted" | "verified") => {
  const recordedAt = `${day}T12:00:00.000Z`;
  const bureaus = { experian: { reportsItem: true, answer: { outcome, answeredOn: day, recordedAt } } };
  const status = outcome === "deleted" ? ("resolved" as const) : ("rejected" as const);
  return makeDispute({ id: accountName, accountName, status, outcome, resolvedAt: recordedAt, bureaus });
};

test.each([
  ["are under way", "deleted", ["Active disputes", "Completed disputes"]],
  ["were answered, when one of those waits for the member", "verified", ["Completed disputes", "Active disputes"]],
] as const)("first are the disputes that %s", async (_, outcome, names) => {
  const waiting = makeDispute({
    id: "d9",
    negativeItemId: "another",
    status: "submitted",
    mailAfter: "2099-01-01T05:00:00.000Z",
  });
  show({ disputes: () => [waiting, closed("Answered", "2026-11-20", outcome)] });
  await region("Completed disputes");
  const titles = screen.getAllByRole("heading", { level: 2, name: /disputes$/ });
  expect(titles.map(({ textContent }) => textContent)).toEqual(names);
});

test("a refusal that waits for the member comes first and says what to do", async () => {
  show({
    disputes: () => [closed("Is removed", "2026-11-20", "deleted"), closed("Was kept", "2026-11-02", "verified")],
  });
  const rows = within(await region("Completed disputes")).getAllByRole("listitem");
  expect(rows[0]).toHaveTextContent(/^Was kept.*Your turn\. Next: ask the bureau how it checked/);
  expect(rows[1]).not.toHaveTextContent(/Your turn/);
});

test.each([
  ["en", "Active disputes", "Removed by Experian. Equifax: in dispute"],
  ["es", "Disputas activas", "Eliminado por Experian. Equifax: en disputa"],
] as const)("what one of the bureaus has removed is said, in %s", async (language, name, words) => {
  const answer = { outcome: "deleted", answeredOn: "2026-11-20", recordedAt: "2026-11-21T12:00:00.000Z" } as const;
  const bureaus = { experian: { reportsItem: true, answer }, equifax: { reportsItem: true } };
  show({ language, disputes: () => [makeDispute({ status: "in_review", bureaus })] });
  expect(await within(await region(name)).findByText(words)).toBeVisible();
});

test("each dispute leads to its place in the list, also where two are about one creditor", async () => {
  const [first, second] = ["1234", "5678"].map((digits) =>
    makeDispute({
      id: `d${digits}`,
      accountName: "Ridgeline Recovery",
      accountNumber: `****${digits}`,
      status: "sent",
    }),
  );
  const closed = makeDispute({ id: "closed", accountName: "Campus Bridge", status: "resolved" });
  show({ disputes: () => [first, second, closed].flatMap((dispute) => dispute ?? []) });
  const links = await screen.findAllByRole("link", { name: /^(Ridgeline|Campus)/ });
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Ridgeline Recovery ••1234", "/disputes?dispute=d1234"],
    ["Ridgeline Recovery ••5678", "/disputes?dispute=d5678"],
    ["Campus Bridge", "/disputes?dispute=closed"],
  ]);
});

test("the way leads to what there is to read, and to the first two articles", async () => {
  show();
  await screen.findByText("Article 1");
  const links = within(await region("Before you write")).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/education?category=dispute-strategy",
    "/education?category=legal-rights",
    "/education?article=article-1",
    "/education?article=article-2",
  ]);
});

test.each(["en", "es"] as const)("it holds for a screen reader in %s", async (language) => {
  const { container } = show({ language, disputes: () => [makeDispute({ status: "sent" })] });
  await screen.findByText("Article 1");
  await screen.findByText("Northgate Recovery");
  expect(await accessFaults(container)).toHaveNoViolations();
});
