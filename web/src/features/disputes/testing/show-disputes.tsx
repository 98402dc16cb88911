import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Dispute, DisputeDetail, ProcessResult } from "#shared/api/schemas/dispute";
import type { User } from "#shared/api/schemas/user";
import { makeDispute } from "#shared/testing/dispute";
import { makeNegativeItem, makeReport } from "#shared/testing/report";
import { makeUser } from "#shared/testing/user";
import { DisputesPage } from "#web/src/pages/disputes-page";
import { fakeApi } from "#web/src/testing/fake-api";
import { approveLetters } from "#web/src/testing/read-letters";
import { renderScreen } from "#web/src/testing/render-screen";

const letters = JSON.stringify({
  experian: "A letter to Experian",
  equifax: "A letter to Equifax",
  transunion: "A letter to TransUnion",
  generatedAt: "2026-11-20T12:00:00.000Z",
});

/** A dispute with its letters, as its own page gets it. */
export const disputeDetail = (dispute: Dispute): DisputeDetail => ({
  ...dispute,
  letterContent: letters,
  lettersVersion: `version of ${dispute.id}`,
  letterParagraphs: { experian: [{ english: "A letter to Experian", spanish: "Les pido eliminarlo." }] },
  rounds: [],
});

type World = {
  disputes?: Dispute[];
  user?: User;
  path?: string;
  language?: "en" | "es";
  process?: () => ProcessResult | Promise<ProcessResult>;
  fakes?: Parameters<typeof fakeApi>[0];
};

const isClosed = ({ status }: Dispute) => status === "resolved" || status === "rejected";

/** A closed dispute is a row, which the address opens. */
export function pathTo(disputes: readonly Dispute[]): string {
  const closed = disputes.filter(isClosed);
  return closed.length === 1 ? `/disputes?dispute=${closed[0]?.id}` : "/disputes";
}

/** The disputes screen over a fake API. @returns also the calls seen */
export function showDisputes({
  disputes = [makeDispute()],
  user = makeUser(),
  path = pathTo(disputes),
  language,
  process,
  fakes,
}: World = {}) {
  const seen = fakeApi({
    "auth/get-user": () => user,
    "disputes/list-disputes": () => disputes,
    "disputes/get-dispute": ({ params }) => disputeDetail(disputes.find(({ id }) => id === params.id) ?? makeDispute()),
    "disputes/process-disputes": process ?? (() => ({ processedCount: 1, remainingThisMonth: 4 })),
    "disputes/create-dispute": () => makeDispute(),
    "credit-report/get-report": () => makeReport({ negativeItems: [makeNegativeItem()] }),
    ...fakes,
  });
  return { seen, ...renderScreen(<DisputesPage />, { user, path, language }) };
}

/** Reads and approves the letters of the one draft, and sends them. */
export async function sendTheDraft(user = userEvent.setup()) {
  await approveLetters(user);
  const send = screen.getByRole("button", { name: "Send 3 letters" });
  await waitFor(() => expect(send).toBeEnabled());
  await user.click(send);
}
