import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { makePulledProgress, typedProfile } from "#shared/testing/onboarding";
import { makeNegativeItem, makeReport } from "#shared/testing/report";
import { accessFaults } from "#web/src/testing/access-faults";
import { enter, openOnboarding } from "#web/src/testing/open-onboarding";

const OTHER = "01KAB0000000000000000TEM9B";
const heading = (name: string) => screen.findByRole("heading", { level: 2, name });
const steps = () => within(screen.getByRole("navigation", { name: "Steps" }));
const indicator = (name: RegExp) => steps().getByRole("button", { name });

test("a visitor begins with step 1, and the later steps are closed", async () => {
  const { container } = openOnboarding();

  await heading("Who are you?");
  await waitFor(() => expect(indicator(/Personal Info/)).toHaveAttribute("aria-current", "step"));
  expect(indicator(/ID Upload/)).toBeDisabled();
  expect(screen.getByRole("button", { name: "Previous" })).toBeDisabled();
  expect(screen.getByRole("button", { name: "Next" })).toBeDisabled();
  expect(await accessFaults(container)).toHaveNoViolations();
});

test("a member with a stored report starts at step 4 with the first three done", async () => {
  openOnboarding({
    progress: { ...makePulledProgress(), documents: [], profile: {}, isMember: true },
  });

  await heading("What is wrong in your report?");
  expect(indicator(/Personal Info/)).toHaveAccessibleName(/complete/);
  expect(indicator(/Credit Check/)).toBeEnabled();
  expect(indicator(/Payment/)).toBeDisabled();
});

test("a reload restores what was typed, but asks for the SSN again", async () => {
  openOnboarding({ progress: { profile: typedProfile } });

  expect(await screen.findByLabelText("First name")).toHaveValue("Maya");
  expect(screen.getByLabelText("Date of birth")).toHaveValue("04/05/1980");
  expect(screen.getByLabelText("Phone")).toHaveValue("(555) 010-0199");
  expect(screen.getByLabelText("State")).toHaveValue("OH");
  expect(screen.getByLabelText(/Social Security/)).toHaveValue("");
  expect(screen.getByText(/Please type your SSN once more/)).toBeVisible();
  expect(screen.getByText(/^What you type is saved as you go, except your SSN/)).toBeVisible();
});

test("the way back from the payment page opens step 5 when all before it is done", async () => {
  const item = makePulledProgress().report?.negativeItems[0]?.id ?? "";
  const selection = {
    selectedItems: [item],
    selectedDisputeReasons: { [item]: ["not_mine"] },
    selectedPlan: "onetime" as const,
  };
  openOnboarding({ progress: makePulledProgress({ selection }), path: "/onboarding?step=5&payment=opened" });

  await heading("Contract and payment");
});

test("an address that asks for a closed step opens the furthest open one", async () => {
  openOnboarding({ path: "/onboarding?step=5" });
  await heading("Who are you?");
});

test("a visitor who has paid and reloads goes on with the account, with what they chose", async () => {
  const report = makeReport({
    negativeItems: [makeNegativeItem({ isDisputed: true }), makeNegativeItem({ id: OTHER })],
  });
  const item = report.negativeItems[0]?.id ?? "";
  const selection = {
    selectedItems: [item],
    selectedDisputeReasons: { [item]: ["not_mine"] },
    selectedPlan: "onetime" as const,
  };
  const paymentReportedAt = "2026-11-20T17:05:00.000Z";
  openOnboarding({
    progress: makePulledProgress({ report, selection, paymentReportedAt }),
    path: "/onboarding?step=6",
  });
  await heading("Create your account");
  expect(await screen.findByText(report.negativeItems[0]?.creditorName ?? "", {}, { timeout: 8_000 })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Change: Plan" })).toBeNull();

  await userEvent.click(indicator(/Select Disputes/));
  expect(await screen.findByText("Your selection is final here")).toBeVisible();
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("a person who types what a reload has lost is not moved on in the middle of it", async () => {
  const progress = makePulledProgress({ report: null, ssnLast4: undefined });
  const { router } = openOnboarding({ progress, path: "/onboarding?plan=monthly&step=3" });
  await heading("Who are you?");
  await enter(/Social Security/, "666123456");

  await waitFor(() => expect(screen.getByRole("button", { name: "Next" })).toBeEnabled());
  await heading("Who are you?");
  expect(router.state.location.search).toBe("?plan=monthly&step=1");
});

test("Previous and Next walk through the steps that are open", async () => {
  const { router } = openOnboarding({ progress: makePulledProgress(), path: "/onboarding?step=2" });

  await heading("Show that it is you");
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  await heading("Your credit report");
  await waitFor(() => expect(screen.getByRole("heading", { level: 2, name: "Your credit report" })).toHaveFocus());
  await userEvent.click(screen.getByRole("button", { name: "Previous" }));
  await heading("Show that it is you");
  expect(router.state.location.search).toContain("step=2");
});

test("a progress that cannot be loaded offers another try", async () => {
  openOnboarding({
    fakes: {
      "onboarding/get-progress": () => {
        throw Object.assign(new Error("down"), { status: 503 });
      },
    },
  });

  expect(await screen.findByText(/Nothing you saved is lost/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Try Again" })).toBeEnabled();
});

test("the plan of the link is chosen and kept", async () => {
  const { calls } = openOnboarding({ progress: makePulledProgress(), path: "/onboarding?plan=yearly&step=4" });

  expect(await screen.findByRole("radio", { name: /Monthly Membership/ })).toBeChecked();
  await waitFor(() =>
    expect(calls.find((call) => call.name === "onboarding/save-progress")?.body).toMatchObject({
      selection: { selectedPlan: "monthly", paymentType: "monthly" },
    }),
  );
});
