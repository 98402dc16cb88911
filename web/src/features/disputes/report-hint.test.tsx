import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { CreditReport } from "#shared/api/schemas/report";
import { makeDispute } from "#shared/testing/dispute";
import { makeNegativeItem, makeReport } from "#shared/testing/report";
import { makeUser } from "#shared/testing/user";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { RecordBureauAnswer } from "./answers/record-bureau-answer";

const mailedAt = "2026-10-01T12:00:00.000Z";
const dispute = makeDispute({ status: "in_review", bureaus: { equifax: { reportsItem: true, mailedAt } } });
const item = (bureaus: CreditReport["bureaus"]) => makeNegativeItem({ id: dispute.negativeItemId, bureaus });

async function open(report: Partial<CreditReport>, language: "en" | "es" = "en") {
  const calls = fakeApi({
    "credit-report/get-report": () => makeReport({ lastUpdated: "2026-10-25T09:00:00.000Z", ...report }),
    "disputes/record-answer": () => dispute,
  });
  renderScreen(
    <RecordBureauAnswer dispute={dispute} view={{ part: "question" }} onView={() => {}} onDone={() => {}} />,
    {
      user: makeUser(),
      language,
    },
  );
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain("credit-report/get-report"));
  return () => calls.find(({ name }) => name === "disputes/record-answer")?.body;
}

test.each([
  ["en", "Take that as the answer", "Save the answer"],
  ["es", "Tomar eso como respuesta", "Guardar la respuesta"],
] as const)(
  "a report that does not show the item any more can be taken for the answer (%s)",
  async (language, take, save) => {
    const sent = await open({ negativeItems: [item(["experian"])] }, language);
    await userEvent.click(await screen.findByRole("button", { name: take }));
    await userEvent.click(screen.getByRole("button", { name: save }));
    await waitFor(() =>
      expect(sent()).toEqual({ bureau: "equifax", outcome: "deleted", answeredOn: "2026-10-25", fromReport: true }),
    );
  },
);

test("a disputed item that an uploaded file shows no more is kept on the report, and can be taken for the answer", async () => {
  await open({ negativeItems: [{ ...item(["equifax", "experian"]), unseenBy: ["equifax"] }] });
  expect(await screen.findByRole("button", { name: "Take that as the answer" })).toBeVisible();
});

test.each<[string, Partial<CreditReport>]>([
  ["still shows the item", { negativeItems: [item(["equifax"])] }],
  [
    "shows the account under another id, as when it was gone and is back",
    { negativeItems: [makeNegativeItem({ id: "01KAB00000000000000000BACK", creditorName: dispute.accountName })] },
  ],
  ["is from before the mailing", { negativeItems: [], lastUpdated: "2026-09-30T09:00:00.000Z" }],
  ["does not speak of the bureau", { negativeItems: [], bureaus: ["experian"] }],
])("a report that %s says nothing", async (_, report) => {
  await open(report);
  expect(await screen.findByRole("radio", { name: "Equifax" })).toBeChecked();
  expect(screen.queryByRole("button", { name: "Take that as the answer" })).toBeNull();
});
