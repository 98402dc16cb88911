import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import type { User } from "#shared/api/schemas/user";
import { makeDispute } from "#shared/testing/dispute";
import { makeUser } from "#shared/testing/user";
import { DisputesPage } from "#web/src/pages/disputes-page";
import { fakeApi } from "#web/src/testing/fake-api";
import { approveLetters } from "#web/src/testing/read-letters";
import { renderScreen } from "#web/src/testing/render-screen";

const details = "You have used 5 of 5 disputes this month.";
const inAll = "You have used 2 of 2 disputes in all.";
const six = "You have used 0 of 5 disputes this month. You have selected 6.";

type World = { language?: "en" | "es"; details?: string; user?: () => User | Promise<User> };

/** Sends a draft from a page that still counts five disputes left, to a server that knows better. */
async function sendInVain({ language, details, user = makeUser }: World) {
  const draft = makeDispute();
  const letterContent = JSON.stringify({ experian: "To Experian" });
  fakeApi({
    "auth/get-user": () => user(),
    "disputes/list-disputes": () => [draft],
    "disputes/get-dispute": () => ({ ...draft, letterContent, lettersVersion: "first", rounds: [] }),
    "disputes/process-disputes": () => {
      throw new AppError("MONTHLY_LIMIT_EXCEEDED", { details });
    },
  });
  renderScreen(<DisputesPage />, { user: makeUser(), path: "/disputes", language });
  await approveLetters();
  await userEvent.click(screen.getByRole("button", { name: /^(Send|Enviar) 3/ }));
}

test.each([
  ["en", details, "Monthly Limit Exceeded", details],
  ["en", six, "Monthly Limit Exceeded", six],
  ["en", inAll, "Dispute Limit Reached", inAll],
  ["en", "The server says why.", "Monthly Limit Exceeded", "The server says why."],
  ["es", details, "Límite mensual superado", "Ha usado 5 de 5 disputas este mes."],
  ["es", six, "Límite mensual superado", "Ha usado 0 de 5 disputas este mes. Ha seleccionado 6."],
  ["es", inAll, "Límite de disputas alcanzado", "Ha usado 2 de 2 disputas en total."],
] as const)(
  "at the limit the page (%s) says what the server says, not what it counted: %s",
  async (language, said, title, words) => {
    await sendInVain({ language, details: said });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText(title)).toBeVisible();
  },
);

test("where the server does not say what was used, the limit itself is said", async () => {
  await sendInVain({});
  const words = "You have reached your monthly dispute limit. Consider upgrading your plan.";
  expect(await screen.findByText(words)).toBeVisible();
});

test("at the limit the count beside the button is the server's at once", async () => {
  let calls = 0;
  await sendInVain({ details, user: () => (++calls > 1 ? new Promise(() => undefined) : makeUser()) });
  expect(await screen.findByText(/0 disputes left this month/)).toBeVisible();
});

test.each([
  ["en", "2026-11", /3 disputes left this month/],
  ["en", "lifetime", /3 disputes left in all/],
  ["es", "2026-11", /quedan 3 disputas este mes/],
  ["es", "lifetime", /quedan 3 disputas en total/],
] as const)(
  "the count beside the button (%s, %s) is asked for, never one that was kept",
  async (language, period, words) => {
    let answer = (_user: User): void => undefined;
    fakeApi({
      "auth/get-user": () => new Promise((resolve) => (answer = resolve)),
      "disputes/list-disputes": () => [makeDispute()],
    });
    const user = makeUser({ disputeAllowance: { period, limit: 5, used: 0, remaining: 5 } });
    renderScreen(<DisputesPage />, { user, path: "/disputes", language });
    await screen.findByRole("checkbox", { name: /^Northgate Recovery/ });
    expect(screen.queryByText(/disputes left|quedan/)).toBeNull();

    answer({ ...user, disputeAllowance: { period, limit: 5, used: 2, remaining: 3 } });
    expect(await screen.findByText(words)).toBeVisible();
  },
);
