import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { approveLetters, readLetters } from "#web/src/testing/read-letters";
import { sendTheDraft, showDisputes as show } from "../testing/show-disputes";

/** As a reload, or a look at another page and back. */
function showAgain() {
  cleanup();
  return show();
}

test("letters that were approved are still approved after a reload, and can be sent", async () => {
  show();
  await approveLetters();
  const { seen } = showAgain();
  expect(await screen.findByText("All 3 letters are approved")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Send 3 letters" }));
  await waitFor(() => expect(seen.some(({ name }) => name === "disputes/process-disputes")).toBe(true));
});

test("the letters that were approved of a draft are still approved after a reload, the others not", async () => {
  show();
  await readLetters();
  await userEvent.click(screen.getByRole("button", { name: /^Approve and read the Equifax letter/ }));
  showAgain();
  expect(await screen.findByText("1 of 3 letters approved")).toBeVisible();
  expect(screen.getByRole("button", { name: "Send letters" })).toBeDisabled();
});

test("letters that were only opened must be opened again", async () => {
  show();
  await readLetters();
  showAgain();
  await userEvent.click(await screen.findByRole("checkbox", { name: /^Northgate Recovery/ }));
  expect(screen.getByRole("checkbox", { name: /I have read these letters/ })).toBeDisabled();
});

test("the letters of a dispute that was sent and taken back must be approved again", async () => {
  show();
  await sendTheDraft();
  await screen.findByText(/You have 4 disputes remaining this month/);
  showAgain();
  expect(await screen.findByRole("button", { name: "Send letters" })).toBeDisabled();
  expect(screen.queryByText("All 3 letters are approved")).not.toBeInTheDocument();
});
