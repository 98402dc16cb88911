import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import { makeUser } from "#shared/testing/user";
import { store } from "#web/src/api/store";
import { accessFaults } from "#web/src/testing/access-faults";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { choose, file, makeAnalysis, makeFound, openUpload, readThem, UPLOAD_ID } from "./testing/open-upload";
import { UploadScreen } from "./upload-screen";

test.each(["en", "es"] as const)("the steps begin with where to get a report, also in %s", async (language) => {
  fakeApi({});
  const { container } = renderScreen(<UploadScreen />, { path: "/upload", language, user: makeUser() });
  expect(screen.getByRole("link", { name: "AnnualCreditReport.com" })).toBeVisible();
  expect(screen.getByText(/third business day|tercer día hábil/)).toBeVisible();
  expect(screen.getAllByRole("listitem")[0]).toHaveAttribute("aria-current", "step");
  expect(await accessFaults(container)).toHaveNoViolations();
});

test.each([
  ["en", "PDF, JPG, PNG, TXT or HTML, max 5MB each."],
  ["es", "PDF, JPG, PNG, TXT o HTML, máximo 5 MB cada uno."],
] as const)("it is said that each file may have 5 MB, also in %s", async (language, words) => {
  await openUpload({}, language);
  expect(screen.getByText(words)).toBeVisible();
});

test("files are analyzed once they are chosen, and not before", async () => {
  await openUpload();
  expect(screen.getByText("Upload").closest("li")).toHaveFocus();
  expect(screen.getByRole("button", { name: "Read files" })).toBeDisabled();
  choose(file("report.pdf"), file("second.txt"));
  expect(screen.getByRole("button", { name: "Read 2 files" })).toBeEnabled();
  await userEvent.click(screen.getByRole("button", { name: "Remove second.txt" }));
  expect(screen.getByRole("button", { name: "Read 1 file" })).toBeEnabled();
});

test("once the files are read, the focus is at what was found in them", async () => {
  await openUpload();
  choose(file("report.pdf"));
  await readThem();

  await waitFor(() => expect(screen.getByRole("heading", { name: "Please check 2 items" })).toHaveFocus());
});

test("found items show page, line and the report's own words, and are kept but for what is unchecked", async () => {
  const { container, calls } = await openUpload();
  choose(file("report.pdf"));
  await readThem();

  expect(await screen.findByRole("heading", { name: "Please check 2 items" })).toBeVisible();
  expect(screen.getAllByText(/Page 3, line 12/)[0]).toBeVisible();
  expect(screen.getAllByText("Status: Charge Off")[0]).toBeVisible();
  expect(screen.getByText(/we read it from a heading or a table/)).toBeVisible();
  expect(screen.getAllByText("Not provided")).toHaveLength(2);
  expect(await accessFaults(container)).toHaveNoViolations();

  await userEvent.click(screen.getByRole("checkbox", { name: "Ridgeline: matches my report" }));
  await userEvent.click(screen.getByRole("button", { name: "Keep 1 item" }));
  expect(await screen.findByText("Saved. 1 item is on your report.")).toBeVisible();
  expect(calls.find(({ name }) => name === "uploads/confirm-items")).toMatchObject({
    params: { id: UPLOAD_ID },
    body: { itemIds: ["01KAB00000000000000000TEM1"] },
  });
  expect(calls.find(({ name }) => name === "uploads/create-upload")?.body).toEqual({
    fileName: "report.pdf",
    contentType: "application/pdf",
    sizeBytes: 8,
  });
  expect(screen.getByRole("link", { name: "Go to your credit report" })).toHaveAttribute("href", "/credit-report");
});

