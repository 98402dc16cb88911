import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError, type ErrorCode } from "#shared/api/errors";
import { CONSENT_TEXT_VERSION } from "#shared/domain/consumer/consent-version";
import { makePulledProgress, makePullResult } from "#shared/testing/onboarding";
import { makeReport } from "#shared/testing/report";
import { enter, openOnboarding } from "#web/src/testing/open-onboarding";

jest.mock("./timing", () => ({ ...jest.requireActual("./timing"), PULL_DELAY_MS: 100 }));

async function openStep3(options: Parameters<typeof openOnboarding>[0] = {}, isMember = false) {
  const view = openOnboarding({ progress: makePulledProgress({ report: null, isMember }), ...options });
  await enter(/Social Security/, "666123456");
  await userEvent.click(screen.getByRole("button", { name: "Continue to ID Upload" }));
  await userEvent.click(await screen.findByRole("button", { name: "Continue to Credit Check" }));
  await screen.findByRole("heading", { name: "Check your credit" });
  return view;
}

async function consentAndPull() {
  for (const box of screen.getAllByRole("checkbox")) await userEvent.click(box);
  await userEvent.click(screen.getByRole("button", { name: "Pull my credit report" }));
}

test("a number that is no SSN is called so where the bureaus refuse it, and the visitor's own report is the way on", async () => {
  await openStep3(refuse("VALIDATION_FAILED", { "profileData.ssn": ["Social Security numbers never begin with 9"] }));
  await consentAndPull();
  expect(await screen.findByRole("alert")).toHaveTextContent(/usually an ITIN: we cannot ask the bureaus with one/);
  await userEvent.click(screen.getByRole("button", { name: "I have my report" }));
  expect(await screen.findByText(/Choose up to three files/)).toBeVisible();
});

const refuse = (code: ErrorCode, fieldErrors?: Record<string, string[]>) => ({
  fakes: {
    "onboarding/pull-credit": () => {
      throw new AppError(code, { fieldErrors });
    },
  },
});

test("without all three consents the pull is refused in words", async () => {
  const { calls } = await openStep3();
  await userEvent.click(screen.getAllByRole("checkbox")[0] as HTMLElement);
  await userEvent.click(screen.getByRole("button", { name: "Pull my credit report" }));

  expect(screen.getByRole("alert")).toHaveTextContent(
    "Please provide all required consents before proceeding with credit pull",
  );
  await waitFor(() => expect(screen.getAllByRole("checkbox")[1]).toHaveFocus());
  expect(calls.some((call) => call.name === "onboarding/pull-credit")).toBe(false);
});

test("the pull sends the profile and the consent, and shows score, items and possible impact", async () => {
  const { calls, learn } = await openStep3({
    fakes: {
      "onboarding/pull-credit": () => {
        learn({ report: makeReport({ bureaus: ["experian", "equifax"] }), ssnLast4: "3456" });
        return makePullResult();
      },
    },
  });
  await consentAndPull();

  expect(await screen.findByText(/Continue to Select Disputes/)).toBeVisible();
  expect(screen.getByRole("heading", { name: "Your credit report" })).toBeVisible();
  expect(screen.getByText("up to 15 points")).toBeVisible();
  expect(screen.getByText(/Only Experian and Equifax answered/)).toBeVisible();
  expect(calls.find((call) => call.name === "onboarding/pull-credit")?.body).toMatchObject({
    profileData: { ssn: "666123456", dateOfBirth: "1980-04-05", address: { state: "OH" } },
    consent: { fcraConsent: true, permissiblePurposeConsent: true, piiProcessingConsent: true },
  });
  expect(calls.some((call) => call.name === "credit-report/save-report")).toBe(false);
});

test("a member's result is saved to the account, and a failure there is only logged", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  const { calls, learn } = await openStep3(
    {
      fakes: {
        "onboarding/pull-credit": () => {
          learn({ report: makeReport() });
          return makePullResult();
        },
      },
    },
    true,
  );
  await consentAndPull();

  expect(await screen.findByText(/Continue to Select Disputes/)).toBeVisible();
  expect(calls.some((call) => call.name === "credit-report/save-report")).toBe(true);
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
});

test("without a bureau's score 650 is shown, plainly as an estimate", async () => {
  const none = { creditScore: null, experianScore: null, equifaxScore: null, transunionScore: null };
  openOnboarding({ progress: makePulledProgress({ report: makeReport(none) }), path: "/onboarding?step=3" });

  expect(await screen.findByText("No bureau gave a score, so we show 650 as an estimate.")).toBeVisible();
  expect(screen.queryByText("Real Credit Bureau Scores")).toBeNull();
});

test("a frozen file is explained, with the bureaus' telephones", async () => {
  await openStep3(refuse("CREDIT_FILE_FROZEN"));
  await consentAndPull();

  const alert = await screen.findByRole("alert");
  expect(within(alert).getByText("Unable to Pull Credit Report")).toBeVisible();
  expect(within(alert).getByText("Your credit file is frozen")).toBeVisible();
  expect(within(alert).getByRole("link", { name: "888-397-3742" })).toBeVisible();
});

test("a state that was closed meanwhile is said, with what its residents can do for nothing", async () => {
  await openStep3(refuse("STATE_NOT_SERVED"));
  await consentAndPull();

  const alert = await screen.findByRole("alert");
  expect(within(alert).getByText("We cannot serve you in Ohio")).toBeVisible();
  expect(within(alert).getByText(/Nothing is charged/)).toBeVisible();
});

