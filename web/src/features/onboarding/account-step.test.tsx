import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import { makePulledProgress } from "#shared/testing/onboarding";
import { makeUser } from "#shared/testing/user";
import { ApiError } from "#web/src/api/api-error";
import { accessFaults } from "#web/src/testing/access-faults";
import { enter, openOnboarding } from "#web/src/testing/open-onboarding";

jest.mock("./timing", () => ({ ...jest.requireActual("./timing"), BUREAU_TICK_MS: 20 }));

const item = makePulledProgress().report?.negativeItems[0]?.id ?? "";
const paid = makePulledProgress({
  selection: { selectedItems: [item], selectedDisputeReasons: { [item]: ["not_mine"] }, selectedPlan: "onetime" },
  contractSignedAt: "2026-11-20T17:00:00.000Z",
  paymentReportedAt: "2026-11-20T17:05:00.000Z",
});

async function openForm(fakes: Parameters<typeof openOnboarding>[0] = {}) {
  const view = openOnboarding({ progress: paid, ...fakes });
  expect(await screen.findByText("Preparing your disputes")).toBeVisible();
  await screen.findByLabelText("Username");
  return view;
}

async function fillAndSubmit(password = "a calm river at noon", confirmPassword = password) {
  await enter("Username", "maya");
  await enter("Password", password);
  await enter("Confirm password", confirmPassword);
  await userEvent.click(screen.getByRole("button", { name: "Create my account" }));
}

test("the disputes are prepared bureau by bureau, then the answers can be checked and the account made", async () => {
  const { container, calls, router } = await openForm({ fakes: { "onboarding/create-account": () => makeUser() } });
  expect(screen.getByText("12 Main Street, Dayton, OH 45402")).toBeVisible();
  expect(screen.getByText("ends in 3456")).toBeVisible();
  expect(await accessFaults(container)).toHaveNoViolations();

  await fillAndSubmit();

  expect(await screen.findByText("Your account is ready")).toBeVisible();
  const body = calls.find((call) => call.name === "onboarding/create-account")?.body;
  expect(body).toMatchObject({
    username: "maya",
    onboardingData: { profile: { email: "maya@example.com" }, selection: { selectedItems: [item] } },
  });
  expect(JSON.stringify(body)).not.toContain("ssn");
  await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"));
});

test("back and forward again after the account was made, no second one is asked for: the dashboard follows", async () => {
  const view = openOnboarding({
    progress: paid,
    fakes: {
      "onboarding/create-account": () => {
        view.learn({ isMember: true });
        return makeUser();
      },
    },
  });
  await screen.findByLabelText("Username");
  await fillAndSubmit();
  expect(await screen.findByText("Your account is ready")).toBeVisible();

  await act(() => view.router.navigate("/onboarding?step=5"));
  await waitFor(() => expect(screen.queryByText("Your account is ready")).not.toBeInTheDocument());
  await act(() => view.router.navigate("/onboarding?step=6"));

  expect(await screen.findByText(/You are signed in/)).toBeVisible();
  expect(screen.queryByLabelText("Username")).not.toBeInTheDocument();
  await waitFor(() => expect(view.router.state.location.pathname).toBe("/dashboard"), { timeout: 6_000 });
});

test("while the bureaus are prepared, each line is read out and stays an item of a list", async () => {
  const { container } = openOnboarding({ progress: paid });
  expect(await screen.findByText("Preparing your disputes")).toBeVisible();
  expect(await accessFaults(container)).toHaveNoViolations();
  expect(screen.getByText(/^Equifax/).closest("[role=list]")).not.toBeNull();
  expect(screen.getByText(/^Equifax/).closest("[role=status]")).not.toBeNull();
});

test.each([
  ["that waits for its verification is said to", undefined, 1],
  ["that the provider confirmed waits for none", "2026-11-20T17:05:00.000Z", 0],
] as const)("a payment %s", async (_, paymentConfirmedAt, count) => {
  openOnboarding({ progress: { ...paid, paymentConfirmedAt } });
  expect(await screen.findByText(/^Nothing is mailed yet\. .* and you have approved them\.$/)).toBeVisible();
  expect(screen.queryAllByText(/24-48 hours/)).toHaveLength(count);
});

test("a name that was typed in capitals is shown as it reads best", async () => {
  await openForm({ progress: { ...paid, profile: { ...paid.profile, firstName: "MAYA", lastName: "DE LA CRUZ" } } });
  expect(screen.getByText("Maya de la Cruz")).toBeVisible();
});

test("the form begins with its first field, and the answers to check stand before the button", async () => {
  const { container } = await openForm();
  const text = container.textContent ?? "";
  expect(text.indexOf("Username")).toBeLessThan(text.indexOf("Check your answers"));
  expect(text.indexOf("Check your answers")).toBeLessThan(text.indexOf("Create my account"));
});

test("a look at another step keeps the username, and no password", async () => {
  await openForm();
  await enter("Username", "maya");
  await enter("Password", "a calm river at noon");
  await userEvent.click(screen.getByRole("button", { name: "Previous" }));
  // The step before comes with its code; until then this one stays.
  await waitFor(() => expect(screen.queryByLabelText("Username")).not.toBeInTheDocument());
  await userEvent.click(await screen.findByRole("button", { name: /^6 ?Account Creation/ }));

  expect(await screen.findByLabelText("Username")).toHaveValue("maya");
  expect(screen.getByLabelText("Password")).toHaveValue("");
});

test("passwords that differ and short ones are refused before anything is sent", async () => {
  const { calls } = await openForm();
  await fillAndSubmit("short", "other");

  expect((await screen.findAllByText("Must be at least 8 characters")).length).toBeGreaterThan(0);
  expect(calls.some((call) => call.name === "onboarding/create-account")).toBe(false);
});

test("a taken username is said at its field", async () => {
  await openForm({
    fakes: {
      "onboarding/create-account": () => {
        throw new AppError("USERNAME_TAKEN");
      },
    },
  });
  await fillAndSubmit();
  expect((await screen.findAllByText(/This username is taken/)).length).toBeGreaterThan(0);
  expect(screen.getByLabelText("Username")).toHaveValue("maya");
});

test("a failure without a reason is said, and Try Again keeps what was typed", async () => {
  await openForm({
    fakes: {
      "onboarding/create-account": () => {
        throw new ApiError({ status: 502, body: "Bad Gateway" });
      },
    },
  });
  await fillAndSubmit();

  expect(await screen.findByText("Failed to create account")).toBeVisible();
  expect(screen.getByText("Registration failed")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByLabelText("Username")).toHaveValue("maya");
});

test("a known email offers to sign in, and Try Again returns to the form", async () => {
  await openForm({
    fakes: {
      "onboarding/create-account": () => {
        throw new AppError("ACCOUNT_EXISTS");
      },
    },
  });
  await fillAndSubmit();

  expect(await screen.findByText("Failed to create account")).toBeVisible();
  expect(screen.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/login");
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByLabelText("Username")).toHaveValue("maya");
});
