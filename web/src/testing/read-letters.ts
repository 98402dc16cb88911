import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

/** Opens the letters of all drafts on the screen, as whoever approves them must. */
export async function readLetters(user = userEvent.setup()): Promise<void> {
  const closed = await screen.findAllByRole("button", { name: /^(Review letters|Revisar las cartas) / });
  for (const button of closed) await user.click(button);
  await waitFor(() => expect(screen.getAllByRole("document").length).toBeGreaterThanOrEqual(closed.length));
}
