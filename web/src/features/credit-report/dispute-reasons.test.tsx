import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { makeDispute } from "#shared/testing/dispute";
import { makeNegativeItem } from "#shared/testing/report";
import { makeUser } from "#shared/testing/user";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { ItemDialog } from "./item-dialog";
import { ItemList } from "./item-list";

/** What was sent, if anything was. */
function world() {
  const seen = fakeApi({ "auth/get-user": () => makeUser(), "disputes/create-dispute": () => makeDispute() });
  return () => seen.find(({ name }) => name === "disputes/create-dispute")?.body;
}

test("the report's 'other' says that the details are required, and sends nothing without them", async () => {
  const bodyOf = world();
  renderScreen(<ItemDialog item={makeNegativeItem()} findings={[]} onClose={() => undefined} />, { user: makeUser() });
  expect(await screen.findByLabelText(/own words \(optional\)/)).toBeVisible();
  await userEvent.click(screen.getByRole("checkbox", { name: /Other/ }));
  const words = screen.getByLabelText(/own words \(required\)/);
  await userEvent.click(screen.getByRole("button", { name: "Dispute selected reasons" }));
  expect(screen.getByText("This field is required")).toBeVisible();
  expect(bodyOf()).toBeUndefined();

  await userEvent.type(words, "Sold twice");
  await userEvent.click(screen.getByRole("button", { name: "Dispute selected reasons" }));
  expect(bodyOf()).toMatchObject({ disputeReason: "other", additionalDetails: "Sold twice" });
});

test("a court's item is asked about as a record, as in the other lists", async () => {
  world();
  const item = makeNegativeItem({ itemType: "judgment", creditorName: "Marlow County Superior Court" });
  renderScreen(<ItemDialog item={item} findings={[]} onClose={() => undefined} />, { user: makeUser() });
  expect(await screen.findByText("What is wrong with the Marlow County Superior Court record?")).toBeVisible();
});

