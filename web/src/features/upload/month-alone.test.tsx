import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import { refusalWords } from "#shared/domain/dispute/refusals";
import { correctionOf, readText } from "#web/src/ui/uploads/edits";
import { choose, file, makeAnalysis, makeFound, openUpload, readThem } from "./testing/open-upload";

const monthsAlone = makeFound({
  id: "01KAB00000000000000000TEM1",
  creditorName: "Northlake",
  dateOpened: "2023-02",
  dateReported: "2026-10",
  dateOfFirstDelinquency: "2022-07",
});

async function openFile(language: "en" | "es" = "en") {
  const view = await openUpload({ "uploads/analyze-upload": () => makeAnalysis([monthsAlone]) }, language);
  choose(file("report.pdf"));
  await readThem();
  return view;
}

const confirmed = (calls: Awaited<ReturnType<typeof openFile>>["calls"]) =>
  calls.find(({ name }) => name === "uploads/confirm-items")?.body;

test("a date of which the report prints only the month is shown as the month, and left as it is it stays one", async () => {
  const { calls } = await openFile();
  expect(await screen.findByText("February 2023")).toBeVisible();
  expect(screen.getByText("July 2022")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Correct a value of Northlake" }));
  const opened = screen.getByLabelText("Opened");
  expect(opened).toHaveValue("02/2023");
  expect(opened).toHaveAccessibleDescription("Month and year, such as 03/2026");
  await userEvent.click(screen.getByRole("button", { name: "Keep 1 item" }));
  expect(await screen.findByText(/^Saved/)).toBeVisible();
  expect(confirmed(calls)).toMatchObject({ itemIds: [monthsAlone.id], corrections: [] });
});

test("who knows the day puts it in the place of the month, and another month in the place of one", async () => {
  const { calls } = await openFile();
  await userEvent.click(await screen.findByRole("button", { name: "Correct a value of Northlake" }));
  await userEvent.click(screen.getByRole("button", { name: "Enter a full date: Opened" }));
  const opened = screen.getByLabelText("Opened");
  expect(opened).toHaveValue("");
  expect(opened).toHaveFocus();
  fireEvent.change(opened, { target: { value: "2023-02-17" } });
  await userEvent.clear(screen.getByLabelText("First delinquency"));
  await userEvent.type(screen.getByLabelText("First delinquency"), "8/2022");
  await userEvent.click(screen.getByRole("button", { name: "Keep 1 item" }));
  expect(await screen.findByText(/^Saved/)).toBeVisible();
  expect(confirmed(calls)).toMatchObject({
    corrections: [{ itemId: monthsAlone.id, dateOpened: "2023-02-17", dateOfFirstDelinquency: "2022-08" }],
  });
});

test("a full date that is asked for and not given leaves the month, and a day becomes its month again", async () => {
  await openFile("es");
  await userEvent.click(await screen.findByRole("button", { name: "Corregir un valor de Northlake" }));
  await userEvent.click(screen.getByRole("button", { name: "Poner la fecha completa: Apertura" }));
  await userEvent.click(screen.getByRole("button", { name: "Poner solo el mes: Apertura" }));
  expect(screen.getByLabelText("Apertura")).toHaveValue("02/2023");
  await userEvent.click(screen.getByRole("button", { name: "Poner la fecha completa: Apertura" }));
  fireEvent.change(screen.getByLabelText("Apertura"), { target: { value: "2023-03-17" } });
  await userEvent.click(screen.getByRole("button", { name: "Poner solo el mes: Apertura" }));
  expect(screen.getByLabelText("Apertura")).toHaveValue("03/2023");
});

test("an item that was missed has the month that its paper prints", async () => {
  const { calls } = await openFile();
  await userEvent.click(await screen.findByRole("button", { name: /^Add an item that we missed/ }));
  const form = within(screen.getByRole("group", { name: /that we missed/ }));
  await userEvent.type(form.getByLabelText("Creditor"), "Missed Recovery");
  await userEvent.selectOptions(form.getByLabelText("Item type"), "Collection");
  await userEvent.click(form.getByRole("button", { name: "Enter only the month: Reported" }));
  await userEvent.type(form.getByLabelText("Reported"), "13/2025");
  await userEvent.click(form.getByRole("button", { name: "Add item" }));
  expect(form.getByLabelText("Reported")).toHaveAccessibleDescription(/check this value/);
  await userEvent.clear(form.getByLabelText("Reported"));
  await userEvent.type(form.getByLabelText("Reported"), "11/2025");
  await userEvent.click(form.getByRole("button", { name: "Add item" }));
  await userEvent.click(screen.getByRole("button", { name: "Keep 2 items" }));
  expect(await screen.findByText(/^Saved/)).toBeVisible();
  expect(confirmed(calls)).toMatchObject({ added: [{ creditorName: "Missed Recovery", dateReported: "2025-11" }] });
});

test.each([
  ["en", "Correct a value of Northlake", "Opened", /That is too long ago/],
  ["es", "Corregir un valor de Northlake", "Apertura", /Eso es demasiado antiguo/],
] as const)(
  "a date that no account can have is refused beside its field (%s)",
  async (language, correct, label, words) => {
    await openFile(language);
    await userEvent.click(await screen.findByRole("button", { name: new RegExp(correct) }));
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), "12/1949");
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words);
  },
);

