import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import type { ProposedAnswer, UploadedAnswer } from "#shared/api/schemas/upload";
import { makeDispute } from "#shared/testing/dispute";
import { accessFaults } from "#web/src/testing/access-faults";
import { choose, file, openUpload, readThem, UPLOAD_ID } from "./testing/open-upload";

const northlake = {
  id: "01KAB000000000000000D1SP01",
  accountName: "Northlake Card Services",
  accountNumber: "****4417",
};
const harbor = { id: "01KAB000000000000000D1SP02", accountName: "Harbor Lane Bank" };
const place = { page: 2, line: 11, rawText: "Outcome: Deleted", confidence: "high" as const };
const deleted: ProposedAnswer = {
  ...{ creditorName: "NORTHLAKE CARD SERVICES", accountNumber: "4417****", outcome: "deleted", dispute: northlake },
  ...place,
};
const unsure: ProposedAnswer = {
  ...{ creditorName: "HARBOR LANE BANK", outcome: "verified", dispute: harbor },
  ...{ page: 2, line: 14, rawText: "Remains", confidence: "low" },
};

function makeAnswer(outcomes: ProposedAnswer[] = [deleted]): UploadedAnswer {
  const letter = { bureau: "experian", letter: "results", answeredOn: "2026-11-12" } as const;
  return { uploadId: UPLOAD_ID, kind: "answer", ...letter, outcomes };
}

type Fakes = Parameters<typeof openUpload>[0];

async function readLetter(answer: UploadedAnswer, fakes: Fakes = {}, language: "en" | "es" = "en") {
  const view = await openUpload(
    {
      "uploads/analyze-upload": () => answer,
      "disputes/record-answer": () => makeDispute({ status: "in_review" }),
      "evidence/keep-answer": () => [],
      ...fakes,
    },
    language,
  );
  choose(file("answer.pdf"));
  await readThem();
  await screen.findByRole("heading", { level: 2, name: /Experian/ });
  return view;
}

const sent = (calls: { name: string; body?: unknown }[], name: string) =>
  calls.filter((call) => call.name === name).map(({ body }) => body);

test.each(["en", "es"] as const)("a letter shows what it says of each dispute and where, in %s", async (language) => {
  const { container, calls } = await readLetter(makeAnswer(), {}, language);
  expect(screen.getByText(/Northlake Card Services \*{4}4417/)).toBeVisible();
  expect(screen.getByText(/^(Page 2, line 11|Página 2, línea 11): Outcome: Deleted$/)).toBeVisible();
  expect(screen.getByRole("combobox")).toHaveValue("deleted");
  expect(sent(calls, "disputes/record-answer")).toEqual([]);
  expect(await accessFaults(container)).toHaveNoViolations();
});

test.each([
  ["en", "This letter is addressed to Daniel Okafor. Record only what is about your own disputes."],
  ["es", "Esta carta está dirigida a Daniel Okafor. Registre solo lo que trata de sus propias disputas."],
] as const)("a letter to another person says so, in %s", async (language, words) => {
  const said = { ...deleted, confidence: "low" as const };
  await readLetter({ ...makeAnswer([said]), addressee: "Daniel Okafor", isForAnother: true }, {}, language);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole("combobox")).toHaveValue("");
});

test("a confirmed answer is recorded with its letter, which is kept with the dispute", async () => {
  const { calls } = await readLetter(makeAnswer());
  await userEvent.click(screen.getByRole("button", { name: "Record 1 answer" }));
  expect(await screen.findByRole("heading", { name: "1 answer is recorded" })).toHaveFocus();
  const said = { bureau: "experian", outcome: "deleted", answeredOn: "2026-11-12", uploadId: UPLOAD_ID };
  expect(sent(calls, "disputes/record-answer")).toEqual([said]);
  expect(sent(calls, "evidence/keep-answer")).toEqual([{ disputeIds: [northlake.id] }]);
  expect(screen.getByText(/The letter is kept as a proof/)).toBeVisible();
});

test("what was read wrongly is changed, and what is unsure is left out until it is chosen", async () => {
  const { calls } = await readLetter(makeAnswer([deleted, unsure]));
  const [first, second] = screen.getAllByRole("combobox");
  if (!first || !second) throw new Error("Two answers are expected");
  expect(second).toHaveValue("");
  await userEvent.selectOptions(first, "modified");
  await userEvent.type(screen.getByLabelText(/Corrected to/), "Paid, balance $0");
  await userEvent.click(screen.getByRole("button", { name: "Record 1 answer" }));
  await screen.findByRole("heading", { name: "1 answer is recorded" });
  expect(sent(calls, "disputes/record-answer")).toMatchObject([
    { outcome: "modified", correctedTo: "Paid, balance $0" },
  ]);
});

