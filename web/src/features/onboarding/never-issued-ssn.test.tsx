import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { typedProfile } from "#shared/testing/onboarding";
import { enter, openOnboarding } from "#web/src/testing/open-onboarding";

test.each([
  ["en", "900120044", /begin with 9\. A number that does is usually an ITIN/],
  ["es", "000120044", /no ha emitido ningún número así/],
] as const)(
  "an SSN that was never issued is said where it is typed, in true words (%s)",
  async (language, ssn, words) => {
    openOnboarding({ progress: { profile: typedProfile }, language });
    await enter(/Social Security|Seguro Social/, ssn);
    await userEvent.click(screen.getByRole("button", { name: /Continue to ID Upload|Continuar a/ }));
    expect(await screen.findByRole("alert")).toHaveTextContent(words);
    expect(screen.getByLabelText(/Social Security|Seguro Social/)).toHaveAccessibleDescription(words);
  },
);
