import { screen } from "@testing-library/react";
import { makeDispute } from "#shared/testing/dispute";
import { makeUser } from "#shared/testing/user";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { AnswerSaved } from "./answer-saved";

test.each([
  ["en", "See your results", "Done"],
  ["es", "Ver sus resultados", "Listo"],
] as const)(
  "while the next step is only waited for, to be done comes first and the results can be read (%s)",
  async (language, results, done) => {
    const answer = { outcome: "deleted", answeredOn: "2026-11-20", recordedAt: "2026-11-22T12:00:00.000Z" } as const;
    const mailed = { reportsItem: true, mailedAt: "2026-10-25T12:00:00.000Z", deliveredAt: "2026-10-28T12:00:00.000Z" };
    const bureaus = { experian: { ...mailed, answer }, equifax: { ...mailed, dueOn: "2999-11-27" } };
    const dispute = makeDispute({ status: "in_review", bureaus });
    fakeApi({ "disputes/list-disputes": () => [dispute] });
    const noop = () => {};
    renderScreen(<AnswerSaved dispute={dispute} bureau="experian" onAction={noop} onDone={noop} />, {
      user: makeUser(),
      language,
    });
    const link = await screen.findByRole("link", { name: results });
    const button = screen.getByRole("button", { name: done });
    expect(button.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);
