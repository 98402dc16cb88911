import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import type { Proof } from "#shared/api/schemas/evidence";
import { makeDispute } from "#shared/testing/dispute";
import { makeUser } from "#shared/testing/user";
import { store } from "#web/src/api/store";
import { accessFaults } from "#web/src/testing/access-faults";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { ProofsScreen } from "./proofs-screen";

const makeProof = (changes: Partial<Proof> = {}): Proof => ({
  id: "01KAB00000000000000000PR1F",
  kind: "statement",
  name: "March statement",
  createdAt: "2026-11-20T12:00:00.000Z",
  pages: 2,
  sizeBytes: 20_000,
  ...changes,
});

type Fakes = Parameters<typeof fakeApi>[0];

function openScreen(fakes: Fakes = {}, language: "en" | "es" = "en") {
  const proofs = [makeProof()];
  const upload = { url: "https://store.example/", fields: {} };
  const sent: File[] = [];
  store.send = async (_form, file) => void sent.push(file);
  const calls = fakeApi({
    "disputes/list-disputes": () => [makeDispute()],
    "evidence/list-proofs": () => proofs,
    "evidence/create-proof": () => ({ proofId: "01KAB00000000000000000PR2F", upload }),
    "evidence/confirm-proof": () => makeProof({ id: "01KAB00000000000000000PR2F", name: "receipt" }),
    "evidence/delete-proof": () => undefined,
    ...fakes,
  });
  const view = renderScreen(<ProofsScreen />, { path: "/evidence", language, user: makeUser() });
  return { ...view, calls, sent };
}

const choose = (file: File) => fireEvent.change(screen.getByTestId("proof-file-input"), { target: { files: [file] } });

test.each(["en", "es"] as const)("the proofs are in a list that reads well, also in %s", async (language) => {
  const { container } = openScreen({}, language);
  const row = await screen.findByRole("listitem");
  expect(row).toHaveTextContent(/March statement(Account statement · 2 pages|Estado de cuenta · 2 páginas)/);
  expect(within(row).getByRole("button", { name: /^(Open|Abrir) March statement$/ })).toBeVisible();
  expect(await accessFaults(container)).toHaveNoViolations();
});

test("a chosen file gives the name; what is missing is asked for, then the proof is sent and kept", async () => {
  const { calls, sent } = openScreen();
  await userEvent.click(screen.getByRole("button", { name: "Add proof" }));
  expect(screen.getByText("Choose a file")).toBeVisible();
  expect(screen.getAllByText("This field is required")).toHaveLength(2);

  const file = new File(["%PDF-1.7"], "receipt.pdf", { type: "application/pdf" });
  choose(file);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: /What is it/ }), "Receipt of payment");
  const belongs = await screen.findByRole("combobox", { name: /Belongs to the dispute/ });
  await userEvent.selectOptions(belongs, "Northgate Recovery · ••4821");
  expect(screen.getByRole("textbox", { name: /Name for your list/ })).toHaveValue("receipt");
  await userEvent.click(screen.getByRole("button", { name: "Add proof" }));

  expect(await screen.findByText("receipt was added")).toBeVisible();
  const body = {
    kind: "payment_receipt",
    name: "receipt",
    contentType: "application/pdf",
    sizeBytes: 8,
    disputeId: makeDispute().id,
  };
  expect(calls).toContainEqual(expect.objectContaining({ name: "evidence/create-proof", body }));
  expect(calls.map(({ name }) => name)).toContain("evidence/confirm-proof");
  expect(sent).toEqual([file]);
});

test("an answer that is kept with several disputes is one entry", async () => {
  const answer = makeProof({
    kind: "bureau_letter",
    name: "Experian 2026-12-15",
    fileId: "01KAB0000000000000000000LL-1",
  });
  openScreen({ "evidence/list-proofs": () => [answer, { ...answer, id: "01KAB0000000000000000000LM" }] });
  expect(await screen.findAllByText("Experian 2026-12-15")).toHaveLength(1);
});

