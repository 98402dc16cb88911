import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { makeNegativeItem } from "#shared/testing/report";
import { makeUser } from "#shared/testing/user";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { ItemDialog } from "./item-dialog";
import { ItemList } from "./item-list";

const words = {
  en: {
    reasons: ["Balance is incorrect", "Dates are incorrect"],
    right: /What is right/,
    knownFrom: /How you know it/,
    balance: "Balance",
    opened: "Day it was opened",
    amount: "Enter an amount in dollars, such as 250 or 250.50.",
    future: "The right date cannot be in the future.",
    dispute: "Dispute selected reasons",
  },
  es: {
    reasons: ["El saldo es incorrecto", "Las fechas son incorrectas"],
    right: /Lo correcto/,
    knownFrom: /Cómo lo sabe/,
    balance: "Saldo",
    opened: "Día de apertura",
    amount: "Escriba un monto en dólares, como 250 o 250.50.",
    future: "La fecha correcta no puede estar en el futuro.",
    dispute: "Disputar por los motivos marcados",
  },
};

/** Opens an item with both reasons ticked; `fill` types what is right into a fact, known from a statement. */
async function openItem(language: "en" | "es") {
  const said = words[language];
  const bureauViews = [
    { bureau: "experian" as const, creditorName: "Alder Bank", status: "open" as const, amount: 812 },
  ];
  fakeApi({ "auth/get-user": () => makeUser() });
  renderScreen(<ItemDialog item={makeNegativeItem({ bureauViews })} findings={[]} onClose={() => undefined} />, {
    user: makeUser(),
    language,
  });
  for (const name of said.reasons) await userEvent.click(await screen.findByRole("checkbox", { name }));
  const fill = async (fact: string, right: string) => {
    const group = within(screen.getByRole("group", { name: fact }));
    await userEvent.type(group.getByLabelText(said.right), right);
    await userEvent.selectOptions(group.getByLabelText(said.knownFrom), "statement");
    return group;
  };
  return { said, fill };
}

test.each(["en", "es"] as const)("a date that lies ahead is refused at its own field (%s)", async (language) => {
  const { said, fill } = await openItem(language);
  const opened = await fill(said.opened, "2199-01-01");
  expect(opened.getByRole("alert")).toHaveTextContent(said.future);
  expect(opened.getByLabelText(said.right)).toBeInvalid();
  expect(opened.getByLabelText(said.right)).toHaveAccessibleDescription(said.future);
});

test.each(["en", "es"] as const)(
  "what is no amount is refused at its field, which gets the focus, with what to type instead (%s)",
  async (language) => {
    const { said, fill } = await openItem(language);
    const balance = await fill(said.balance, "about 200");
    await userEvent.click(screen.getByRole("button", { name: said.dispute }));
    expect(balance.getByLabelText(said.right)).toHaveAccessibleDescription(said.amount);
    expect(balance.getByLabelText(said.right)).toBeInvalid();
    expect(balance.getByLabelText(said.right)).toHaveFocus();
  },
);

test("in a list of items too, the field that was mistyped gets the focus", async () => {
  fakeApi({ "auth/get-user": () => makeUser() });
  renderScreen(<ItemList items={[makeNegativeItem()]} />, { user: makeUser() });
  await userEvent.click(await screen.findByRole("checkbox", { name: /^Dispute / }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Balance is incorrect" }));
  const balance = within(screen.getByRole("group", { name: "Balance" }));
  await userEvent.type(balance.getByLabelText(/What is right/), "about 200");
  await userEvent.selectOptions(balance.getByLabelText(/How you know it/), "statement");
  await userEvent.click(screen.getByRole("button", { name: "Save the draft" }));
  expect(balance.getByLabelText(/What is right/)).toHaveFocus();
});
