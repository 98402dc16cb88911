import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import { makeUser } from "#shared/testing/user";
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
  expect(screen.getAllByText(/page 3, line 12/)[0]).toBeVisible();
  expect(screen.getAllByText("Status: Charge Off")[0]).toBeVisible();
  expect(screen.getByText(/we read it from a heading or a table/)).toBeVisible();
  expect(screen.getAllByText("Not provided")).toHaveLength(2);
  expect(await accessFaults(container)).toHaveNoViolations();

  await userEvent.click(screen.getByRole("checkbox", { name: "Ridgeline: matches my report" }));
  await userEvent.click(screen.getByRole("button", { name: "Keep 1 item" }));
  expect(await screen.findByText("Saved. 1 item of these files is on your report.")).toBeVisible();
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
  const lastFour = form.getByLabelText(/^Last 4 digits/);
  await userEvent.type(lastFour, "432");
  fireEvent.change(form.getByLabelText(/^Opened/), { target: { value: "2199-01-01" } });
  await userEvent.click(form.getByRole("button", { name: "Add item" }));
  expect(lastFour).toHaveAccessibleDescription(/check this value/);
  expect(form.getByLabelText(/^Opened/)).toHaveAccessibleDescription(/enter a valid date/);
  await userEvent.type(lastFour, "1");
  fireEvent.change(form.getByLabelText(/^Opened/), { target: { value: "2024-01-01" } });
  await userEvent.click(form.getByRole("button", { name: "Add item" }));

  await userEvent.click(screen.getByRole("button", { name: "Keep 2 items" }));
  expect(await screen.findByText("Saved. 2 items of these files are on your report.")).toBeVisible();
  expect(calls.find(({ name }) => name === "uploads/confirm-items")?.body).toMatchObject({
    itemIds: [unsure.id],
    corrections: [
      {
        ...{ itemId: unsure.id, amount: 812.4, dateOpened: null },
        ...{ status: "closed", dateClosed: "2024-05-31", payStatus: "Charged off" },
      },
    ],
    added: [
      {
        ...{ creditorName: "Missed Recovery", itemType: "collection", bureaus: ["equifax"] },
        ...{ accountNumber: "****4321", dateOpened: "2024-01-01" },
      },
    ],
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
