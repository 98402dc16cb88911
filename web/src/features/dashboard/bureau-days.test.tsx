import { screen } from "@testing-library/react";
import { makeDispute } from "#shared/testing/dispute";
import { makeUser } from "#shared/testing/user";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { ActiveDisputes } from "./active-disputes";
import { BureauSummary } from "./bureau-summary";

const user = makeUser();

beforeEach(() => {
  fakeApi({ "auth/get-user": () => user, "disputes/list-disputes": () => [] });
});

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const receivedDaysAgo = (days: number) => ({
  dueAt: daysFromNow(30 - days),
  bureaus: {
    experian: {
      reportsItem: true,
      mailedAt: daysFromNow(-days - 3),
      deliveredAt: daysFromNow(-days),
      dueOn: daysFromNow(30 - days).slice(0, 10),
    },
  },
});

test.each([
  ["day 6 of 30", 6, "20"],
  ["day 30 of 30", 33, "100"],
])("the bar of an active dispute shows %s as it is", async (words, days, percent) => {
  renderScreen(<ActiveDisputes disputes={[makeDispute({ status: "in_review", ...receivedDaysAgo(days) })]} />, {
    user,
  });
  const bar = await screen.findByRole("progressbar", { name: `Northgate Recovery: ${words}` });
  expect(bar).toHaveAttribute("aria-valuenow", percent);
});

test.each([
  ["Next answer due by", 6],
  ["An answer was due on", 33],
])("a bureau that has a letter reads: %s", async (words, days) => {
  renderScreen(<BureauSummary disputes={[makeDispute({ status: "in_review", ...receivedDaysAgo(days) })]} />, { user });
  expect(await screen.findByText(new RegExp(`Has 1 letter. ${words}`))).toBeVisible();
});

test.each([
  ["en", "Experian and TransUnion", "1 letter under way to each"],
  ["es", "Experian y TransUnion", "1 carta en camino a cada una"],
] as const)("bureaus of which the same is to be said share a line (%s)", async (language, names, words) => {
  const letter = { reportsItem: true, mailedAt: daysFromNow(-2) };
  const bureaus = { experian: letter, transunion: letter };
  renderScreen(<BureauSummary disputes={[makeDispute({ status: "sent", bureaus })]} />, { user, language });
  expect(await screen.findByText(names)).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByText("Equifax")).toBeVisible();
});

test("a bureau whose letter came back has none under way: the next step is the member's", async () => {
  const bureaus = { experian: { reportsItem: true, mailedAt: daysFromNow(-9), returnedAt: daysFromNow(-1) } };
  renderScreen(<BureauSummary disputes={[makeDispute({ status: "sent", bureaus })]} />, { user });
  expect(await screen.findByText("1 letter needs your next step")).toBeVisible();
  expect(screen.queryByText("1 letter under way")).toBeNull();
});

test.each([
  [1, "en", "The letter did not arrive, or its arrival is not confirmed", "have the letter mailed again"],
  [2, "es", "Las cartas no llegaron o su llegada no está confirmada", "pida que las cartas se envíen otra vez"],
] as const)(
  "of a dispute all of whose letters (%i) came back none is on its way, in %s",
  async (count, language, words, step) => {
    const letter = { reportsItem: true, mailedAt: daysFromNow(-9), returnedAt: daysFromNow(-1) };
    const bureaus = { experian: letter, ...(count > 1 && { equifax: letter }) };
    renderScreen(<ActiveDisputes disputes={[makeDispute({ status: "sent", bureaus })]} />, { user, language });
    expect(await screen.findByText(new RegExp(`^${words}`))).toBeVisible();
    expect(screen.getByText(new RegExp(step))).toBeVisible();
    expect(screen.queryByText(/^(On the way|En camino)/)).toBeNull();
  },
);

test.each([
  ["the bureau's turn", 6, /^Experian: The bureau’s turn\. Nothing for you to do until then\.$/],
  [
    "the member's own step and its day",
    50,
    /^Experian: Your turn\. Next: record what the bureau answered, .* ideally today, /,
  ],
])("an active dispute says whose turn it is: %s", async (_, days, words) => {
  renderScreen(<ActiveDisputes disputes={[makeDispute({ status: "in_review", ...receivedDaysAgo(days) })]} />, {
    user,
  });
  expect(
    await screen.findByText((__, element) => element?.tagName === "P" && words.test(element.textContent ?? "")),
  ).toBeVisible();
});

test("of the active disputes those that wait for the member come first", async () => {
  const received = { reportsItem: true, mailedAt: "2026-09-01T12:00:00.000Z", deliveredAt: "2026-09-05T12:00:00.000Z" };
  const inReview = (id: string, accountName: string, dueOn: string) =>
    makeDispute({ id, accountName, status: "in_review", bureaus: { experian: { ...received, dueOn } } });
  const disputes = [inReview("d1", "Waits", "2999-10-05"), inReview("d2", "Is over", "2026-10-05")];
  renderScreen(<ActiveDisputes disputes={disputes} />, { user });
  await screen.findByText("Is over");
  expect(screen.getAllByText(/^(Waits|Is over)$/).map(({ textContent }) => textContent)).toEqual(["Is over", "Waits"]);
});

test("a letter on its way has the day on which it is looked after", async () => {
  const bureaus = { experian: { reportsItem: true, mailedAt: daysFromNow(-2) } };
  renderScreen(<ActiveDisputes disputes={[makeDispute({ status: "sent", bureaus })]} />, { user });
  const words = /^Experian: The mail service’s turn\. Next: .* If that is not confirmed by .*20\d\d, we tell you\.$/;
  expect(
    await screen.findByText((__, element) => element?.tagName === "P" && words.test(element.textContent ?? "")),
  ).toBeVisible();
});
