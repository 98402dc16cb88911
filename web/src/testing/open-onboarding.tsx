import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { OnboardingProgress } from "#shared/api/schemas/onboarding";
import type { User } from "#shared/api/schemas/user";
import { makeContract, makeOffers, makeProgress } from "#shared/testing/onboarding";
import { makeUser } from "#shared/testing/user";
import { OnboardingPage } from "#web/src/pages/onboarding-page";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";

type World = {
  progress?: Partial<OnboardingProgress>;
  fakes?: Parameters<typeof fakeApi>[0];
  path?: string;
  language?: "en" | "es";
  /** What is different of a member who has no plan yet, where the progress is a member's. */
  member?: Partial<User>;
};

/** For tests: the onboarding against a server that keeps `progress`; change it with `learn` as a real one would. */
export function openOnboarding({ progress = {}, fakes = {}, path = "/onboarding", language, member }: World = {}) {
  let kept = makeProgress(progress);
  const user = kept.isMember ? makeUser({ subscriptionStatus: "incomplete", ...member }) : undefined;
  const calls = fakeApi({
    ...(user && { "auth/get-user": () => user }),
    "onboarding/get-progress": () => kept,
    "onboarding/save-progress": () => undefined,
    "subscription/list-plans": () => makeOffers(),
    "contract/get-contract": () => makeContract(),
    ...fakes,
  });
  const view = renderScreen(<OnboardingPage />, { path, language, user });

  const learn = (news: Partial<OnboardingProgress>) => {
    kept = { ...kept, ...news };
  };
  return { ...view, calls, learn };
}

/** Puts a whole text into a field, as pasting does. */
export async function enter(label: string | RegExp, text: string): Promise<void> {
  await userEvent.click(await screen.findByLabelText(label));
  await userEvent.paste(text);
}
