import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import { bureaus } from "#shared/domain/bureau/bureau";
import { makeDispute } from "#shared/testing/dispute";
import { makeUser } from "#shared/testing/user";
import { DisputesPage } from "#web/src/pages/disputes-page";
import { fakeApi } from "#web/src/testing/fake-api";
import { approveLetters, readLetters } from "#web/src/testing/read-letters";
import { renderScreen } from "#web/src/testing/render-screen";
import { disputeDetail as detail, sendTheDraft, showDisputes as show } from "../testing/show-disputes";

const approve = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

test("a letter can be approved only once it was opened, and a draft is sent only when each of its letters is approved", async () => {
  const { seen } = show();
  await userEvent.click(await screen.findByRole("checkbox", { name: /^Northgate Recovery/ }));
  const send = screen.getByRole("button", { name: "Send 3 letters" });
  expect(screen.queryByRole("button", { name: /^Approve/ })).not.toBeInTheDocument();
  expect(send).toBeDisabled();

  await readLetters();
  await approve("Approve and read the Equifax letter for Northgate Recovery");
  await waitFor(() => expect(screen.getByRole("tab", { name: "Equifax" })).toHaveFocus());
  expect(screen.getByText("1 of 3 letters approved")).toBeVisible();
  await approve("Approve and read the TransUnion letter for Northgate Recovery");
  expect(send).toBeDisabled();
  await approve("Approve the TransUnion letter for Northgate Recovery");
  expect(screen.getByText("All 3 letters are approved")).toBeVisible();
  expect(screen.getByText(/^Next: send the 3 letters, ideally today/)).toBeVisible();
  expect(screen.getByRole("checkbox", { name: /I have read these letters/ })).toBeChecked();
  await waitFor(() => expect(send).toHaveFocus());
  await userEvent.click(send);
  expect(await screen.findByText(/sent to credit bureaus\. You have 4 disputes remaining this month\.$/)).toBeVisible();
  expect(seen.find(({ name }) => name === "disputes/process-disputes")?.body).toEqual({
    disputeIds: [makeDispute().id],
    versions: { [makeDispute().id]: `version of ${makeDispute().id}` },
  });
});

test("whose turn it is stands once above all drafts, and what is next in each", async () => {
  show({ disputes: ["a", "b"].map((id) => makeDispute({ id, accountName: `Company ${id}` })) });
  expect(await screen.findAllByText(/^Next: read the 3 letters and approve them/)).toHaveLength(2);
  expect(screen.getAllByText(/^Your turn\./)).toHaveLength(1);
});

test("a draft with one letter is opened, approved and sent: three presses", async () => {
  const bureaus = {
    experian: { reportsItem: false },
    equifax: { reportsItem: true },
    transunion: { reportsItem: false },
  };
  const { seen } = show({ disputes: [makeDispute({ bureaus })] });
  await readLetters();
  await approve("Approve the Equifax letter for Northgate Recovery");
  await userEvent.click(screen.getByRole("button", { name: "Send 1 letter" }));
  await waitFor(() => expect(seen.some(({ name }) => name === "disputes/process-disputes")).toBe(true));
});

test("after some drafts were sent and others stay, the focus is where the sent ones are listed", async () => {
  const shown = jest.spyOn(Element.prototype, "scrollIntoView");
  show({ disputes: ["a", "b"].map((id) => makeDispute({ id, accountName: `Company ${id}` })) });
  await userEvent.click(await screen.findByRole("checkbox", { name: /^Company a/ }));
  await readLetters();
  await userEvent.click(screen.getByRole("checkbox", { name: /I have read these letters/ }));
  await userEvent.click(screen.getByRole("button", { name: "Send 3 letters" }));
  await screen.findByText(/You have 4 disputes remaining this month/);
  const sent = screen.getByRole("heading", { name: "Active disputes" });
  await waitFor(() => expect(sent).toHaveFocus());
  expect(shown.mock.contexts).toContain(sent);
});

