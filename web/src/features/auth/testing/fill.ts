import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

/** Types into fields, by their labels. */
export async function fill(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await userEvent.type(screen.getByLabelText(label), value);
}

export const press = async (name: string) => userEvent.click(screen.getByRole("button", { name }));

/** Turns to the other form, and waits for it: both have an e-mail and a password. */
export async function openSignUp() {
  await userEvent.click(screen.getByRole("tab", { name: "Sign up" }));
  await screen.findByLabelText("Confirm password");
}