test.each([
  ["notes.docx", "x", /This kind of file is not accepted/],
  ["receipt.pdf", "", "The file is empty."],
])("a file that is not accepted (%s) is refused before it is sent", async (name, content, words) => {
  const { calls } = openScreen();
  choose(new File([content], name));
  expect(screen.getByText(words)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Add proof" }));
  expect(calls.map(({ name }) => name)).not.toContain("evidence/create-proof");
});

test("a refusal by the server is explained in words", async () => {
  openScreen({
    "evidence/confirm-proof": () => {
      throw new AppError("FILE_LOCKED");
    },
  });
  choose(new File(["%PDF-1.7"], "receipt.pdf", { type: "application/pdf" }));
  await userEvent.selectOptions(screen.getByRole("combobox", { name: /What is it/ }), "Receipt of payment");
  await userEvent.click(screen.getByRole("button", { name: "Add proof" }));
  expect(await screen.findByText("The proof was not added")).toBeVisible();
  // Screen readers have it said in a place of its own.
  expect(screen.getAllByText(/password/)[0]).toBeVisible();
});

test("a proof is deleted after a question, and one that goes with letters is not", async () => {
  let isInUse = true;
  const { calls } = openScreen({
    "evidence/delete-proof": () => {
      if (isInUse) throw new AppError("PROOF_IN_USE");
    },
  });
  const remove = async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Delete March statement" }));
    await userEvent.click(await screen.findByRole("button", { name: "Delete proof" }));
  };
  await remove();
  expect(await screen.findByText(/enclosed with letters that have not been mailed/)).toBeVisible();
  isInUse = false;
  await userEvent.click(screen.getByRole("button", { name: "Delete proof" }));
  expect(await screen.findByText("March statement was deleted")).toBeVisible();
  expect(calls.filter(({ name }) => name === "evidence/delete-proof")).toHaveLength(2);
});

describe("on a connection that breaks off", () => {
  const file = new File(["%PDF-1.7"], "receipt.pdf", { type: "application/pdf" });
  const fillIn = async () => {
    choose(file);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: /What is it/ }), "Receipt of payment");
  };
  const add = () => userEvent.click(screen.getByRole("button", { name: "Add proof" }));

  test("a proof that was kept without an answer is not added a second time", async () => {
    let isLost = true;
    const { calls, sent } = openScreen({
      "evidence/confirm-proof": () => {
        if (isLost) throw new TypeError("Failed to fetch");
        return makeProof({ name: "receipt" });
      },
    });
    await fillIn();
    await add();
    const refusal = await screen.findByRole("alert");
    expect(refusal).toHaveTextContent("Network error. Please try again.");
    expect(refusal).toHaveFocus();
    expect(screen.getByRole("textbox", { name: /Name for your list/ })).toHaveValue("receipt");

    isLost = false;
    await add();
    expect(await screen.findByText("receipt was added")).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(calls.filter(({ name }) => name === "evidence/create-proof")).toHaveLength(1);
    expect(sent).toHaveLength(1);
  });

  test("another file, or another name, is another proof", async () => {
    const { calls } = openScreen({
      "evidence/confirm-proof": () => {
        throw new TypeError("Failed to fetch");
      },
    });
    await fillIn();
    await add();
    await screen.findByRole("alert");
    await userEvent.type(screen.getByRole("textbox", { name: /Name for your list/ }), " of May");
    await add();
    await waitFor(() => expect(calls.filter(({ name }) => name === "evidence/create-proof")).toHaveLength(2));
  });

  test("a proof that could not be deleted says so in the question, which stays open", async () => {
    openScreen({
      "evidence/delete-proof": () => {
        throw new TypeError("Failed to fetch");
      },
    });
    await userEvent.click(await screen.findByRole("button", { name: "Delete March statement" }));
    const question = await screen.findByRole("alertdialog");
    await userEvent.click(within(question).getByRole("button", { name: "Delete proof" }));
    const refusal = await within(question).findByRole("alert");
    expect(refusal).toHaveTextContent("Network error. Please try again.");
    expect(refusal).toHaveFocus();
  });

  test("a proof that is gone already counts as deleted: the first answer got lost", async () => {
    openScreen({
      "evidence/delete-proof": () => {
        throw new AppError("NOT_FOUND");
      },
    });
    await userEvent.click(await screen.findByRole("button", { name: "Delete March statement" }));
    await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete proof" }));
    expect(await screen.findByText("March statement was deleted")).toBeVisible();
  });
});