test.each([
  ["en", "Keep 1 item", /^That is too long ago/],
  ["es", "Conservar 1 cuenta", /^Eso es demasiado antiguo/],
] as const)("what only the server knows to be impossible is said in its words (%s)", async (language, keep, words) => {
  const refuse = () => {
    throw new AppError("VALIDATION_FAILED", {
      fieldErrors: { "corrections.0.dateOpened": [refusalWords.tooLongAgo] },
    });
  };
  const fakes = { "uploads/analyze-upload": () => makeAnalysis([monthsAlone]), "uploads/confirm-items": refuse };
  await openUpload(fakes, language);
  choose(file("report.pdf"));
  await readThem();
  await userEvent.click(await screen.findByRole("button", { name: keep }));
  expect(await screen.findByText(words)).toBeVisible();
});

test("the month as it was read is no correction, however it is typed; an empty field says that the paper gives none", () => {
  const edits = (dateOpened: string) => correctionOf(monthsAlone, { dateOpened }, "all", "2026-11-30");
  expect(readText(monthsAlone, "dateOpened")).toBe("02/2023");
  expect(edits("2/2023")).toEqual({ invalid: [] });
  expect(edits("2023-02")).toEqual({ invalid: [] });
  expect(edits("").correction).toMatchObject({ dateOpened: null });
  expect(edits("12/2026").invalid).toEqual(["dateOpened"]);
});

test.each([
  ["en", "Correct a value of Northlake", "Leaves the report in", "Keep 1 item", /^Saved/],
  ["es", "Corregir un valor de Northlake", "Sale del informe en", "Conservar 1 cuenta", /^Guardad/],
] as const)(
  "the month in which an item leaves the report is shown, and corrected by the paper (%s)",
  async (language, correct, label, keep, saved) => {
    const view = { bureau: "equifax", creditorName: "Northlake", status: "open" } as const;
    const leaving = { ...monthsAlone, bureauViews: [{ ...view, removalOn: "2028-04-30" }] };
    const { calls } = await openUpload({ "uploads/analyze-upload": () => makeAnalysis([leaving]) }, language);
    choose(file("report.pdf"));
    await readThem();
    expect(await screen.findByText(/April 2028|abril de 2028/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: correct }));
    const month = screen.getByLabelText(label);
    expect(month).toHaveValue("04/2028");
    await userEvent.clear(month);
    await userEvent.type(month, "9/2029");
    await userEvent.click(screen.getByRole("button", { name: keep }));
    expect(await screen.findByText(saved)).toBeVisible();
    expect(confirmed(calls)).toMatchObject({ corrections: [{ itemId: leaving.id, removalOn: "2029-09" }] });
  },
);
