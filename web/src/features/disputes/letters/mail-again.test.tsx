import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Dispute } from "#shared/api/schemas/dispute";
import { makeDispute } from "#shared/testing/dispute";
import { accessFaults } from "#web/src/testing/access-faults";
import { showDisputes } from "../testing/show-disputes";

const cameBack = { mailedAt: "2026-11-10T17:00:00.000Z", returnedAt: "2026-11-14T17:00:00.000Z" };
const withLetter = (fate: object): Dispute =>
  makeDispute({ status: "sent", bureaus: { experian: { reportsItem: true, ...fate } } });

test.each([
  ["came back", cameBack, /^Did not arrive/],
  ["was not taken", { heldBackAt: "2026-11-10T17:00:00.000Z", heldBackFor: "post" }, /^Not mailed: the mail service/],
  ["has not been seen to arrive", { mailedAt: "2020-11-10T17:00:00.000Z" }, /no confirmation that it arrived/],
] as const)("a letter that %s can be mailed again from beside it", async (_, fate, words) => {
  const dispute = withLetter(fate);
  const { seen, container } = showDisputes({
    disputes: [dispute],
    fakes: { "disputes/mail-again": () => dispute },
  });
  await userEvent.click(await screen.findByRole("button", { name: /^Show letters / }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(await accessFaults(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole("button", { name: /^Mail this letter again/ }));
  await userEvent.click(await screen.findByRole("button", { name: "I have read it: mail it again" }));
  expect(await screen.findByText("The letter to Experian is mailed again")).toBeVisible();
  expect(seen.find(({ name }) => name === "disputes/mail-again")?.body).toEqual({
    bureau: "experian",
    version: `version of ${dispute.id}`,
  });
});

test("of several letters the one that did not arrive is in front", async () => {
  const arrived = { reportsItem: true, mailedAt: cameBack.mailedAt, deliveredAt: "2026-11-14T17:00:00.000Z" };
  const bureaus = { experian: arrived, equifax: { reportsItem: true, ...cameBack }, transunion: arrived };
  showDisputes({ disputes: [makeDispute({ id: "d1", status: "sent", bureaus })], path: "/disputes?letters=d1" });

  const page = within(await screen.findByRole("dialog"));
  expect(await page.findByRole("tab", { name: "Equifax" })).toHaveAttribute("aria-selected", "true");
  expect(await page.findByRole("button", { name: /^Mail this letter again/ })).toBeVisible();
});

test("an order whose answer got lost is not said to be refused, and the second press is the same order", async () => {
  const dispute = withLetter(cameBack);
  const keys = new Set<string | undefined>();
  let isLost = true;
  showDisputes({
    disputes: [dispute],
    fakes: {
      "disputes/mail-again": ({ headers }) => {
        keys.add(headers["idempotency-key"]);
        if (isLost) throw new TypeError("Failed to fetch");
        return dispute;
      },
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: /^Show letters / }));
  await userEvent.click(await screen.findByRole("button", { name: /^Mail this letter again/ }));
  const question = within(await screen.findByRole("alertdialog"));
  const order = question.getByRole("button", { name: "I have read it: mail it again" });
  await userEvent.click(order);
  expect(await question.findByRole("alert")).toHaveTextContent(
    "We do not know whether the letter will be mailed againNo clear answer came.",
  );

  isLost = false;
  await userEvent.click(order);
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect([...keys]).toEqual([expect.any(String)]);
});
