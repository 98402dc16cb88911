import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { makeDispute } from "#shared/testing/dispute";
import { showDisputes } from "../testing/show-disputes";

const mailed = { reportsItem: true, mailedAt: "2026-10-01T17:00:00.000Z" };
const answer = { outcome: "verified" as const, answeredOn: "2026-10-20", recordedAt: "2026-10-22T12:00:00.000Z" };

const show = (experian: object) =>
  showDisputes({
    disputes: [
      makeDispute({
        status: "in_review",
        bureaus: {
          experian: { ...mailed, ...experian },
          equifax: { reportsItem: false },
          transunion: { reportsItem: false },
        },
      }),
    ],
  });

const open = async () => userEvent.click(await screen.findByRole("button", { name: /^Show letters/ }));

test("once a bureau has refused, its packet can be had for the CFPB and for an attorney", async () => {
  show({ answer });
  await open();
  expect(await screen.findByRole("button", { name: /^Packet for the CFPB/ })).toBeVisible();
  expect(screen.getByRole("button", { name: /^Packet for an attorney/ })).toBeVisible();
});

test("before the day of a complaint the day is said", async () => {
  show({ mailedAt: "2099-01-02T17:00:00.000Z", deliveredAt: "2099-01-05T17:00:00.000Z" });
  await open();
  expect(await screen.findByText(/possible from February 19, 2099/)).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Packet for the CFPB/ })).toBeNull();
});