test("reasons that exclude each other are refused with the reason, in the reader's language", async () => {
  const bodyOf = world();
  renderScreen(<ItemDialog item={makeNegativeItem()} findings={[]} onClose={() => undefined} />, {
    user: makeUser(),
    language: "es",
  });
  await userEvent.click(await screen.findByRole("checkbox", { name: "La cuenta no es mía" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Pagada por completo" }));
  expect(screen.getByRole("alert")).toHaveTextContent("Estos motivos se excluyen");
  await userEvent.click(screen.getByRole("button", { name: /Disputar/ }));
  expect(bodyOf()).toBeUndefined();
});

test("a question that the bureaus' numbers raise shows them side by side and ticks its reason only when asked to", async () => {
  const bodyOf = world();
  const bureauViews = [
    { bureau: "experian" as const, creditorName: "Northgate Recovery", status: "open" as const, amount: 812 },
    { bureau: "equifax" as const, creditorName: "Northgate Recovery", status: "open" as const, amount: 1240 },
  ];
  const item = makeNegativeItem({ bureauViews });
  renderScreen(<ItemList items={[item]} />, { user: makeUser() });
  expect(screen.getByText("Amounts differ: $812 / $1,240")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: /Northgate Recovery/ }));

  expect(
    await screen.findByText(/different amounts: Experian \$812 and Equifax \$1,240. Which one is right/),
  ).toBeVisible();
  const reason = screen.getByRole("checkbox", { name: "Balance is incorrect" });
  expect(reason).not.toBeChecked();
  await userEvent.click(screen.getByRole("button", { name: "Dispute this: Balance is incorrect, Northgate Recovery" }));
  expect(reason).toBeChecked();
  await userEvent.click(screen.getByRole("button", { name: "Dispute selected reasons" }));
  expect(bodyOf()).toMatchObject({ disputeReason: "incorrect_amount" });
});

test("a fact is stated beside what each bureau reports, and nothing is sent while a part of it is missing", async () => {
  const bodyOf = world();
  const bureauViews = [
    { bureau: "experian" as const, creditorName: "Northgate Recovery", status: "open" as const, amount: 812 },
    { bureau: "equifax" as const, creditorName: "Northgate Recovery", status: "open" as const, amount: 1240 },
  ];
  renderScreen(<ItemDialog item={makeNegativeItem({ bureauViews })} findings={[]} onClose={() => undefined} />, {
    user: makeUser(),
  });
  await userEvent.click(await screen.findByRole("checkbox", { name: "Balance is incorrect" }));
  const balance = within(screen.getByRole("group", { name: "Balance" }));
  expect(balance.getByText("Reported: Experian $812 and Equifax $1,240")).toBeVisible();
  const discharge = within(screen.getByRole("group", { name: "Day a bankruptcy discharged it" }));
  expect(discharge.getByText("Reported balance: Experian $812 and Equifax $1,240")).toBeVisible();
  await userEvent.type(balance.getByLabelText(/What is right/), "$1,012.50");
  await userEvent.click(screen.getByRole("button", { name: "Dispute selected reasons" }));
  expect(balance.getByText("This field is required")).toBeVisible();
  expect(bodyOf()).toBeUndefined();

  await userEvent.selectOptions(balance.getByLabelText(/How you know it/), "A receipt");
  await userEvent.click(screen.getByRole("button", { name: "Dispute selected reasons" }));
  expect(bodyOf()).toMatchObject({
    disputeReason: "incorrect_amount",
    statedFacts: [{ field: "balance", right: 1012.5, knownFrom: "receipt" }],
  });
});

test("whose an account is, how it stands and its second entry are facts beside what each bureau reports", async () => {
  const bodyOf = world();
  const bureauViews = [
    { bureau: "experian" as const, creditorName: "Alder Bank", status: "open" as const, paymentHistory: "0210" },
    { bureau: "equifax" as const, creditorName: "Alder Bank", status: "closed" as const, payStatus: "Charged off" },
  ];
  const item = makeNegativeItem({ itemType: "late_payment", bureauViews });
  renderScreen(<ItemDialog item={item} findings={[]} onClose={() => undefined} />, { user: makeUser() });
  for (const name of ["Information is outdated", "Reported twice", "Payment was made on time"]) {
    await userEvent.click(await screen.findByRole("checkbox", { name }));
  }
  const field = (name: string) => within(screen.getByRole("group", { name }));
  expect(field("Status").getByText("Reported: Experian Open and Equifax Charged off")).toBeVisible();
  expect(field("Month of the payment").getByText("Reported: Experian 30 and 60 days late")).toBeVisible();
  await userEvent.selectOptions(field("Status").getByLabelText(/What is right/), "It is paid as agreed");
  await userEvent.selectOptions(field("Status").getByLabelText(/How you know it/), "A letter from the company");
  const twice = field("The other entry of the same debt");
  await userEvent.click(twice.getByLabelText(/What is right/));
  await userEvent.paste("Harbor Bank, 4411");
  await userEvent.selectOptions(twice.getByLabelText(/How you know it/), "An account statement");
  await userEvent.click(screen.getByRole("button", { name: "Dispute selected reasons" }));
  expect(bodyOf()).toMatchObject({
    statedFacts: [
      { field: "status", right: "current", knownFrom: "letter" },
      { field: "duplicate_of", right: "Harbor Bank, 4411", knownFrom: "statement" },
    ],
  });
});

const months = {
  en: /Experian 30 and 60 days late, about December 2025 to February 2026 and Equifax shows a charge-off/,
  es: /Experian 30 y 60 días de atraso, hacia diciembre de 2025 a febrero de 2026 y Equifax la muestra dada por perdida/,
};
const refused = {
  en: "That is before the account was opened (June 15, 2019). Please check the year.",
  es: "Eso es anterior a la fecha de apertura (15 de junio de 2019). Revise el año.",
};

test.each([
  ["en", "Payment was made on time", "Month of the payment", "How you know it", "A receipt"],
  ["es", "El pago se hizo a tiempo", "Mes del pago", "Cómo lo sabe", "Un recibo"],
] as const)("a month that the reports contradict is refused at its field, in plain words (%s)", async (...said) => {
  const [language, reason, fact, knownFrom, receipt] = said;
  const bodyOf = world();
  const view = { creditorName: "Alder Bank", status: "open" as const, dateOpened: "2019-06-15" };
  const bureauViews = [
    { ...view, bureau: "experian" as const, paymentHistory: "002100", dateReported: "2026-04-10" },
    { ...view, bureau: "equifax" as const, paymentHistory: "LL", dateReported: "2026-04-10" },
  ];
  const item = makeNegativeItem({
    itemType: "late_payment",
    bureauViews,
    bureaus: ["experian", "equifax"],
    originalCreditor: undefined,
    dateOfFirstDelinquency: undefined,
  });
  renderScreen(<ItemDialog item={item} findings={[]} onClose={() => undefined} />, { user: makeUser(), language });
  await userEvent.click(await screen.findByRole("checkbox", { name: reason }));
  const field = within(screen.getByRole("group", { name: fact }));
  expect(field.getByText(months[language])).toBeVisible();
  await userEvent.type(field.getByLabelText(language === "en" ? /What is right/ : /Lo correcto/), "03/2019");
  await userEvent.selectOptions(field.getByLabelText(new RegExp(knownFrom)), receipt);
  expect(field.getByRole("alert")).toHaveTextContent(refused[language]);
  await userEvent.click(screen.getByRole("button", { name: /^(Dispute selected reasons|Disputar por los motivos)/ }));
  expect(bodyOf()).toBeUndefined();
});

test("the controls of two items of one creditor are told apart by the account number", async () => {
  const items = ["****4821", "****0584"].map((accountNumber, index) =>
    makeNegativeItem({ id: `01KAB0000000000000000TEM${index}A`, creditorName: "Juniper Card", accountNumber }),
  );
  fakeApi({ "auth/get-user": () => makeUser() });
  renderScreen(<ItemList items={items} />, { user: makeUser() });
  for (const digits of ["4821", "0584"]) {
    expect(await screen.findByRole("checkbox", { name: `Dispute Juniper Card ••${digits}` })).toBeEnabled();
    expect(screen.getByRole("button", { name: `View details of Juniper Card ••${digits}` })).toBeVisible();
  }
});

test("several items are chosen in the list, each with its reasons, and become drafts together", async () => {
  const seen = fakeApi({ "auth/get-user": () => makeUser(), "disputes/create-dispute": () => makeDispute() });
  const items = ["Alder Bank", "Birch Card"].map((creditorName, index) =>
    makeNegativeItem({ id: `01KAB0000000000000000TEM${index}A`, creditorName }),
  );
  renderScreen(<ItemList items={items} />, { user: makeUser() });
  for (const { creditorName } of items) {
    await userEvent.click(await screen.findByRole("checkbox", { name: new RegExp(`^Dispute ${creditorName}`) }));
  }
  const alder = within(screen.getByRole("article", { name: /^Alder Bank/ }));
  await userEvent.click(alder.getByRole("checkbox", { name: "Account not mine" }));
  expect(alder.queryByRole("checkbox", { name: "Payment was made on time" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Save 2 drafts" }));
  expect(screen.getByText(/still need a reason/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole("article", { name: /^Birch Card/ })).toHaveFocus());

  const birch = within(screen.getByRole("article", { name: /^Birch Card/ }));
  await userEvent.click(birch.getByRole("checkbox", { name: "Reported twice" }));
  await userEvent.click(screen.getByRole("button", { name: "Save 2 drafts" }));
  expect(await screen.findByText("2 Dispute Drafts Saved")).toBeVisible();
  const bodies = seen.filter(({ name }) => name === "disputes/create-dispute").map(({ body }) => body);
  expect(bodies).toMatchObject([{ disputeReason: "not_mine" }, { disputeReason: "duplicate" }]);
  expect(screen.queryByRole("button", { name: /^Save/ })).toBeNull();
});
