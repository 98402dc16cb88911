import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { bureaus } from "#shared/domain/bureau/bureau";
import { makePulledProgress, makePullResult } from "#shared/testing/onboarding";
import { makeReport } from "#shared/testing/report";
import { makeUser } from "#shared/testing/user";
import { enter, openOnboarding } from "#web/src/testing/open-onboarding";
import { renderScreen } from "#web/src/testing/render-screen";
import { BureauPreparation, isPrepared } from "./account-step";

const item = makePulledProgress().report?.negativeItems[0]?.id ?? "";
const signed = makePulledProgress({
  selection: { selectedItems: [item], selectedDisputeReasons: { [item]: ["not_mine"] }, selectedPlan: "onetime" },
  contractSignedAt: "2026-11-20T17:00:00.000Z",
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const percent = () =>
  screen.getByRole("progressbar", { name: /^(Credit check|Preparation)$/ }).getAttribute("aria-valuenow");
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const type = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

/** On the real clock: a masked field takes only what is typed as people do. */
async function comeToStep3() {
  await enter(/Social Security/, "666-12-3456");
  await press("Continue to ID Upload");
  await press("Continue to Credit Check");
  await screen.findByRole("heading", { name: "Check your credit" });
}

test("the bureaus are prepared within 5 seconds, 10 percent each half second", async () => {
  jest.useFakeTimers();
  const onDone = jest.fn();
  renderScreen(<BureauPreparation isConfirmed={false} onDone={onDone} />);
  await pass(499);
  expect(percent()).toBe("0");
  await pass(1);
  expect(percent()).toBe("10");

  await pass(4_499);
  expect(percent()).toBe("90");
  await pass(1);
  expect(percent()).toBe("100");
  await pass(500);
  expect(onDone).toHaveBeenCalledTimes(1);
});

test("the pull starts 1 second after the click and tells its progress every half second, up to 90 percent", async () => {
  let answer = () => {};
  const { calls, learn } = openOnboarding({
    progress: makePulledProgress({ report: null }),
    fakes: {
      "onboarding/pull-credit": async () => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        learn({ report: makeReport() });
        return makePullResult();
      },
    },
  });
  const isAsked = () => calls.some(({ name }) => name === "onboarding/pull-credit");
  await comeToStep3();
  for (const box of screen.getAllByRole("checkbox")) await userEvent.click(box);
  jest.useFakeTimers();
  await press("Pull my credit report");

  await pass(999);
  expect(isAsked()).toBe(false);
  expect(screen.getByText("Starting…")).toBeVisible();
  await pass(1);
  expect([isAsked(), percent()]).toEqual([true, "10"]);
  await pass(499);
  expect(percent()).toBe("10");
  await pass(1);
  expect(percent()).toBe("25");
  // Longer than the API takes for any answer.
  await pass(30_000);
  expect(percent()).toBe("90");

  answer();
  await pass(0);
  expect(percent()).toBe("100");
});

test("3 seconds after the payment was noted the account step opens", async () => {
  jest.useFakeTimers();
  const { learn } = openOnboarding({
    progress: signed,
    path: "/onboarding?step=5&payment=opened",
    fakes: {
      "subscription/complete-payment": () => {
        learn({ paymentReportedAt: "2026-11-20T17:05:00.000Z" });
        return { disputesCreated: 1, paymentIntentId: "pi_1" };
      },
    },
  });
  await press("I've Completed Payment");
  await screen.findByText(/1 dispute draft is ready/);

  // Finding the words may have taken a step of 50 ms.
  await pass(2_949);
  expect(screen.queryByRole("heading", { name: "Create your account" })).toBeNull();
  await pass(51);
  expect(screen.getByRole("heading", { name: "Create your account" })).toBeVisible();
});

test("3 seconds after the account was made the dashboard opens", async () => {
  jest.useFakeTimers();
  const { router } = openOnboarding({
    progress: { ...signed, paymentReportedAt: "2026-11-20T17:05:00.000Z" },
    fakes: { "onboarding/create-account": () => makeUser() },
  });
  await screen.findByText("Preparing your disputes");
  await pass(6_000);
  await type("Username", "maya");
  await type("Password", "a calm river at noon");
  await type("Confirm password", "a calm river at noon");
  await press("Create my account");
  await screen.findByText("Your account is ready");

  // Finding the words may have taken a step of 50 ms.
  await pass(2_949);
  expect(router.state.location.pathname).toBe("/onboarding");
  await pass(51);
  expect(router.state.location.pathname).toBe("/dashboard");
});

test.each([
  ["payment", { ...signed, paymentReportedAt: "2026-11-20T17:05:00.000Z" }, 5, /We verify it within 24-48 hours/],
  ["account", { ...signed, paymentReportedAt: "2026-11-20T17:05:00.000Z" }, 6, /verified \(24-48 hours\)/],
])("the %s step says that an account is verified within 24 to 48 hours", async (_, progress, step, words) => {
  openOnboarding({ progress, path: `/onboarding?step=${step}` });
  expect(await screen.findByText(words)).toBeVisible();
});

test("the result of the pull is promised within 60 seconds", async () => {
  openOnboarding({ progress: makePulledProgress({ report: null }) });
  await comeToStep3();
  expect(await screen.findByText(/within 60 seconds/)).toBeVisible();
});

test.each([
  [30, []],
  [40, ["experian"]],
  [70, ["experian", "equifax"]],
  [100, ["experian", "equifax", "transunion"]],
])("at %i percent the bureaus %j are prepared", (percent, prepared) => {
  expect(bureaus.filter((bureau) => isPrepared(bureau, percent))).toEqual(prepared);
});
