import { screen } from "@testing-library/react";
import { makeDispute } from "#shared/testing/dispute";
import { renderScreen } from "#web/src/testing/render-screen";
import { Timeline } from "./timeline";

const step = (status: "submitted" | "sent" | "resolved", at: string) => ({ status, at, by: "system" as const });
const submitted = step("submitted", "2026-11-02T12:00:00.000Z");
const sent = step("sent", "2026-11-06T12:00:00.000Z");

const lines = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

test("after what has happened comes what is still to come", () => {
  renderScreen(<Timeline dispute={makeDispute({ status: "sent", timeline: [submitted, sent] })} />);

  expect(lines()).toEqual([
    expect.stringContaining("SubmittedNovember 2, 2026"),
    expect.stringContaining("Sent to BureauNovember 6, 2026"),
    "Under ReviewStill to come",
    "Answer of the bureausStill to come",
  ]);
});

test("a bureau's notice that the item is back is a step of its own, after the answer", () => {
  const resolved = step("resolved", "2026-12-01T12:00:00.000Z");
  const laterReport = { source: "later_report", finding: "reinserted", on: "2026-12-20" } as const;
  const dispute = { status: "resolved", timeline: [submitted, sent, resolved] } as const;
  const bureaus = { equifax: { reportsItem: true, laterReport } };
  renderScreen(<Timeline dispute={makeDispute({ ...dispute, timeline: [...dispute.timeline], bureaus })} />);

  expect(lines().at(-1)).toBe("Equifax: back, says the bureau's notice of December 20, 2026");
});

test("of a dispute that is over nothing is to come", () => {
  const resolved = step("resolved", "2026-12-01T12:00:00.000Z");
  renderScreen(<Timeline dispute={makeDispute({ status: "resolved", timeline: [submitted, sent, resolved] })} />);

  expect(lines()).toHaveLength(3);
});