test("one word approves all letters that are chosen and open; another choice, or taking it back, undoes it", async () => {
  const { seen } = show({ disputes: ["a", "b"].map((id) => makeDispute({ id, accountName: `Company ${id}` })) });
  const [first, second] = await screen.findAllByRole("checkbox", { name: /^Company/ });
  if (!first || !second) throw new Error("no drafts");
  await userEvent.click(first);
  const word = screen.getByRole("checkbox", { name: /I have read these letters/ });
  expect(word).toBeDisabled();

  await readLetters();
  await userEvent.click(word);
  expect(word).toBeChecked();
  await userEvent.click(second);
  expect(word).not.toBeChecked();
  await userEvent.click(word);
  await userEvent.click(word);
  expect(screen.getByRole("button", { name: "Send 6 letters" })).toBeDisabled();
  await userEvent.click(word);
  await userEvent.click(screen.getByRole("button", { name: "Send 6 letters" }));
  await waitFor(() => expect(seen.some(({ name }) => name === "disputes/process-disputes")).toBe(true));
});

test.each([
  ["en", "Read the letters about 2 items", "Send 3 letters"],
  ["es", "Leer las cartas sobre 2 cuentas", "Enviar 3 cartas"],
] as const)(
  "drafts that are chosen together are read, approved and sent as one letter to each bureau (%s)",
  async (language, read, submit) => {
    const disputes = ["a", "b"].map((id) => makeDispute({ id, accountName: `Company ${id}` }));
    const letters = bureaus.map((bureau) => {
      const paragraphs = [{ english: "Item 1: It is paid.", spanish: "Dato 1: Está pagado." }];
      return { bureau, disputeIds: ["a", "b"], text: `To ${bureau}\n\nItem 1: It is paid.`, paragraphs };
    });
    const shared = { disputeIds: ["a", "b"], version: "both", letters };
    const { seen } = show({ disputes, language, fakes: { "shared-letters/list-letters": () => [shared] } });
    for (const box of await screen.findAllByRole("checkbox", { name: /^Company/ })) await userEvent.click(box);
    const word = screen.getByRole("checkbox", { name: /have read these letters|leído estas cartas/ });
    const button = await screen.findByRole("button", { name: read });
    expect(word).toBeDisabled();
    await userEvent.click(button);
    expect(await screen.findByText(/To experian/)).toBeVisible();
    await userEvent.click(word);
    await userEvent.click(screen.getByRole("button", { name: submit }));
    await waitFor(() =>
      expect(seen.find(({ name }) => name === "disputes/process-disputes")?.body).toEqual({
        disputeIds: ["a", "b"],
        versions: {},
        together: [{ disputeIds: ["a", "b"], version: "both" }],
      }),
    );
  },
);

