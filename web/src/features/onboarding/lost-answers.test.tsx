import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { makePulledProgress } from "#shared/testing/onboarding";
import { enter, openOnboarding } from "#web/src/testing/open-onboarding";

jest.mock("./timing", () => ({ ...jest.requireActual("./timing"), PULL_DELAY_MS: 20, BUREAU_TICK_MS: 20 }));

const lose = () => {
  throw new TypeError("Failed to fetch");
};

type Fakes = NonNullable<Parameters<typeof openOnboarding>[0]>["fakes"];

async function pullWith(fakes: Fakes) {
  const view = openOnboarding({ progress: makePulledProgress({ report: null }), fakes });
  await enter(/Social Security/, "666123456");
  await userEvent.click(screen.getByRole("button", { name: "Continue to ID Upload" }));
  await userEvent.click(await screen.findByRole("button", { name: "Continue to Credit Check" }));
  for (const box of await screen.findAllByRole("checkbox")) await userEvent.click(box);
  await userEvent.click(screen.getByRole("button", { name: "Pull my credit report" }));
  return view;
}

test("a pull without a connection says that the network failed", async () => {
  await pullWith({ "onboarding/pull-credit": lose });
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("Network error. Please try again."), {
    timeout: 4_000,
  });
});

const item = makePulledProgress().report?.negativeItems[0]?.id ?? "";
const paid = makePulledProgress({
  selection: { selectedItems: [item], selectedDisputeReasons: { [item]: ["not_mine"] }, selectedPlan: "onetime" },
  contractSignedAt: "2026-11-20T17:00:00.000Z",
  paymentReportedAt: "2026-11-20T17:05:00.000Z",
});

test("an account whose answer was lost is a network error, and none any more once it is known to be there", async () => {
  const { learn } = openOnboarding({ progress: paid, fakes: { "onboarding/create-account": lose } });
  await enter("Username", "maya");
  await enter("Password", "a calm river at noon");
  await enter("Confirm password", "a calm river at noon");
  await userEvent.click(screen.getByRole("button", { name: "Create my account" }));
  expect(await screen.findByText("Network error. Please try again.", undefined, { timeout: 4_000 })).toBeVisible();
  expect(screen.queryByText("Registration failed")).toBeNull();

  learn({ isMember: true });
  act(() => {
    for (const name of ["offline", "online"]) window.dispatchEvent(new Event(name));
  });
  expect(await screen.findByText(/You are signed in/)).toBeVisible();
  expect(screen.queryByText("Failed to create account")).toBeNull();
});
