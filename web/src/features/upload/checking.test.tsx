import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { choose, file, makeAnalysis, makeFound, openUpload, readThem } from "./testing/open-upload";

const low = { page: 1, line: 2, rawText: "Balance 81Z", confidence: "low" as const };
const views = (["experian", "equifax"] as const).map((bureau, index) => ({
  bureau,
  creditorName: "Three Columns",
  status: "open" as const,
  payStatus: ["Charge-off", "Collection"][index],
  amount: 100 + index,
}));
const found = [
  makeFound({ id: "01KAB00000000000000000TEM1", creditorName: "Sure Bank" }),
  makeFound({ id: "01KAB00000000000000000TEM2", creditorName: "Heading Bank", confidence: "medium" }),
  makeFound({
    id: "01KAB00000000000000000TEM3",
    creditorName: "Three Columns",
    bureauViews: views,
    fields: views.map(({ bureau }) => ({ field: "balance", bureau, ...low })),
  }),
];

/** A file as browsers give it: the tests' own has no bytes to read. */
function readable(name: string, text: string): File {
  const bytes = new TextEncoder().encode(text);
  return Object.assign(file(name, text), { arrayBuffer: async () => bytes.buffer });
}

test("what is not sure comes first, and the focus goes from item to item", async () => {
  await openUpload({ "uploads/analyze-upload": () => makeAnalysis(found) });
  choose(file("report.pdf"));
  await readThem();
  await screen.findByRole("heading", { name: "Please check 3 items" });
  const names = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(["Three Columns", "Heading Bank", "Sure Bank"]);
  const [first, second] = screen.getAllByRole("article").map((card) => within(card));
  expect(first?.getByText(/^Item 1 of 3 · Experian/)).toBeVisible();
  expect(first?.getByRole("button", { name: "Previous item" })).toBeDisabled();

  await userEvent.click(first?.getByRole("button", { name: "Next item" }) ?? document.body);
  expect(second?.getByRole("heading", { level: 3 })).toHaveFocus();
  await userEvent.click(second?.getByRole("button", { name: "Previous item" }) ?? document.body);
  expect(first?.getByRole("heading", { level: 3 })).toHaveFocus();
});

test.each([
  ["en", /counts 4 negative items; 3 are here/],
  ["es", /cuenta 4 cuentas negativas; aquí hay 3/],
] as const)("who has a report that counts more than was found in it is told, in %s", async (language, words) => {
  await openUpload({ "uploads/analyze-upload": () => ({ ...makeAnalysis(found), countedNegatives: 4 }) }, language);
  choose(file("report.pdf"));
  await readThem();
  expect(await screen.findByText(words)).toBeVisible();
});

test.each([
  ["en", "2 negative accounts have no name that we can read", /pages 2 and 3 of your report/],
  ["es", "Hay 2 cuentas negativas cuyo nombre no pudimos leer", /las páginas 2 y 3 de su informe/],
] as const)("an account without a name that can be read is to be added, in %s", async (language, title, where) => {
  await openUpload({ "uploads/analyze-upload": () => ({ ...makeAnalysis(found), namelessPages: [2, 3] }) }, language);
  choose(file("report.pdf"));
  await readThem();
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByRole("main")).toHaveTextContent(where);
});

test.each([
  ["en", "We could read no account in this file"],
  ["es", "No pudimos leer ninguna cuenta en este archivo"],
] as const)(
  "where no account was read, that nothing negative was found is no comfort, in %s",
  async (language, title) => {
    await openUpload({ "uploads/analyze-upload": () => ({ ...makeAnalysis([]), withoutAccounts: true }) }, language);
    choose(file("report.pdf"));
    await readThem();
    expect(await screen.findByText(title)).toBeVisible();
  },
);

test("a report that counts no more than was found in it says nothing of that", async () => {
  await openUpload({ "uploads/analyze-upload": () => ({ ...makeAnalysis(found), countedNegatives: 3 }) });
  choose(file("report.pdf"));
  await readThem();
  await screen.findByRole("heading", { name: "Please check 3 items" });
  expect(screen.queryByText(/itself counts/)).toBeNull();
});

