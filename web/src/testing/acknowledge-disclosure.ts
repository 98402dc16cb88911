import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

/** For tests: opens the disclosure statement, which only then can be acknowledged, and acknowledges it. */
export async function acknowledgeDisclosure(): Promise<void> {
  const disclosure = await screen.findByRole("region", { name: "1. Your rights: the disclosure statement" });
  await userEvent.click(within(disclosure).getByText(/^Read the full text/));
  const box = screen.getByRole("checkbox", { name: "I have received and read this statement." });
  await waitFor(() => expect(box).toBeEnabled());
  await userEvent.click(box);
}
