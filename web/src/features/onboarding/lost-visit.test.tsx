import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import type { OnboardingProgress } from "#shared/api/schemas/onboarding";
import { bothSides, makeProgress, makePulledProgress, typedProfile } from "#shared/testing/onboarding";
import { enter, openOnboarding } from "#web/src/testing/open-onboarding";

jest.mock("./timing", () => ({ ...jest.requireActual("./timing"), BUREAU_TICK_MS: 20 }));

const item = makePulledProgress().report?.negativeItems[0]?.id ?? "";
const selection = { selectedItems: [item], selectedDisputeReasons: { [item]: ["not_mine"] }, selectedPlan: "onetime" };
const signed = { contractSignedAt: "2026-11-20T17:00:00.000Z" };
const paid = { ...signed, paymentReportedAt: "2026-11-20T17:05:00.000Z" };

/** What the server answers a visitor whom it does not know. */
const nothing: Partial<OnboardingProgress> = {
  ...makeProgress(),
  ssnLast4: undefined,
  contractSignedAt: undefined,
  paymentReportedAt: undefined,
};

const comeBack = () =>
  act(() => {
    for (const name of ["offline", "online"]) window.dispatchEvent(new Event(name));
  });

const TITLE = "This browser is no longer linked to what you entered";

test.each([
  ["the photos", { profile: typedProfile, documents: bothSides }],
  ["the report", makePulledProgress()],
])("a visit that is lost after %s is said, and what was typed is saved again", async (_, progress) => {
  const { calls, learn } = openOnboarding({ progress, path: "/onboarding" });
  await screen.findByText("Previous");
  learn(nothing);
  comeBack();

  const notice = await screen.findByText(TITLE);
  expect(notice.closest("[role=status]")).toHaveTextContent("What you typed in step 1 is still here");
  expect(screen.queryByText(/Please do not pay again/)).toBeNull();
  // A reload has taken the SSN, which is typed again first.
  expect(await screen.findByText("Who are you?")).toBeVisible();
  await waitFor(() => {
    const saves = calls.filter(({ name }) => name === "onboarding/save-progress");
    expect(saves.at(-1)?.body).toMatchObject({ profile: { firstName: "Maya", email: "maya@example.com" } });
  });
});

test("no account is made for a visitor of whom nothing is known, and a payment is not to be repeated", async () => {
  const { calls, learn } = openOnboarding({
    progress: makePulledProgress({ selection, ...paid } as OnboardingProgress),
  });
  await enter("Username", "maya");
  await enter("Password", "a calm river at noon");
  await enter("Confirm password", "a calm river at noon");
  learn(nothing);
  await userEvent.click(screen.getByRole("button", { name: "Create my account" }));

  expect(await screen.findByText(TITLE)).toBeVisible();
  expect(screen.getByText(/Please do not pay again/)).toHaveTextContent("support@redress.example");
  expect(screen.getByText(/no letter is mailed/)).toBeVisible();
  expect(calls.map(({ name }) => name)).not.toContain("onboarding/create-account");
});

test("a try that was refused is no leave for the next one, when the visit is lost meanwhile", async () => {
  const refuse = () => {
    throw new AppError("TOO_MANY_REQUESTS");
  };
  const { calls, learn } = openOnboarding({
    progress: makePulledProgress({ selection, ...paid } as OnboardingProgress),
    fakes: { "onboarding/create-account": refuse },
  });
  await enter("Username", "maya");
  await enter("Password", "a calm river at noon");
  await enter("Confirm password", "a calm river at noon");
  await userEvent.click(screen.getByRole("button", { name: "Create my account" }));
  await userEvent.click(await screen.findByRole("button", { name: "Try Again" }));
  learn(nothing);
  await userEvent.click(screen.getByRole("button", { name: "Create my account" }));

  expect(await screen.findByText(TITLE)).toBeVisible();
  expect(calls.filter(({ name }) => name === "onboarding/create-account")).toHaveLength(1);
});

test.each([
  ["/onboarding?step=3", false],
  ["/onboarding?step=5&payment=opened", true],
  ["/onboarding?step=1&payment=opened", true],
])("an address of a later step says that nothing is known here: %s", async (path, mayHavePaid) => {
  openOnboarding({ path });
  expect(await screen.findByText(TITLE)).toBeVisible();
  expect(screen.getByText(/If you began in another browser/)).toBeVisible();
  expect(screen.queryAllByText(/Please do not pay again/)).toHaveLength(mayHavePaid ? 1 : 0);
});

test("who has just come is told nothing", async () => {
  openOnboarding({ path: "/onboarding?plan=monthly" });
  await screen.findByLabelText("First name");
  expect(screen.queryByText(TITLE)).toBeNull();
});