test("a failure says so, and Try Again begins again", async () => {
  await openStep3(refuse("INTERNAL"));
  await consentAndPull();

  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("Failed to pull credit report");
  expect(within(alert).getByRole("link", { name: "Contact Support" })).toBeVisible();
  await userEvent.click(within(alert).getByRole("button", { name: "Try Again" }));
  expect(screen.getByRole("button", { name: "Pull my credit report" })).toBeEnabled();
});

test("after a failure the consents are still ticked, and the next click pulls", async () => {
  let isDown = true;
  const { learn } = await openStep3({
    fakes: {
      "onboarding/pull-credit": () => {
        if (isDown) throw new AppError("CREDIT_BUREAU_UNAVAILABLE");
        learn({ report: makeReport() });
        return makePullResult();
      },
    },
  });
  await consentAndPull();
  await userEvent.click(await screen.findByRole("button", { name: "Try Again" }));
  for (const box of screen.getAllByRole("checkbox")) expect(box).toBeChecked();

  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Pull my credit report" }));
  expect(await screen.findByText(/Continue to Select Disputes/)).toBeVisible();
});

test("a pull whose answer was lost is asked again under its own key, also after a reload; the next pull has another", async () => {
  const keys: (string | undefined)[] = [];
  const fate = { next: "lost" };
  const fakes: Parameters<typeof openOnboarding>[0] = {
    fakes: {
      "onboarding/pull-credit": ({ headers }) => {
        keys.push(headers["idempotency-key"]);
        if (fate.next === "lost") throw new TypeError("Failed to fetch");
        throw new AppError(fate.next === "runs" ? "CONFLICT" : "CREDIT_FILE_FROZEN");
      },
    },
  };
  const { unmount } = await openStep3(fakes);
  await consentAndPull();
  await userEvent.click(await screen.findByRole("button", { name: "Try Again" }));
  fate.next = "runs";
  await userEvent.click(screen.getByRole("button", { name: "Pull my credit report" }));
  await screen.findByRole("button", { name: "Try Again" });
  unmount();
  fate.next = "answered";
  await openStep3(fakes);
  await consentAndPull();
  await userEvent.click(await screen.findByRole("button", { name: "Try Again" }));
  await userEvent.click(screen.getByRole("button", { name: "Pull my credit report" }));
  // The lost one was repeated once by itself.
  await waitFor(() => expect(keys).toHaveLength(5));

  expect(new Set(keys.slice(0, 4)).size).toBe(1);
  expect(keys[4]).not.toBe(keys[0]);
});

const ticked = { fcraConsent: true, permissiblePurposeConsent: false, piiProcessingConsent: true };

test("a reload keeps what was ticked", async () => {
  const { calls } = await openStep3();
  await userEvent.click(screen.getAllByRole("checkbox")[0] as HTMLElement);
  await userEvent.click(screen.getAllByRole("checkbox")[2] as HTMLElement);

  const kept = { consentBoxes: { textVersion: CONSENT_TEXT_VERSION, ticked } };
  await waitFor(() => expect(calls.findLast(({ name }) => name === "onboarding/save-progress")?.body).toEqual(kept));
});

test.each([
  ["come back ticked", CONSENT_TEXT_VERSION, [true, false, true]],
  ["are empty when their words have changed since", "1999", [false, false, false]],
])("boxes that were ticked before %s", async (_, textVersion, expected) => {
  const consentBoxes = { textVersion, ticked };
  await openStep3({ progress: makePulledProgress({ report: null, consentBoxes }) });

  expect(screen.getAllByRole<HTMLInputElement>("checkbox").map((box) => box.checked)).toEqual(expected);
});

test("details that the server refuses are corrected in step 1, with its message at the field", async () => {
  await openStep3(refuse("VALIDATION_FAILED", { "profileData.ssn": ["Invalid format"] }));
  await consentAndPull();
  await userEvent.click(await screen.findByRole("button", { name: "Correct my details" }));

  await screen.findByRole("heading", { name: "Who are you?" });
  await waitFor(() => expect(screen.getByLabelText(/Social Security/)).toHaveAccessibleDescription(/Invalid format/));
  const list = screen.getByRole("heading", { name: "Please correct this" }).closest("[role=alert]");
  await waitFor(() => expect(list).toHaveFocus());
});

test.each([false, true])(
  "a report that came and could not be shown is no failed pull: Try Again shows it without another one (member: %s)",
  async (isMember) => {
    const keys: unknown[] = [];
    const report = makeReport();
    let isLost = false;
    const progress = makePulledProgress({ report: null, isMember });
    await openStep3(
      {
        fakes: {
          "onboarding/get-progress": () => {
            if (isLost) throw new TypeError("Failed to fetch");
            return keys.length > 0 ? { ...progress, report } : progress;
          },
          "onboarding/pull-credit": ({ headers }) => {
            keys.push(headers["idempotency-key"]);
            isLost = true;
            return makePullResult();
          },
          "credit-report/save-report": () => report,
        },
      },
      isMember,
    );
    await consentAndPull();
    expect(await screen.findByRole("alert")).toHaveTextContent(/^Your report is here/);
    expect(screen.queryByText("Unable to Pull Credit Report")).toBeNull();

    isLost = false;
    await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("heading", { name: "Your credit report" })).toBeVisible();
    expect(keys).toHaveLength(1);
  },
);