test("what was read without certainty is open for correction, a wrong value is corrected and a missed item added", async () => {
  const place = { page: 1, line: 2, rawText: "Balance 81Z", confidence: "low" as const };
  const unsure = makeFound({ creditorName: "Northlake", fields: [{ field: "balance", bureau: "equifax", ...place }] });
  const { container, calls } = await openUpload({ "uploads/analyze-upload": () => makeAnalysis([unsure]) });
  choose(file("report.pdf"));
  await readThem();
  const amount = await screen.findByRole("textbox", { name: "Amount in dollars" });
  expect(amount).toHaveAccessibleDescription(/not sure/);
  expect(await accessFaults(container)).toHaveNoViolations();

  await userEvent.clear(amount);
  await userEvent.type(amount, "eight");
  await userEvent.click(screen.getByRole("button", { name: "Keep 1 item" }));
  expect(amount).toHaveFocus();
  expect(screen.getByRole("alert")).toHaveTextContent("Correct the marked value first.");
  await userEvent.clear(amount);
  await userEvent.type(amount, "$812.40");
  await userEvent.clear(screen.getByLabelText(/^Opened/));
  await userEvent.selectOptions(screen.getByLabelText(/^Open or closed/), "Closed");
  fireEvent.change(screen.getByLabelText(/^Closed/), { target: { value: "2024-05-31" } });
  await userEvent.type(screen.getByLabelText(/^Status, as printed/), "Charged off");

  await userEvent.click(screen.getByRole("button", { name: /^Add an item that we missed report\.pdf/ }));
  const form = within(screen.getByRole("group", { name: /that we missed/ }));
  await userEvent.click(form.getByRole("button", { name: "Add item" }));
  expect(form.getByRole("alert")).toHaveTextContent("at least the creditor");
  await userEvent.type(form.getByLabelText(/^Creditor/), "Missed Recovery");
  await userEvent.selectOptions(form.getByLabelText(/^Item type/), "Collection");
  await userEvent.click(form.getByRole("button", { name: "Add item" }));

  await userEvent.click(screen.getByRole("button", { name: "Keep 2 items" }));
  expect(await screen.findByText("Saved. 2 items are on your report.")).toBeVisible();
  expect(calls.find(({ name }) => name === "uploads/confirm-items")?.body).toMatchObject({
    itemIds: [unsure.id],
    corrections: [
      {
        ...{ itemId: unsure.id, amount: 812.4, dateOpened: null },
        ...{ status: "closed", dateClosed: "2024-05-31", payStatus: "Charged off" },
      },
    ],
    added: [{ creditorName: "Missed Recovery", itemType: "collection", bureaus: ["equifax"] }],
  });
});

