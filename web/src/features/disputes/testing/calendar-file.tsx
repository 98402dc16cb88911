import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Dispute } from "#shared/api/schemas/dispute";
import { showDisputes } from "./show-disputes";

/** The calendar file of these disputes. */
export async function fileOf(disputes: Dispute[]): Promise<string> {
  let file: Blob | undefined;
  URL.createObjectURL = (blob: Blob) => {
    file = blob;
    return "blob:calendar";
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  showDisputes({ disputes });

  await userEvent.click(await screen.findByRole("button", { name: "Add the dates to my calendar" }));
  await waitFor(() => expect(file?.type).toBe("text/calendar"));
  return textOf(file);
}

/** What a blob holds; the one of the simulated browser cannot say it itself. */
function textOf(blob: Blob | undefined): Promise<string> {
  return new Promise((settle) => {
    const reader = new FileReader();
    reader.onload = () => settle(String(reader.result));
    if (blob) reader.readAsText(blob);
  });
}
