import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Dispute } from "#shared/api/schemas/dispute";
import { makeDispute } from "#shared/testing/dispute";
import { makeUser } from "#shared/testing/user";
import { DisputesPage } from "#web/src/pages/disputes-page";
import { accessFaults } from "#web/src/testing/access-faults";
import { fakeApi } from "#web/src/testing/fake-api";
import { approveLetters } from "#web/src/testing/read-letters";
import { renderScreen } from "#web/src/testing/render-screen";

const inTenDays = new Date(Date.now() + 10 * 86_400_000).toISOString();
const now = new Date().toISOString();
const tenDaysAgo = new Date(Date.now() - 10 * 86_400_000).toISOString();
const waiting = makeDispute({ status: "submitted", mailAfter: inTenDays, needsAddress: true });

/** The screen against a server that keeps the dispute: sent, it is no draft any more. */
function show(dispute: Dispute, language?: "en" | "es") {
  const user = makeUser();
  let kept = dispute;
  const letterContent = JSON.stringify({ experian: "To Experian", equifax: "", transunion: "" });
  fakeApi({
    "auth/get-user": () => user,
    "disputes/list-disputes": () => [kept],
    "disputes/get-dispute": () => ({ ...kept, letterContent, lettersVersion: "first", rounds: [] }),
    "disputes/process-disputes": () => {
      kept = waiting;
      return { processedCount: 1, remainingThisMonth: 4, needsAddress: true };
    },
  });
  return renderScreen(<DisputesPage />, { user, path: "/disputes", language });
}

test("a member who sends letters without an address learns it and is led to the account, though no draft is left", async () => {
  const { router } = show(makeDispute());
  await approveLetters();
  await userEvent.click(screen.getByRole("button", { name: "Send 3 letters" }));

  expect(await screen.findByText("elsewhere")).toBeVisible();
  expect(router.state.location.pathname).toBe("/account");
  expect(screen.getByText(/^Your letters need your address/)).toBeVisible();
});

test.each([
  ["en", "Add your address", /need your address.*right to cancel has ended/, /leave on|being handed/],
  ["es", "Agregue su dirección", /esperan su dirección.*derecho a cancelar/, /salen el|se están entregando/],
] as const)(
  "until it comes, the page (%s) asks for the address and promises no day",
  async (lang, ask, why, promise) => {
    for (const mailAfter of [inTenDays, tenDaysAgo]) {
      const { unmount } = show({ ...waiting, mailAfter }, lang);
      expect(await screen.findByRole("link", { name: ask })).toHaveAttribute("href", "/account#account-contact");
      expect(screen.getByText(why)).toBeVisible();
      expect(screen.queryByText(promise)).not.toBeInTheDocument();
      unmount();
    }
  },
);

test.each([
  ["en", /^The mail service has not taken your letters yet.*You do not have to do anything/],
  ["es", /^El servicio de correo postal todavía no ha aceptado sus cartas.*Usted no tiene que hacer nada/],
] as const)("letters that the mail service has not taken on their day are said to wait (%s)", async (lang, words) => {
  show(makeDispute({ status: "submitted", mailAfter: tenDaysAgo }), lang);
  expect(await screen.findByText(words)).toBeVisible();
});

test.each([
  ["asks for the address while it is missing", { needsAddress: true }, /^Your letters need your address/],
  ["says when it leaves", { mailAfter: inTenDays }, /^Leaves by mail on/],
  ["is being mailed once its day has come", { mailAfter: now }, /^Being handed to the mail/],
  ["that the mail service has not taken is tried again", { mailAfter: tenDaysAgo }, /has not taken this letter yet/],
] as const)("a submitted letter %s", async (_, state, words) => {
  const { container } = show(makeDispute({ status: "submitted", mailAfter: tenDaysAgo, ...state }));
  await userEvent.click(await screen.findByRole("button", { name: /^Show letters / }));
  const letter = within(await screen.findByRole("tabpanel", { name: "Experian" }));

  expect(letter.getByText(words)).toBeVisible();
  expect(await accessFaults(container)).toHaveNoViolations();
});
