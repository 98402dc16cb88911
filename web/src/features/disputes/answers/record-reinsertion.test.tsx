import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import { makeDispute } from "#shared/testing/dispute";
import { showDisputes } from "../testing/show-disputes";

const mailed = { reportsItem: true, mailedAt: "2026-08-01T17:00:00.000Z" };
const answer = { outcome: "deleted", answeredOn: "2026-09-01", recordedAt: "2026-09-02T12:00:00.000Z" } as const;
const deleted = makeDispute({
  status: "resolved",
  outcome: "deleted",
  resolvedAt: "2026-09-02T12:00:00.000Z",
  bureaus: { experian: { ...mailed, answer }, equifax: { ...mailed, answer }, transunion: { reportsItem: false } },
});

const words = {
  en: ["History and more actions", /^A bureau wrote that it is back/, "Save the notice", "The notice is saved"],
  es: ["Historial y más acciones", /^Una agencia escribió que ha vuelto/, "Guardar el aviso", "El aviso está guardado"],
} as const;

test.each(["en", "es"] as const)(
  "the notice of a bureau that a removed item is back is recorded (%s)",
  async (language) => {
    const [more, action, save, saved] = words[language];
    const { seen } = showDisputes({
      disputes: [deleted],
      language,
      fakes: { "disputes/record-reinsertion": () => deleted },
    });
    await userEvent.click(await screen.findByText(more));
    await userEvent.click(screen.getByRole("button", { name: action }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.queryByRole("radio", { name: "TransUnion" })).toBeNull();

    await userEvent.click(dialog.getByRole("button", { name: save }));
    expect(dialog.getByRole("radio", { name: "Experian" })).toHaveFocus();
    await userEvent.click(dialog.getByRole("radio", { name: "Equifax" }));
    await userEvent.type(dialog.getByLabelText(/letter|carta/), "2026-11-09");
    await userEvent.click(dialog.getByRole("button", { name: save }));
    expect(await screen.findByText(saved)).toBeVisible();
    expect(seen.find(({ name }) => name === "disputes/record-reinsertion")?.body).toEqual({
      bureau: "equifax",
      noticedOn: "2026-11-09",
    });
  },
);

test("a date that the notice cannot have is refused with the reason, until it is changed", async () => {
  const words =
    "The bureau had removed the item by 2026-09-01, so its notice cannot be older. Please check the date on its letter.";
  showDisputes({
    disputes: [deleted],
    fakes: {
      "disputes/record-reinsertion": () => {
        throw new AppError("VALIDATION_FAILED", { fieldErrors: { noticedOn: [words] } });
      },
    },
  });
  await userEvent.click(await screen.findByText("History and more actions"));
  await userEvent.click(screen.getByRole("button", { name: /^A bureau wrote that it is back/ }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("radio", { name: "Equifax" }));
  const day = dialog.getByLabelText(/letter/);
  await userEvent.type(day, "2026-08-09");
  await userEvent.click(dialog.getByRole("button", { name: "Save the notice" }));
  await waitFor(() => expect(day).toHaveAccessibleDescription(/had removed the item by September 1, 2026, so/));
  await userEvent.clear(day);
  expect(day).not.toHaveAccessibleDescription(/had removed/);
});

test("a removal that a bureau is known to have undone is not asked for again", async () => {
  const laterReport = { source: "later_report", finding: "reinserted", on: "2026-11-09" } as const;
  showDisputes({ disputes: [{ ...deleted, bureaus: { experian: { ...mailed, answer, laterReport } } }] });
  expect(await screen.findByText(/^Completed, but the bureau wrote that the item is back/)).toBeVisible();
  expect(screen.queryByRole("button", { name: /^A bureau wrote that it is back/ })).toBeNull();
});

test.each([
  ["en", "History and more actions", /^Take this notice back/, "The notice is taken back"],
  ["es", "Historial y más acciones", /^Retirar este aviso/, "El aviso se retiró"],
] as const)("a notice that was recorded by mistake is taken back (%s)", async (language, more, action, undone) => {
  const laterReport = { source: "later_report", finding: "reinserted", on: "2026-11-09" } as const;
  const noted = { ...deleted, bureaus: { ...deleted.bureaus, experian: { ...mailed, answer, laterReport } } };
  const { seen } = showDisputes({
    disputes: [noted],
    language,
    fakes: { "disputes/undo-reinsertion": () => deleted },
  });
  await userEvent.click(await screen.findByText(more));
  await userEvent.click(screen.getByRole("button", { name: action }));
  expect(await screen.findByText(undone)).toBeVisible();
  expect(seen.find(({ name }) => name === "disputes/undo-reinsertion")?.body).toEqual({ bureau: "experian" });
});
