import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { makeDispute } from "#shared/testing/dispute";
import { showDisputes } from "../testing/show-disputes";

const answer = { outcome: "deleted", answeredOn: "2026-10-20", recordedAt: "2026-10-22T12:00:00.000Z" } as const;
const bureaus = {
  experian: { reportsItem: false, answer },
  equifax: { reportsItem: true },
  transunion: { reportsItem: false },
};

test("a bureau that has deleted the item has no letter of the next round to read or to download", async () => {
  const user = userEvent.setup();
  showDisputes({ disputes: [makeDispute({ round: 2, bureaus })] });
  await user.click(await screen.findByRole("button", { name: /^Review letters/ }));
  expect(await screen.findByText("2 letters, one for each of these bureaus. One is mailed, to Equifax.")).toBeVisible();

  await user.click(screen.getByRole("tab", { name: "Experian" }));
  expect(screen.getByText("This round has no letter to this bureau.")).toBeVisible();
  expect(screen.queryByRole("document", { name: "Experian" })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Download the Experian letter/ })).toBeNull();
});

test("a bureau that does not report the item has a letter to download", async () => {
  const user = userEvent.setup();
  showDisputes({ disputes: [makeDispute({ round: 2, bureaus })] });
  await user.click(await screen.findByRole("button", { name: /^Review letters/ }));
  await user.click(await screen.findByRole("tab", { name: "TransUnion" }));
  expect(screen.getByText(/You can still download it\.$/)).toBeVisible();
  expect(screen.getByRole("button", { name: /^Download the TransUnion letter/ })).toBeVisible();
});

test.each([
  [
    "en",
    "Three letters, one for each bureau. Each says what that bureau reports. 2 are mailed, to Experian and Equifax.",
  ],
  [
    "es",
    "Tres cartas, una para cada agencia. Cada una dice lo que esa agencia reporta. Se envían 2, a Experian y Equifax.",
  ],
] as const)("of a draft's three letters it is said which are mailed (%s)", async (language, words) => {
  const reported = {
    experian: { reportsItem: true },
    equifax: { reportsItem: true },
    transunion: { reportsItem: false },
  };
  showDisputes({ language, disputes: [makeDispute({ bureaus: reported })] });
  await userEvent.click(await screen.findByRole("button", { name: /^(Review letters|Revisar las cartas)/ }));
  expect(await screen.findByText(words)).toBeVisible();
});
