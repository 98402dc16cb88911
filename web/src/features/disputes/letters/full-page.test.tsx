import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { SharedDrafts } from "#shared/api/schemas/dispute";
import { makeDispute } from "#shared/testing/dispute";
import { accessFaults } from "#web/src/testing/access-faults";
import { showDisputes } from "../testing/show-disputes";

const draft = makeDispute({ id: "d1", status: "draft" });
const sent = makeDispute({ id: "d1", status: "sent" });
const page = () => screen.findByRole("dialog", { name: `Letters for ${draft.accountName}` });

test("letters open on a page of their own too, which its button and the way back close", async () => {
  const user = userEvent.setup();
  const { router } = showDisputes({ disputes: [sent] });
  await user.click(await screen.findByRole("button", { name: /^Show letters / }));
  const open = await screen.findByRole("button", { name: `Read on a full page for ${draft.accountName}` });
  await user.click(open);

  expect(within(await page()).getByText("A letter to Experian")).toBeVisible();
  expect(await accessFaults(await page())).toHaveNoViolations();
  await user.click(within(await page()).getByRole("button", { name: "Back to the list" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(screen.getByText("A letter to Experian")).toBeVisible();

  await user.click(open);
  await page();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(router.state.location).toMatchObject({ pathname: "/disputes", search: "" });
});

test("the page has an address, at which it is there after a reload", async () => {
  showDisputes({ disputes: [sent], path: "/disputes?letters=d1" });
  expect(within(await page()).getByRole("heading", { name: `Letters for ${draft.accountName}` })).toBeVisible();
});

test.each([
  ["sent", sent],
  ["not sent yet", draft],
])("a link to letters that are %s opens them also where their list is on the screen already", async (_, dispute) => {
  const { router } = showDisputes({ disputes: [dispute] });
  await screen.findAllByText(dispute.accountName);
  await act(() => router.navigate("/disputes?letters=d1"));
  expect(within(await page()).getByRole("heading", { name: `Letters for ${draft.accountName}` })).toBeVisible();
});

test("with the last letter approved there, the page closes and the letters can be sent", async () => {
  const user = userEvent.setup();
  showDisputes({ disputes: [draft], path: "/disputes?letters=d1" });
  const letters = within(await page());
  for (const name of [/^Approve and read the Equifax/, /^Approve and read the TransUnion/, /^Approve the TransUnion/]) {
    await user.click(await letters.findByRole("button", { name }));
  }
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(await screen.findByRole("button", { name: "Send 3 letters" })).toBeEnabled();
});

const both = ["a", "b"].map((id) => makeDispute({ id, accountName: `Company ${id}` }));
const shared: SharedDrafts = {
  disputeIds: ["a", "b"],
  version: "both",
  letters: [
    { bureau: "equifax", disputeIds: ["a", "b"], text: "About both, to Equifax", paragraphs: [] },
    { bureau: "experian", disputeIds: ["a"], text: "About one, to Experian", paragraphs: [] },
  ],
};
const fakes = { "shared-letters/list-letters": () => [shared] };
const sharedPage = () => screen.findByRole("dialog", { name: "Letters for Company a and Company b" });

test("letters that several disputes share open on a page of their own, and approving waits in the list", async () => {
  const user = userEvent.setup();
  const { router } = showDisputes({ disputes: both, fakes });
  for (const box of await screen.findAllByRole("checkbox", { name: /^Company/ })) await user.click(box);
  await user.click(await screen.findByRole("button", { name: "Read the letters about 2 items" }));
  await user.click(await screen.findByRole("button", { name: "Read on a full page for Company a and Company b" }));

  const letters = within(await sharedPage());
  expect(letters.getByText("About both, to Equifax")).toBeVisible();
  expect(await accessFaults(await sharedPage())).toHaveNoViolations();
  await user.click(letters.getByRole("tab", { name: "Experian" }));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(screen.getByText("About one, to Experian")).toBeVisible();
  await user.click(screen.getByRole("checkbox", { name: /I have read these letters/ }));
  expect(screen.getByRole("button", { name: "Send 2 letters" })).toBeEnabled();
});

test("the page of shared letters has an address too: after a reload the drafts are chosen and their letters open", async () => {
  showDisputes({ disputes: both, fakes, path: "/disputes?letters=a,b" });
  expect(within(await sharedPage()).getByText("About both, to Equifax")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Back to the list" }));
  expect(await screen.findByRole("checkbox", { name: /^Company a/ })).toBeChecked();
  expect(screen.getByText("About both, to Equifax")).toBeVisible();
});
