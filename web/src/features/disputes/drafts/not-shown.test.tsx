import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { CreditReport } from "#shared/api/schemas/report";
import { makeDispute } from "#shared/testing/dispute";
import { makeNegativeItem, makeReport } from "#shared/testing/report";
import { readLetters } from "#web/src/testing/read-letters";
import { showDisputes } from "../testing/show-disputes";

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

test.each<[string, Partial<CreditReport>]>([
  ["shows the item at each bureau", { negativeItems: [makeNegativeItem()] }],
  ["shows it under another id", { negativeItems: [makeNegativeItem({ id: "01KAB00000000000000000TEM9" })] }],
  ["does not speak of the bureaus that are written to", { negativeItems: [], bureaus: [] }],
])("a draft can be chosen where the newest report %s", async (_, report) => {
  show(report);
  expect(await screen.findByRole("checkbox", { name: /^Northgate Recovery/ })).toBeEnabled();
  expect(screen.queryByText(/any more/)).toBeNull();
});
