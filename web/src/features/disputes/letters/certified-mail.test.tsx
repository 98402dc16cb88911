import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { makeDispute } from "#shared/testing/dispute";
import { disputeDetail, showDisputes } from "../testing/show-disputes";

test.each([
  ["en", /certified mail with return receipt.*included in your plan: \$0 extra/],
  [
    "es",
    /certificado con acuse de recibo.*incluido en su plan: 0 US\$|incluido en su plan: USD 0|incluido en su plan: \$0/,
  ],
] as const)("what certified mail costs is said before letters are sent (%s)", async (language, words) => {
  showDisputes({ language });
  expect(await screen.findByText(words)).toBeVisible();
});

test("a mailed letter shows its certified number and where the post follows it", async () => {
  const mailedAt = "2026-11-20T12:00:00.000Z";
  const trackingNumber = "9407111899560817432100";
  const sent = makeDispute({ status: "sent", bureaus: { experian: { reportsItem: true, mailedAt } } });
  const detail = { ...disputeDetail(sent), bureaus: { experian: { reportsItem: true, mailedAt, trackingNumber } } };
  showDisputes({ disputes: [sent], fakes: { "disputes/get-dispute": () => detail } });
  await userEvent.click(await screen.findByRole("button", { name: /^Show letters/ }));
  expect(await screen.findByText(/Certified number 9407 1118 9956 0817 4321 00/)).toBeVisible();
  expect(screen.getByRole("link", { name: "follow it at USPS" })).toHaveAttribute(
    "href",
    expect.stringContaining(trackingNumber),
  );
});
