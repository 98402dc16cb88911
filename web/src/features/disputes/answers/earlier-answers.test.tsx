import { screen } from "@testing-library/react";
import { makeDispute } from "#shared/testing/dispute";
import { renderScreen } from "#web/src/testing/render-screen";
import { DisputeCard } from "../dispute-sections";

test.each([
  [
    "en",
    "Equifax, recorded on November 28, 2026 and corrected or withdrawn since: The bureau corrected the item: “Paid”",
  ],
  [
    "es",
    "Equifax, registrado el 28 de noviembre de 2026 y después corregido o retirado: La agencia corrigió el dato: “Paid”",
  ],
] as const)("an answer that was corrected stays in the history (%s)", async (language, words) => {
  const earlier = { outcome: "modified", correctedTo: "Paid", recordedAt: "2026-11-28T15:00:00.000Z" } as const;
  const answer = { outcome: "verified", answeredOn: "2026-12-10", recordedAt: "2026-12-15T15:00:00.000Z" } as const;
  const dispute = makeDispute({
    status: "in_review",
    bureaus: { equifax: { reportsItem: true, answer, earlierAnswers: [earlier] }, experian: { reportsItem: true } },
  });
  renderScreen(<DisputeCard dispute={dispute} />, { language });
  expect((await screen.findAllByRole("listitem", { hidden: true })).map(({ textContent }) => textContent)).toContain(
    words,
  );
});