test("an answer that is refused says why, and the others are recorded", async () => {
  let count = 0;
  const { calls } = await readLetter(makeAnswer([deleted, { ...unsure, confidence: "high" }]), {
    "disputes/record-answer": () => {
      count += 1;
      if (count === 1) throw new AppError("INVALID_TRANSITION");
      return makeDispute({ status: "in_review" });
    },
    "evidence/keep-answer": () => {
      throw new AppError("UNSUPPORTED_MEDIA_TYPE");
    },
  });
  await userEvent.click(screen.getByRole("button", { name: "Record 2 answers" }));
  await screen.findByRole("heading", { name: "1 answer is recorded" });
  const [refused] = screen.getAllByRole("listitem").filter((item) => within(item).queryByText(/^Northlake/));
  expect(refused).not.toHaveTextContent("The answer is saved");
  expect(sent(calls, "evidence/keep-answer")).toEqual([{ disputeIds: [harbor.id] }]);
  expect(screen.getByText(/only a PDF or a photo can go with a letter later/)).toBeVisible();
});

test("answers whose saving was not confirmed stay as they were chosen, and are sent once more", async () => {
  let tries = 0;
  const { calls } = await readLetter(makeAnswer([deleted, { ...unsure, confidence: "high" }]), {
    "disputes/record-answer": () => {
      tries += 1;
      if (tries === 1) throw new TypeError("Failed to fetch");
      return makeDispute({ status: "in_review" });
    },
  });
  const [first] = screen.getAllByRole("combobox");
  if (!first) throw new Error("An answer is expected");
  await userEvent.selectOptions(first, "verified");
  await userEvent.click(screen.getByRole("button", { name: "Record 2 answers" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(/nothing is recorded twice/);
  expect(screen.queryByText(/No answer was recorded/)).toBeNull();
  expect(first).toHaveValue("verified");

  await userEvent.click(screen.getByRole("button", { name: "Record 2 answers" }));
  await screen.findByRole("heading", { name: "2 answers are recorded" });
  expect(sent(calls, "evidence/keep-answer")).toEqual([{ disputeIds: [northlake.id, harbor.id] }]);
});

test("a letter whose keeping was not confirmed is kept by the second try", async () => {
  let tries = 0;
  await readLetter(makeAnswer(), {
    "evidence/keep-answer": () => {
      tries += 1;
      if (tries === 1) throw new TypeError("Failed to fetch");
      return [];
    },
  });
  await userEvent.click(screen.getByRole("button", { name: "Record 1 answer" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(/nothing is recorded twice/);
  await userEvent.click(screen.getByRole("button", { name: "Record 1 answer" }));
  expect(await screen.findByText(/The letter is kept as a proof/)).toBeVisible();
});

test("a letter that names none of the member's disputes says so and has no form", async () => {
  await readLetter(makeAnswer([{ ...deleted, dispute: undefined }]));
  expect(screen.getByText(/names none of your disputes/)).toBeVisible();
  expect(screen.getByText(/Northlake Card Services 4417/)).toBeVisible();
  expect(screen.queryByRole("combobox")).toBeNull();
});

test("without a date nothing is recorded", async () => {
  const { calls } = await readLetter({ ...makeAnswer(), answeredOn: undefined });
  await userEvent.click(screen.getByRole("button", { name: "Record 1 answer" }));
  const day = screen.getByLabelText(/Date of the bureau's letter/);
  expect(day).toHaveFocus();
  expect(day).toHaveAccessibleDescription(/This field is required/);
  expect(sent(calls, "disputes/record-answer")).toEqual([]);
});

test("without a choice nothing is recorded, and the first answer says what is missing", async () => {
  const { calls } = await readLetter(makeAnswer([unsure]));
  await userEvent.click(screen.getByRole("button", { name: "Record answers" }));
  expect(screen.getByRole("combobox")).toHaveFocus();
  expect(screen.getByRole("combobox")).toHaveAccessibleDescription("Choose the answer");
  expect(sent(calls, "disputes/record-answer")).toEqual([]);
});

test("two letters about the same dispute have fields of their own", async () => {
  const uploads = ["01KAB0000000000000000000U1", "01KAB0000000000000000000U2"];
  const { container } = await openUpload({
    "uploads/create-upload": () => ({
      uploadId: uploads.shift() ?? UPLOAD_ID,
      upload: { url: "https://store.example/", fields: {} },
    }),
    "uploads/analyze-upload": ({ params }) => ({ ...makeAnswer([unsure]), uploadId: params.id ?? "" }),
  });
  choose(file("experian.pdf"), file("equifax.pdf"));
  await readThem();
  await waitFor(() => expect(screen.getAllByRole("combobox")).toHaveLength(2));
  const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
