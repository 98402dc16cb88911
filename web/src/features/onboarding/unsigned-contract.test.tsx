import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import { enter } from "#web/src/testing/open-onboarding";
import { openPaymentStep, readyToPay } from "#web/src/testing/open-payment-step";

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const unsigned = (version: string, disclosureAcknowledgedAt = minutesAgo(9), esignConsentAt = minutesAgo(4)) => ({
  version,
  disclosureAcknowledged: true,
  disclosureAcknowledgedAt,
  esignConsent: true,
  esignConsentAt,
  fullName: "Maya",
});

test("what is below the unsigned contract is kept", async () => {
  const { calls } = openPaymentStep();
  await userEvent.click(await screen.findByRole("checkbox", { name: /I have received and read/ }));
  await userEvent.click(screen.getByRole("checkbox", { name: /I agree to receive/ }));
  await enter(/Your full name/, "Maya");

  await waitFor(() =>
    expect(calls.findLast(({ name }) => name === "onboarding/save-progress")?.body).toEqual({
      unsignedContract: {
        ...unsigned("2026-11"),
        disclosureAcknowledgedAt: expect.any(String),
        esignConsentAt: expect.any(String),
      },
    }),
  );
});

test("after a reload or a look at another step the unsigned contract stands as it was left", async () => {
  const unsignedContract = unsigned("2026-11");
  const { calls } = openPaymentStep({ progress: readyToPay({ unsignedContract }) });

  expect(await screen.findByRole("checkbox", { name: /I have received and read/ })).toBeChecked();
  expect(screen.getByLabelText(/Your full name/)).toHaveValue("Maya");
  await enter(/Your full name/, " Torres");
  await userEvent.click(screen.getByRole("button", { name: "Previous" }));
  await userEvent.click(await screen.findByRole("button", { name: /^5 ?Payment/ }));
  expect(await screen.findByLabelText(/Your full name/)).toHaveValue("Maya Torres");
  await userEvent.click(screen.getByRole("button", { name: "Sign the contract" }));
  const signing = calls.find(({ name }) => name === "contract/sign-contract");
  expect(signing?.body).toEqual({ ...unsignedContract, fullName: "Maya Torres" });
});

test("boxes that were ticked the day before are ticked again, and consent falls with the disclosure", async () => {
  const dayBefore = minutesAgo(24 * 60 + 1);
  openPaymentStep({ progress: readyToPay({ unsignedContract: unsigned("2026-11", dayBefore, dayBefore) }) });
  const acknowledge = await screen.findByRole("checkbox", { name: /I have received and read/ });
  expect(acknowledge).not.toBeChecked();

  await userEvent.click(acknowledge);
  await userEvent.click(screen.getByRole("checkbox", { name: /I agree to receive/ }));
  expect(screen.getByLabelText(/Your full name/)).toHaveValue("Maya");
  await userEvent.click(acknowledge);
  await userEvent.click(acknowledge);
  expect(screen.getByRole("checkbox", { name: /I agree to receive/ })).not.toBeChecked();
});

test("agreement to an older contract is not agreement to this one", async () => {
  openPaymentStep({ progress: readyToPay({ unsignedContract: unsigned("2025-01") }) });

  expect(await screen.findByRole("checkbox", { name: /I have received and read/ })).not.toBeChecked();
  expect(screen.queryByLabelText(/Your full name/)).toBeNull();
});

test("an outdated contract is shown again with the reason", async () => {
  openPaymentStep({
    fakes: {
      "contract/sign-contract": () => {
        throw new AppError("CONTRACT_OUTDATED");
      },
    },
  });
  await userEvent.click(await screen.findByRole("checkbox", { name: /I have received and read/ }));
  await userEvent.click(screen.getByRole("checkbox", { name: /I agree to receive/ }));
  await userEvent.click(screen.getByRole("button", { name: "Sign the contract" }));
  expect(await screen.findByText("This field is required")).toBeVisible();

  await enter(/Your full name/, "Maya Torres");
  await userEvent.click(screen.getByRole("button", { name: "Sign the contract" }));
  expect(await screen.findByText(/The contract has a newer version/)).toBeVisible();
});
