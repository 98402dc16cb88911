import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import type { CreditReport } from "#shared/api/schemas/report";
import { makeDispute } from "#shared/testing/dispute";
import { makeNegativeItem, makeReport } from "#shared/testing/report";
import { readLetters } from "#web/src/testing/read-letters";
import { sendTheDraft, showDisputes } from "../testing/show-disputes";

const APPROVE = /^(Approve|Aprobar) /;
const draft = makeDispute();
const show = (report: Partial<CreditReport>, language: "en" | "es" = "en") =>
  showDisputes({ disputes: [draft], language, fakes: { "credit-report/get-report": () => makeReport(report) } });

test.each([
  ["en", "does not show this item at Experian and TransUnion any more", "It is still there"],
  ["es", "ya no muestra este dato en Experian y TransUnion", "Sigue ahí"],
] as const)(
  "a draft whose item the newest report no longer shows is chosen only once its member says that it is there (%s)",
  async (language, words, stillThere) => {
    const user = userEvent.setup();
    show({ negativeItems: [makeNegativeItem({ bureaus: ["equifax"] })] }, language);
    expect(await screen.findByText(new RegExp(words))).toBeVisible();
    const choice = screen.getByRole("checkbox", { name: /^Northgate Recovery/ });
    expect(choice).toBeDisabled();
    await readLetters(user);
    expect(screen.queryByRole("button", { name: APPROVE })).toBeNull();
    await user.click(screen.getByRole("button", { name: new RegExp(`^${stillThere}`) }));
    expect(await screen.findByRole("button", { name: APPROVE })).toBeVisible();
    expect(choice).toBeEnabled();
    expect(screen.queryByText(new RegExp(words))).toBeNull();
  },
);

test("what the member says of it goes with the letters", async () => {
  const user = userEvent.setup();
  const { seen } = show({ negativeItems: [makeNegativeItem({ bureaus: ["equifax"] })] });
  await user.click(await screen.findByRole("button", { name: /^It is still there/ }));
  await sendTheDraft(user);
  await waitFor(() =>
    expect(seen.find(({ name }) => name === "disputes/process-disputes")?.body).toMatchObject({
      stillThere: [draft.id],
    }),
  );
});

test("a screen from before the newest report learns from the refusal what that does not show", async () => {
  const user = userEvent.setup();
  let items = [makeNegativeItem()];
  showDisputes({
    disputes: [draft],
    process: () => {
      items = [makeNegativeItem({ bureaus: ["equifax"] })];
      throw new AppError("ITEM_NOT_SHOWN");
    },
    fakes: { "credit-report/get-report": () => makeReport({ negativeItems: items }) },
  });
  await sendTheDraft(user);
  expect(await screen.findByText(/read what is said beside it/)).toBeVisible();
  expect(await screen.findByText(/does not show this item at Experian and TransUnion any more/)).toBeVisible();
});

test.each<[string, Partial<CreditReport>]>([
  ["shows the item at each bureau", { negativeItems: [makeNegativeItem()] }],
  ["shows it under another id", { negativeItems: [makeNegativeItem({ id: "01KAB00000000000000000TEM9" })] }],
  ["does not speak of the bureaus that are written to", { negativeItems: [], bureaus: [] }],
])("a draft can be chosen where the newest report %s", async (_, report) => {
  show(report);
  expect(await screen.findByRole("checkbox", { name: /^Northgate Recovery/ })).toBeEnabled();
  expect(screen.queryByText(/any more/)).toBeNull();
});
