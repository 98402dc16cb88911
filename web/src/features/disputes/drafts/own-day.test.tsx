import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { addDays, dayOf } from "#shared/domain/days";
import { makeDispute } from "#shared/testing/dispute";
import { showDisputes } from "../testing/show-disputes";

const inWords = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

afterEach(() => jest.restoreAllMocks());

test("where the day in UTC is tomorrow's already, today is the day of the reader's own calendar", async () => {
  const yesterday = addDays(dayOf(new Date()), -1);
  jest.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(24 * 60);
  showDisputes({ disputes: [makeDispute({ bureaus: { experian: { reportsItem: true } } })] });
  const today = inWords.format(new Date(yesterday));
  expect(await screen.findByText(new RegExp(`ideally today, ${today}`))).toBeVisible();

  // A letter that the member mails is not dated tomorrow.
  await userEvent.click(screen.getByRole("button", { name: /^Review letters/ }));
  await userEvent.click(await screen.findByText(/^Mail these letters yourself/));
  const mailedOn = screen.getByLabelText(/Mailed to Experian on/);
  expect(mailedOn).toHaveValue(yesterday);
  expect(mailedOn).toHaveAttribute("max", yesterday);
});
