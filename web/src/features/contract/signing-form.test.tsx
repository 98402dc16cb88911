import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { makeContract } from "#shared/testing/onboarding";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { ContractPanel } from "./contract-panel";

test("a contract without a name is not signed, and the field says so with the focus", async () => {
  const calls = fakeApi({ "contract/get-contract": () => makeContract() });
  renderScreen(<ContractPanel />);
  await userEvent.click(await screen.findByRole("checkbox", { name: /I have received and read/ }));
  await userEvent.click(screen.getByRole("checkbox", { name: /I agree to receive/ }));
  await userEvent.click(screen.getByRole("button", { name: "Sign the contract" }));

  const field = screen.getByLabelText(/Your full name/);
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  expect(calls.some(({ name }) => name === "contract/sign-contract")).toBe(false);
});
