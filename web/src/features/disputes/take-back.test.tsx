import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import { addDays, dayOf } from "#shared/domain/days";
import { makeDispute } from "#shared/testing/dispute";
import { showDisputes } from "./testing/show-disputes";

const leavesOn = addDays(dayOf(new Date()), 4);
const submitted = makeDispute({ status: "submitted", mailAfter: `${leavesOn}T16:00:00.000Z` });
const lastDay = new Date(`${addDays(leavesOn, -1)}T00:00:00Z`).toLocaleDateString("en-US", {
  dateStyle: "long",
  timeZone: "UTC",
});

test("until the day before its letters leave, a dispute can be taken back", async () => {
  const { seen } = showDisputes({ disputes: [submitted], fakes: { "disputes/take-back": () => makeDispute() } });
  const name = `Take back until ${lastDay}: the letters about Northgate Recovery`;
  await userEvent.click(await screen.findByRole("button", { name }));
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByText(/no longer counts against your plan/)).toBeVisible();
  await userEvent.click(question.getByRole("button", { name: "Take back" }));
  expect(await screen.findByText("You took back the letters about Northgate Recovery")).toBeVisible();
  expect(seen.find((asked) => asked.name === "disputes/take-back")?.params).toEqual({ id: submitted.id });
});

test("letters that have left meanwhile are said to have", async () => {
  const refuse = () => {
    throw new AppError("LETTERS_SENT");
  };
  showDisputes({ disputes: [submitted], fakes: { "disputes/take-back": refuse } });
  await userEvent.click(await screen.findByRole("button", { name: /^Take back until/ }));
  await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Take back" }));
  expect(await screen.findByText("The letters were not taken back")).toBeVisible();
  expect(screen.getByText("Letters that were approved or mailed cannot be changed.")).toBeVisible();
});

test("letters on their way are not offered to take back", async () => {
  showDisputes({ disputes: [makeDispute({ status: "sent" })] });
  await screen.findByText("Northgate Recovery");
  expect(screen.queryByRole("button", { name: /^Take back/ })).toBeNull();
});

test.each([
  [
    "en",
    "Take back",
    "We do not know whether the letters were taken back",
    "No clear answer came. Press the button again: nothing is done twice.",
  ],
  [
    "es",
    "Retirar",
    "No sabemos si las cartas se retiraron",
    "No llegó una respuesta clara. Presione el botón de nuevo: nada se hace dos veces.",
  ],
] as const)(
  "a try whose answer got lost is said in the question, and repeated counts as done (%s)",
  async (language, action, title, why) => {
    let tries = 0;
    const lose = () => {
      tries += 1;
      if (tries === 1) throw new TypeError("Failed to fetch");
      throw new AppError("INVALID_TRANSITION");
    };
    showDisputes({ disputes: [submitted], language, fakes: { "disputes/take-back": lose } });
    await userEvent.click(await screen.findByRole("button", { name: new RegExp(`^${action}`) }));
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: action }));
    const refusal = await question.findByRole("alert");
    expect(refusal).toHaveTextContent(`${title}${why}`);
    expect(refusal).toHaveFocus();

    await userEvent.click(question.getByRole("button", { name: action }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
);
