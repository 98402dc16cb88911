import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

/** Types into fields, by their labels. */
export async function fill(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await userEvent.type(screen.getByLabelText(label), value);
}

export const press = async (name: string) => userEvent.click(screen.getByRole("button", { name }));
