import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import { makeReport } from "#shared/testing/report";
import { makeUser } from "#shared/testing/user";
import { ApiError } from "#web/src/api/api-error";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { CreditReportScreen } from "./credit-report-screen";

function show(fakes: Parameters<typeof fakeApi>[0] = {}) {
  fakeApi({ "auth/get-user": () => makeUser(), "credit-report/get-report": () => makeReport(), ...fakes });
  return renderScreen(<CreditReportScreen />, { user: makeUser(), path: "/credit-report" });
}

const refresh = () => userEvent.click(screen.getByRole("button", { name: "Refresh" }));

/** Opens the one item and disputes it, for the reasons named. */
async function dispute(...reasons: string[]) {
  await userEvent.click(await screen.findByRole("button", { name: /^View details of Northgate Recovery\b/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Northgate Recovery" }));
  const submit = await dialog.findByRole("button", { name: "Dispute selected reasons" });
  for (const name of reasons) await userEvent.click(dialog.getByRole("checkbox", { name }));
  await userEvent.click(submit);
}

test("a refreshed report is announced", async () => {
  show();
  await screen.findByText("Northgate Recovery");
  await refresh();
  expect(await screen.findByText("Credit Report Refreshed")).toBeVisible();
});

test("a failed refresh is announced, and the one from before stays", async () => {
  let isDown = false;
  show({
    "credit-report/get-report": () => {
      if (isDown) throw new AppError("SERVICE_UNAVAILABLE");
      return makeReport();
    },
  });
  await screen.findByText("Northgate Recovery");

  isDown = true;
  await refresh();
  expect(await screen.findByText("Refresh Failed")).toBeVisible();
  expect(screen.getByText("Failed to refresh credit report. Please try again.")).toBeVisible();
  expect(screen.getByText("Northgate Recovery")).toBeVisible();
});

test("a dispute without a reason says what to do", async () => {
  show();
  await dispute();
  expect(await screen.findByText("No Reasons Selected")).toBeVisible();
  expect(screen.getByText("Please select at least one dispute reason.")).toBeVisible();
});

test.each([
  ["There was an error creating your dispute. Please try again.", new ApiError({ status: 502, body: "Bad Gateway" })],
  ["This item is in dispute already, or a bureau answered that it is removed.", new AppError("ALREADY_DISPUTED")],
])("a failure to create a dispute is shown: %s", async (words, error) => {
  show({
    "disputes/create-dispute": () => {
      throw error;
    },
  });
  await dispute("Account not mine");
  expect(await screen.findByText("Failed to Create Dispute")).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
});

test("without a plan a dispute leads to the plans, with the item", async () => {
  const { router } = show({
    "disputes/create-dispute": () => {
      throw new AppError("SUBSCRIPTION_REQUIRED");
    },
  });
  await dispute("Account not mine");
  expect(await screen.findByText("elsewhere")).toBeVisible();
  const [item] = makeReport().negativeItems;
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
    `/subscribe?selectedDisputes=${item?.id}`,
  );
});
