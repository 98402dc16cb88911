import type { User } from "#shared/api/schemas/user";
import { makeContract, makeOffers } from "#shared/testing/onboarding";
import { makeReport } from "#shared/testing/report";
import { makeUser } from "#shared/testing/user";
import { SubscribePage } from "#web/src/pages/subscribe-page";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";

type World = { user?: User; search?: string; language?: "en" | "es"; fakes?: Parameters<typeof fakeApi>[0] };

/** For tests: the plan page of someone who has signed and paid nothing yet, unless `fakes` say otherwise. */
export function openSubscribe({
  user = makeUser({ subscriptionStatus: "incomplete" }),
  search = "",
  fakes = {},
  language,
}: World = {}) {
  const seen = fakeApi({
    "auth/get-user": () => user,
    "subscription/list-plans": () => makeOffers(),
    "contract/get-contract": () => makeContract(),
    "contract/get-signed-contract": () => ({}),
    "credit-report/get-report": () => makeReport(),
    "account/list-payments": () => ({ payments: [] }),
    ...fakes,
  });
  return { seen, ...renderScreen(<SubscribePage />, { user, path: `/subscribe${search}`, language }) };
}
