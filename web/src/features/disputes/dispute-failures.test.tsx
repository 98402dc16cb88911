import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import type { Dispute } from "#shared/api/schemas/dispute";
import { makeDispute } from "#shared/testing/dispute";
import { makeReport } from "#shared/testing/report";
import { makeUser } from "#shared/testing/user";
import { DisputesPage } from "#web/src/pages/disputes-page";
import { fakeApi } from "#web/src/testing/fake-api";
import { approveLetters } from "#web/src/testing/read-letters";
import { renderScreen } from "#web/src/testing/render-screen";

type World = { fakes: Parameters<typeof fakeApi>[0]; disputes?: Dispute[]; path?: string };

function show({ fakes, disputes = [makeDispute()], path = "/disputes" }: World) {
  const letters = { experian: "To Experian", equifax: "To Equifax", transunion: "To TransUnion" };
  fakeApi({
    "auth/get-user": () => makeUser(),
    "disputes/list-disputes": () => disputes,
    "disputes/get-dispute": () => ({
      ...makeDispute(),
      letterContent: JSON.stringify(letters),
      lettersVersion: "first",
      rounds: [],
    }),
    "credit-report/get-report": () => makeReport(),
    ...fakes,
  });
  return renderScreen(<DisputesPage />, { user: makeUser(), path });
}

const fail = () => {
  throw new AppError("SERVICE_UNAVAILABLE");
};

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));

async function sendAll() {
  await approveLetters();
  await userEvent.click(screen.getByRole("button", { name: /^Send \d letters$/ }));
}

async function saveANewDispute() {
  const dialog = within(await screen.findByRole("dialog", { name: "New dispute" }));
  await userEvent.click(await dialog.findByRole("checkbox", { name: /^Dispute Northgate Recovery\b/ }));
  await userEvent.click(await dialog.findByRole("checkbox", { name: "Account not mine" }));
  await userEvent.click(dialog.getByRole("button", { name: "Save the draft" }));
}

test("disputes that cannot be loaded are said, with a way to try again", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  show({ fakes: { "disputes/list-disputes": fail } });
  expect(await screen.findByText("Failed to load disputes")).toBeVisible();
  expect(screen.getByRole("button", { name: "Try Again" })).toBeVisible();
});

test("a dispute that cannot be created is said, and what was typed is kept", async () => {
  show({ fakes: { "disputes/create-dispute": fail }, path: "/disputes?new=1" });
  await saveANewDispute();
  expect(await screen.findByText("Failed to Create Dispute")).toBeVisible();
  expect(screen.getByText("There was an error creating your dispute. Please try again.")).toBeVisible();
  expect(screen.getByRole("checkbox", { name: "Account not mine" })).toBeChecked();
});

test("a refusal to create a dispute gives its reason", async () => {
  const refuse = () => {
    throw new AppError("ALREADY_DISPUTED");
  };
  show({ fakes: { "disputes/create-dispute": refuse }, path: "/disputes?new=1" });
  await saveANewDispute();
  expect(await screen.findByText("Failed to Create Dispute")).toBeVisible();
  expect(screen.getByText("This item is in dispute already, or a bureau answered that it is removed.")).toBeVisible();
});

const today = () => new Date().toISOString().slice(0, 10);

test("an answer that cannot be recorded is said", async () => {
  show({ fakes: { "disputes/record-answer": fail }, disputes: [makeDispute({ status: "in_review" })] });
  await press(/^Record the answer for /);
  await userEvent.click(await screen.findByLabelText("Experian"));
  await userEvent.click(screen.getByLabelText("The bureau deleted the item"));
  await userEvent.type(screen.getByLabelText(/Date of the bureau's letter/), today());
  await press("Save the answer");
  expect(await screen.findByText("Failed to update dispute")).toBeVisible();
});

test("a next round that cannot start is said", async () => {
  show({ fakes: { "disputes/retry-dispute": fail }, disputes: [makeDispute({ status: "rejected" })] });
  await press(/^Retry with a next round for /);
  await userEvent.type(await screen.findByLabelText("What is new"), "I have the receipt.");
  await press("Write the new letters");
  expect(await screen.findByText("Failed to update dispute")).toBeVisible();
});

test("drafts that cannot be sent are said, and stay selected", async () => {
  const disputes = ["a", "b"].map((id) => makeDispute({ id }));
  show({ fakes: { "disputes/process-disputes": fail }, disputes });
  await sendAll();
  expect(await screen.findByText("Failed to Submit Disputes")).toBeVisible();
  expect(screen.getByText("There was an error submitting your disputes. Please try again.")).toBeVisible();
  for (const box of screen.getAllByRole("checkbox", { name: /^Northgate Recovery/ })) expect(box).toBeChecked();
});

test("drafts that were sent, though the answer got lost each time, are not said to be unsent", async () => {
  const [sent, other] = ["a", "b"].map((id) => makeDispute({ id }));
  if (!sent || !other) throw new Error("Two drafts are needed.");
  let isSent = false;
  const lose = () => {
    isSent = true;
    throw new TypeError("Failed to fetch");
  };
  show({
    fakes: {
      "disputes/process-disputes": lose,
      "disputes/list-disputes": () => [isSent ? { ...sent, status: "submitted" } : sent, other],
    },
  });
  const line = (await screen.findAllByRole("listitem")).find((each) => each.querySelector("[type=checkbox]"));
  if (!line) throw new Error("A draft has a line.");
  await userEvent.click(within(line).getByRole("button", { name: /^Review letters / }));
  await within(line).findByRole("document");
  await userEvent.click(within(line).getByRole("checkbox", { name: /^Northgate Recovery/ }));
  await userEvent.click(screen.getByRole("checkbox", { name: /^I have read/ }));
  await press(/^Send \d letters$/);
  await waitFor(() => expect(screen.getAllByRole("checkbox", { name: /^Northgate Recovery/ })).toHaveLength(1));
  expect(screen.queryByText("Failed to Submit Disputes")).toBeNull();
});

test("letters that cannot be written again are said", async () => {
  show({ fakes: { "disputes/regenerate-letters": fail } });
  await press(/^Review letters /);
  await press(/^Save and write the letters again/);
  expect(await screen.findByText("Failed to regenerate letters. Please try again.")).toBeVisible();
});

test.each([
  ["Experian", "Failed to download Experian letter. Please try again."],
  ["Equifax", "Failed to download Equifax letter. Please try again."],
  ["TransUnion", "Failed to download TransUnion letter. Please try again."],
])("a letter to %s that cannot be downloaded is said", async (bureau, words) => {
  show({ fakes: { "disputes/download-letter": fail } });
  await press(/^Review letters /);
  await userEvent.click(await screen.findByRole("tab", { name: bureau }));
  await press(new RegExp(`^Download the ${bureau} letter`));
  expect(await screen.findByText(words)).toBeVisible();
});
