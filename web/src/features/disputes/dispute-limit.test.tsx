import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import type { Allowance } from "#shared/api/schemas/user";
import { makeDispute } from "#shared/testing/dispute";
import { makeUser } from "#shared/testing/user";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { DisputesScreen } from "./disputes-screen";

const usedUp: Allowance = { period: "2026-11", limit: 5, used: 5, remaining: 0 };
const inAll: Allowance = { period: "lifetime", limit: 2, used: 2, remaining: 0 };
const details = "You have used 5 of 5 disputes this month.";

type World = { language?: "en" | "es"; disputeAllowance?: Allowance; details?: string };

/** Sends a draft from a page that still knows nothing of what another tab has used, to a server that does. */
async function sendInVain({ language, disputeAllowance, details }: World) {
  let isRefused = false;
  fakeApi({
    "auth/get-user": () => (isRefused ? makeUser({ disputeAllowance }) : makeUser()),
    "disputes/list-disputes": () => [makeDispute()],
    "disputes/process-disputes": () => {
      isRefused = true;
      throw new AppError("MONTHLY_LIMIT_EXCEEDED", { details });
    },
  });
  renderScreen(<DisputesScreen />, { user: makeUser(), path: "/disputes", language });
  await userEvent.click(await screen.findByRole("checkbox", { name: /^Northgate Recovery/ }));
  await userEvent.click(screen.getByRole("checkbox", { name: /I have read these letters|He leído estas cartas/ }));
  await userEvent.click(screen.getByRole("button", { name: /^(Send|Enviar) 3/ }));
}

test.each([
  ["en", usedUp, "Monthly Limit Exceeded", details],
  ["en", inAll, "Monthly Limit Exceeded", "You have used 2 of 2 disputes in all."],
  ["es", usedUp, "Límite mensual superado", "Ha usado 5 de 5 disputas este mes."],
  ["es", inAll, "Límite mensual superado", "Ha usado 2 de 2 disputas en total."],
] as const)("at the limit the page (%s) says what was used", async (language, disputeAllowance, title, words) => {
  await sendInVain({ language, disputeAllowance, details });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByText(title)).toBeVisible();
});

test.each([
  ["the server does not say what was used", { disputeAllowance: usedUp }],
  ["the numbers are not known", { details }],
])("where %s, the limit itself is said", async (_, world) => {
  await sendInVain(world);
  const words = "You have reached your monthly dispute limit. Consider upgrading your plan.";
  expect(await screen.findByText(words)).toBeVisible();
});