test("drafts whose letters are approved one by one leave alone, unless those that they share are approved instead", async () => {
  const disputes = ["a", "b"].map((id) => makeDispute({ id, accountName: `Company ${id}` }));
  const letters = bureaus.map((bureau) => ({ bureau, disputeIds: ["a", "b"], text: `To ${bureau}`, paragraphs: [] }));
  const shared = { disputeIds: ["a", "b"], version: "both", letters };
  const { seen } = show({ disputes, fakes: { "shared-letters/list-letters": () => [shared] } });
  await approveLetters();
  expect(await screen.findByText(/^You approved the letters one by one, so each leaves by itself/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Send 6 letters" })).toBeEnabled();
  await userEvent.click(await screen.findByRole("button", { name: "Approve these letters instead" }));
  expect(screen.getByText(/So these go in one letter to each bureau/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Send 3 letters" }));
  await waitFor(() =>
    expect(seen.find(({ name }) => name === "disputes/process-disputes")?.body).toMatchObject({
      together: [{ disputeIds: ["a", "b"], version: "both" }],
    }),
  );
});

test("letters that drafts share are signed once, and recorded once by who mails them", async () => {
  const disputes = ["a", "b"].map((id) => makeDispute({ id, accountName: `Company ${id}` }));
  const letters = bureaus.map((bureau) => ({ bureau, disputeIds: ["a", "b"], text: `To ${bureau}`, paragraphs: [] }));
  const shared = { disputeIds: ["a", "b"], version: "both", letters };
  const { seen } = show({
    disputes,
    fakes: {
      "shared-letters/list-letters": () => [shared],
      "evidence/set-details": () => detail(makeDispute({ id: "a" })),
      "evidence/self-mail": () => makeDispute({ id: "a", status: "sent" }),
    },
  });
  for (const box of await screen.findAllByRole("checkbox", { name: /^Company/ })) await userEvent.click(box);
  await userEvent.click(await screen.findByRole("button", { name: "Read the letters about 2 items" }));
  await userEvent.click(await screen.findByText("Sign and add details"));
  await userEvent.type(screen.getByLabelText(/Previous address/), "12 Old Road");
  await userEvent.click(screen.getByRole("button", { name: /^Save signature and details/ }));
  expect(await screen.findByText(/^The letters have changed/)).toBeVisible();
  expect(seen.find(({ name }) => name === "evidence/set-details")).toMatchObject({
    params: { id: "a" },
    body: { previousAddress: "12 Old Road", alsoFor: ["b"] },
  });
  await userEvent.click(screen.getByText(/^Mail these letters yourself/));
  const asked = () => seen.filter(({ name }) => name === "shared-letters/list-letters").length;
  const before = asked();
  await userEvent.click(screen.getByRole("button", { name: /^I have mailed these letters/ }));
  expect(await screen.findByText(/^Recorded\./)).toBeVisible();
  // No drafts are left, and asking for what they share is refused.
  expect(asked()).toBe(before);
  expect(seen.find(({ name }) => name === "evidence/self-mail")).toMatchObject({
    params: { id: "a" },
    body: { version: "both", together: ["a", "b"] },
  });
});

test("an approval can be withdrawn, and then nothing is sent", async () => {
  show();
  await approveLetters();
  expect(screen.getByRole("button", { name: "Send 3 letters" })).toBeEnabled();
  await readLetters();
  await approve("Withdraw the approval for Northgate Recovery");
  expect(screen.getByText("2 of 3 letters approved")).toBeVisible();
  expect(screen.getByRole("button", { name: "Send 3 letters" })).toBeDisabled();
});

test.each([
  ["en", /on business days, once your right to cancel/],
  ["es", /en días hábiles, cuando termina su derecho a cancelar/],
] as const)(
  "when letters leave is said (%s) without a number of days, which depends on the state",
  async (language, words) => {
    show({ language });
    expect(await screen.findByText(words)).not.toHaveTextContent(/\d+ (business )?(days|días)/);
  },
);

test("a draft that is chosen beside an approved one is not sent before its own letters are approved", async () => {
  show({ disputes: ["a", "b"].map((id) => makeDispute({ id, accountName: `Company ${id}` })) });
  const [first, second] = await screen.findAllByRole("button", { name: /^Review letters/ });
  if (!first || !second) throw new Error("no drafts");
  await userEvent.click(first);
  for (let letter = 0; letter < 3; letter += 1) {
    await userEvent.click(await screen.findByRole("button", { name: /^Approve .* for Company a$/ }));
  }
  expect(screen.getByRole("button", { name: "Send 3 letters" })).toBeEnabled();
  await userEvent.click(screen.getByRole("checkbox", { name: /^Company b/ }));
  expect(screen.getByRole("button", { name: "Send 6 letters" })).toBeDisabled();
});

test("letters that changed since they were shown are not sent: they are shown again, to be approved again", async () => {
  let isChanged = false;
  const draft = makeDispute();
  const seen = fakeApi({
    "auth/get-user": () => makeUser(),
    "disputes/list-disputes": () => [draft],
    "disputes/get-dispute": () => ({ ...detail(draft), lettersVersion: isChanged ? "second" : "first" }),
    "disputes/process-disputes": ({ body }) => {
      const isShown = body.versions?.[draft.id] === "second";
      isChanged = true;
      if (!isShown) throw new AppError("LETTERS_CHANGED");
      return { processedCount: 1, remainingThisMonth: 4 };
    },
  });
  renderScreen(<DisputesPage />, { user: makeUser(), path: "/disputes" });
  await sendTheDraft();
  expect(await screen.findByText("The letters have changed")).toBeVisible();
  expect(screen.getByRole("button", { name: "Send 3 letters" })).toBeDisabled();
  await approveLetters();
  await userEvent.click(screen.getByRole("button", { name: "Send 3 letters" }));
  await waitFor(() => expect(seen.filter(({ name }) => name === "disputes/process-disputes")).toHaveLength(2));
});

test("several drafts are sent at once, and what is left of the month is said", async () => {
  const drafts = ["a", "b"].map((id) => makeDispute({ id, accountName: `Company ${id}` }));
  show({ disputes: drafts, process: () => ({ processedCount: 2, remainingThisMonth: 3 }) });
  await approveLetters();
  await userEvent.click(screen.getByRole("button", { name: "Send 6 letters" }));

  const words = "2 disputes have been sent to credit bureaus. You have 3 disputes remaining this month.";
  expect(await screen.findByText(words)).toBeVisible();
});