test.each([
  ["en", /^Values of/, "All bureaus", /^Status, as printed/, /^Amount in dollars/, /^Keep 3 items/],
  ["es", /^Valores de/, "Todas las agencias", /^Estado, tal como figura/, /^Monto en dólares/, /^Conservar 3 cuentas/],
] as const)(
  "a value of one bureau's column is corrected there alone, in %s",
  async (language, whose, all, words, amount, keep) => {
    const { calls } = await openUpload({ "uploads/analyze-upload": () => makeAnalysis(found) }, language);
    choose(file("report.pdf"));
    await readThem();
    const column = await screen.findByLabelText(whose);
    expect(within(column).getAllByRole("option")[0]).toHaveTextContent(all);
    // The bureaus differ: nothing is shown as what all of them say.
    expect(screen.getByLabelText(words)).toHaveValue("");
    await userEvent.selectOptions(column, "Equifax");
    expect(screen.getByLabelText(words)).toHaveValue("Collection");
    await userEvent.clear(screen.getByLabelText(amount));
    await userEvent.type(screen.getByLabelText(amount), "812");

    await userEvent.click(screen.getByRole("button", { name: keep }));
    expect(calls.find(({ name }) => name === "uploads/confirm-items")?.body).toMatchObject({
      corrections: [{ itemId: found[2]?.id, bureau: "equifax", amount: 812 }],
    });
  },
);

test.each([
  ["report.txt", (text: string) => text],
  [
    "page.html",
    (text: string) =>
      `<html><body>${text
        .split("\n")
        .map((line) => `<p>${line}</p>`)
        .join("")}</body></html>`,
  ],
])("the lines of %s are shown beside the item, its own marked, and nothing of it runs", async (name, make) => {
  const lines = ["Experian", "<script>alert(1)</script>", "NORTHLAKE BANK", "Status: Charge Off"];
  const text = make(lines.join("\n"));
  const printed = name === "report.txt" ? 4 : 3;
  const place = { page: 1, line: printed, rawText: "Status: Charge Off", confidence: "high" as const };
  const item = makeFound({ ...place, fields: [{ field: "payStatus", bureau: "experian", ...place }] });
  await openUpload({ "uploads/analyze-upload": () => makeAnalysis([item]) });
  choose(readable(name, text));
  await readThem();
  const page = await screen.findByRole("region", { name: "Page 1 of your file, for item 1 of 1" });
  const marked = await within(page).findByText("Status: Charge Off");
  expect(marked.tagName).toBe("MARK");
  expect(page.querySelectorAll("mark")).toHaveLength(1);
  expect(page.querySelector("script")).toBeNull();
  expect(within(page).getByText("NORTHLAKE BANK").tagName).toBe("SPAN");
});

test.each([
  ["en", "This report seems to be for Rosa Delgado", /Keep 2 items/],
  ["es", "Este informe parece ser de Rosa Delgado", /Conservar 2 cuentas/],
] as const)(
  "a report for another name is said before it is confirmed, and can be (%s)",
  async (language, words, keep) => {
    const items = [makeFound({ id: "01KAB00000000000000000TEM1" }), makeFound({ id: "01KAB00000000000000000TEM2" })];
    const read = { ...makeAnalysis(items), consumerNames: ["ROSA DELGADO"] };
    await openUpload({ "uploads/analyze-upload": () => read }, language);
    choose(file("experian.pdf"));
    await readThem();
    expect(await screen.findByText(words)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: keep }));
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  },
);

test("an item's name, amount and confirmation come before the page that it was read from", async () => {
  const item = makeFound({ creditorName: "Sure Bank", page: 1, fields: [] });
  await openUpload({ "uploads/analyze-upload": () => makeAnalysis([item]) });
  choose(readable("report.txt", `${"Account 1\n".repeat(11)}Status: Charge Off`));
  await readThem();
  const card = within(await screen.findByRole("article"));
  const page = await card.findByRole("region", { name: /page/i });
  await within(page).findByText("Status: Charge Off");
  for (const essential of [
    card.getByRole("heading", { level: 3, name: "Sure Bank" }),
    card.getByText("$1,240"),
    card.getByRole("checkbox", { name: "Sure Bank: matches my report" }),
  ])
    expect(essential.compareDocumentPosition(page)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("where values are printed is said once for each bureau, and once for all where it is the same", async () => {
  const name = { field: "creditorName", page: 1, line: 1, rawText: "THREE COLUMNS", confidence: "high" as const };
  const fields = views.flatMap(({ bureau }, at) => [
    { ...name, bureau },
    { ...name, field: "balance", bureau, line: 2, rawText: `Balance: $10${at}` },
  ]);
  await openUpload({
    "uploads/analyze-upload": () =>
      makeAnalysis([makeFound({ creditorName: "Three Columns", bureaus: ["experian", "equifax"], fields })]),
  });
  choose(file("report.pdf"));
  await readThem();
  await userEvent.click(await screen.findByText("Where each value is printed"));
  const places = screen.getAllByRole("heading", { level: 4 });
  expect(places.map(({ textContent }) => textContent)).toEqual(["Experian and Equifax", "Experian", "Equifax"]);
  expect(screen.getAllByText("THREE COLUMNS")).toHaveLength(1);
  expect(places[2]?.parentElement).toHaveTextContent("EquifaxBalanceBalance: $101 (page 1, line 2)");
});
