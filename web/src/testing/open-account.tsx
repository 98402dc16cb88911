import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { SignIn } from "#shared/api/schemas/account";
import { makeSigned } from "#shared/testing/onboarding";
import { makeUser } from "#shared/testing/user";
import { useUser } from "#web/src/api/session";
import { AccountPage } from "#web/src/pages/account-page";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";

export const here: SignIn = {
  id: "01KAB00000000000000000HERE",
  startedAt: "2026-11-20T17:00:00.000Z",
  lastSeenAt: "2026-11-20T17:20:00.000Z",
  method: "password",
  isCurrent: true,
};
export const phone: SignIn = { ...here, id: "01KAB0000000000000000PH0NE", isCurrent: false };
export const signed = makeSigned({
  cancelUntil: "2999-11-26T05:00:00.000Z",
  serviceMayStartAt: "2999-11-26T05:00:00.000Z",
});

/** As the router's: asks who is signed in. */
function Frame() {
  useUser();
  return <AccountPage />;
}

/** For tests: the account screen of a member who is signed in here and on a phone; `fakes` replace single answers. */
export function openAccount(
  fakes: Parameters<typeof fakeApi>[0] = {},
  { language = "en", isAdmin = false, hash }: { language?: "en" | "es"; isAdmin?: boolean; hash?: string } = {},
) {
  const user = makeUser({ isAdmin });
  const calls = fakeApi({
    "auth/get-user": () => user,
    "account/list-sessions": () => [here, phone],
    "account/get-contact": () => ({ phone: "(555) 010-0199" }),
    "contract/get-signed-contract": () => ({ signed }),
    "account/get-mail-topics": () => ({ disputes: true, report: false }),
    "account/list-documents": () => ({ documents: [] }),
    "disputes/list-disputes": () => [],
    "account/list-openings": () => ({ openings: [] }),
    "account/list-payments": () => ({ payments: [] }),
    ...fakes,
  });
  return { ...renderScreen(<Frame />, { path: "/account", hash, user, language }), calls, user };
}

/** Waits until every section of the account is there: what comes later would change the screen while it is judged. */
export async function allSections() {
  await screen.findByText(/^Signed by/);
  await waitFor(() => expect(screen.queryAllByTestId("skeleton-row")).toHaveLength(0));
}

/** Presses the button of that name, as soon as it is there. */
export const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
/** Pastes a text into the field of that label. */
export const enter = async (label: string, text: string) => {
  await userEvent.click(await screen.findByLabelText(label));
  await userEvent.paste(text);
};
/** The calls of one route, in order. */
export const named = (calls: ReturnType<typeof fakeApi>, name: string) => calls.filter((call) => call.name === name);
