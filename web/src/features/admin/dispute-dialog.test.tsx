import { screen, within } from "@testing-library/react";
import { makeDispute } from "#shared/testing/dispute";
import { makeUser } from "#shared/testing/user";
import { accessFaults } from "#web/src/testing/access-faults";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { DisputeDialog } from "./dispute-dialog";

const at = "2026-11-18T12:00:00.000Z";
const dispute = makeDispute({
  status: "sent",
  bureaus: {
    experian: { reportsItem: true, mailedAt: at, returnedAt: "2026-11-20T12:00:00.000Z" },
    equifax: { reportsItem: true, heldBackAt: at, heldBackFor: "words" },
    transunion: { reportsItem: false },
  },
});

test("the record does not open past its facts and says what became of each letter", async () => {
  const user = makeUser({ isAdmin: true });
  fakeApi({ "auth/get-user": () => user, "disputes/get-dispute": () => ({ ...dispute, rounds: [] }) });
  const { baseElement } = renderScreen(<DisputeDialog dispute={dispute} onClose={() => undefined} />, { user });

  const record = await screen.findByRole("dialog", { name: /^Dispute about/ });
  expect(await within(record).findByText("Mailed November 18, 2026 · Came back November 20, 2026")).toBeVisible();
  expect(within(record).getByText("Could not be mailed November 18, 2026")).toBeVisible();
  // Not at the button at its foot, past all that is to be read.
  expect(within(record).getByRole("button", { name: "Client history" })).not.toHaveFocus();
  expect(within(record).queryByText("TransUnion")).toBeNull();
  expect(await accessFaults(baseElement)).toHaveNoViolations();
});

test("the record says what a bureau answered, and when", async () => {
  const user = makeUser({ isAdmin: true });
  const answer = { outcome: "verified", answeredOn: "2026-12-04", recordedAt: "2026-12-06T12:00:00.000Z" } as const;
  const answered = { ...dispute, bureaus: { experian: { reportsItem: true, mailedAt: at, answer } } };
  fakeApi({ "auth/get-user": () => user, "disputes/get-dispute": () => ({ ...answered, rounds: [] }) });
  renderScreen(<DisputeDialog dispute={answered} onClose={() => undefined} />, { user });

  const words = "Mailed November 18, 2026 · The bureau verified the item and kept it, December 4, 2026";
  expect(await screen.findByText(words)).toBeVisible();
});

test.each([
  ["en", "No reason given yet", /^Other/],
  ["es", "Aún no ha dado un motivo", /^Otro/],
] as const)(
  "of a draft whose member has not said what is wrong no reason is shown (%s)",
  async (language, words, other) => {
    const user = makeUser({ isAdmin: true });
    const found = makeDispute({ status: "draft", disputeReason: "other", needsReason: true });
    fakeApi({ "auth/get-user": () => user, "disputes/get-dispute": () => ({ ...found, rounds: [] }) });
    renderScreen(<DisputeDialog dispute={found} onClose={() => undefined} />, { user, language });

    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText(other)).toBeNull();
  },
);