test("a file is confirmed without an item only when the member says that there is none", async () => {
  const { calls } = await openUpload();
  choose(file("report.pdf"));
  await readThem();
  await userEvent.click(await screen.findByRole("checkbox", { name: "Northlake: matches my report" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Ridgeline: matches my report" }));
  const confirm = screen.getByRole("button", { name: "Keep none of these items" });
  await userEvent.click(confirm);
  expect(screen.getByRole("checkbox", { name: "None of these items is on my report" })).toHaveFocus();
  expect(screen.getByRole("alert")).toHaveTextContent("Check the box if that is right, or keep an item.");
  expect(calls.some(({ name }) => name === "uploads/confirm-items")).toBe(false);
  await userEvent.click(screen.getByRole("checkbox", { name: "None of these items is on my report" }));
  await userEvent.click(confirm);
  expect(await screen.findByText(/^Saved. No item/)).toBeVisible();
  expect(calls.find(({ name }) => name === "uploads/confirm-items")?.body).toMatchObject({ itemIds: [] });
});

test("a report without negative items says what was looked for", async () => {
  await openUpload({ "uploads/analyze-upload": () => makeAnalysis([]) });
  choose(file("report.pdf"));
  await readThem();
  expect(await screen.findByRole("heading", { name: "No negative items found" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Go to your credit report" })).toBeVisible();
});

test.each([
  ["photo.jpg", "NOT_A_CREDIT_REPORT", /no credit report in this photo/],
  ["menu.pdf", "NOT_A_CREDIT_REPORT", /did not find a credit report/],
  ["locked.pdf", "FILE_LOCKED", /locked with a password/],
  ["broken.pdf", "UNSUPPORTED_MEDIA_TYPE", /damaged/],
] as const)("%s is refused in words", async (name, code, words) => {
  const refuse = () => {
    throw new AppError(code);
  };
  await openUpload({ "uploads/analyze-upload": refuse });
  choose(file(name));
  await readThem();
  expect(await screen.findByRole("alert")).toHaveTextContent(words);
  await userEvent.click(screen.getByRole("button", { name: "Upload other files" }));
  expect(screen.getByText("No files chosen yet")).toBeVisible();
});

test.each([
  ["bank-statement", "en", /looks like a bank or card statement/],
  ["score-only", "es", /puntaje de crédito sin las cuentas/],
  ["too-blurry", "es", /Sostenga la cámara quieta/],
] as const)("a file that shows %s is refused with what to do, in %s", async (seen, language, words) => {
  const refuse = () => {
    throw new AppError("NOT_A_CREDIT_REPORT", { seen });
  };
  await openUpload({ "uploads/analyze-upload": refuse }, language);
  choose(file("photo.jpg"));
  await readThem();
  expect(await screen.findByRole("alert")).toHaveTextContent(words);
});

test.each([
  [
    "reinsertion-notice",
    "en",
    "Read. It is a bureau's notice",
    /removed item is back/,
    "See your disputes",
    "/disputes",
  ],
  ["extension-notice", "es", "Leído. Es un aviso de una agencia", /tardará más/, "Ver sus disputas", "/disputes"],
  ["waiting-notice", "en", "Read. It is a bureau's notice", /still working/, "See your disputes", "/disputes"],
  ["identity-request", "en", "Read. It is a bureau's notice", /asks who you are/, "My proofs", "/evidence"],
  ["furnisher-reply", "en", "Read. It is a company's own reply", /30 days continue/, "My proofs", "/evidence"],
  ["furnisher-reply", "es", "Leído. Es la respuesta de una empresa", /30 días siguen/, "Mis pruebas", "/evidence"],
] as const)("a %s is read, and leads to where it matters, in %s", async (seen, language, state, words, link, to) => {
  const refuse = () => {
    throw new AppError("NOT_A_CREDIT_REPORT", { seen });
  };
  await openUpload({ "uploads/analyze-upload": refuse }, language);
  choose(file("letter.pdf"));
  await readThem();
  expect(await screen.findByText(state)).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: link })).toHaveAttribute("href", to);
});

test("a store that cannot be reached is said, and the other files are read", async () => {
  await openUpload();
  store.send = async (_form, { name }) => {
    if (name === "first.pdf") throw new Error("gone");
  };
  choose(file("first.pdf"), file("second.pdf"));
  await readThem();
  expect(await screen.findByRole("alert")).toHaveTextContent("could not be uploaded");
  expect(await screen.findByRole("heading", { name: "Please check 2 items" })).toBeVisible();
});

test("a file that the server could not read is read again without being chosen or sent again", async () => {
  let tries = 0;
  const { calls } = await openUpload({
    "uploads/analyze-upload": () => {
      tries += 1;
      if (tries === 1) throw new AppError("SERVICE_UNAVAILABLE");
      return makeAnalysis([makeFound()]);
    },
  });
  choose(file("report.pdf"));
  await readThem();
  expect(await screen.findByRole("alert")).toHaveTextContent("We could not read the file just now");
  await userEvent.click(screen.getByRole("button", { name: "Try report.pdf again" }));
  expect(await screen.findByRole("heading", { name: "Please check 1 item" })).toBeVisible();
  expect(calls.filter(({ name }) => name === "uploads/create-upload")).toHaveLength(1);
});

test("a refused confirmation keeps what was checked", async () => {
  await openUpload({
    "uploads/confirm-items": () => {
      throw new AppError("CONFLICT");
    },
  });
  choose(file("report.pdf"));
  await readThem();
  await userEvent.click(await screen.findByRole("checkbox", { name: "Ridgeline: matches my report" }));
  await userEvent.click(screen.getByRole("button", { name: "Keep 1 item" }));
  expect(await screen.findByText("Your answer was not saved.")).toBeVisible();
  expect(screen.getByRole("checkbox", { name: "Ridgeline: matches my report" })).not.toBeChecked();
});

test("what is dropped is taken like what is chosen", async () => {
  await openUpload();
  const area = screen.getByText("Drag your files here").parentElement;
  if (area) {
    const files = [file("dropped.pdf"), file("music.mp3")];
    const items = files.map((each) => ({ kind: "file", type: each.type, getAsFile: () => each }));
    await act(async () => fireEvent.drop(area, { dataTransfer: { files, items, types: ["Files"] } }));
  }
  await waitFor(() => expect(screen.getByText("dropped.pdf")).toBeVisible());
  const music = screen.getByText("music.mp3").closest("li");
  expect(within(music ?? document.body).getByRole("alert")).toHaveTextContent("not accepted");
});
