import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

const REVIEW = /^(Review letters|Revisar las cartas) /;

/** Opens the letters of all drafts on the screen, as the person who approves them must. */
export async function readLetters(user = userEvent.setup()): Promise<void> {
  const closed = await screen.findAllByRole("button", { name: REVIEW });
  for (const button of closed) await user.click(button);
  await waitFor(() => expect(screen.getAllByRole("document").length).toBeGreaterThanOrEqual(closed.length));
}

/** Opens the letters of each draft on the screen and approves them, one after the other: the draft is then chosen. */
export async function approveLetters(user = userEvent.setup()): Promise<void> {
  for (const line of await screen.findAllByRole("listitem")) {
    const button = within(line).queryByRole("button", { name: REVIEW });
    if (!button) continue;
    await user.click(button);
    await within(line).findByRole("document");
    await approveOpen(line, user);
  }
}

/** Approves what is open in a draft's line, until the letters close behind the last one. */
async function approveOpen(line: HTMLElement, user: ReturnType<typeof userEvent.setup>): Promise<void> {
  for (;;) {
    const approve = within(line).queryByRole("button", { name: /^(Approve|Aprobar) / });
    if (!approve) return;
    await user.click(approve);
  }
}
