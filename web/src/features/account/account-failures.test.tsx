import { screen, waitFor } from "@testing-library/react";
import { AppError } from "#shared/api/errors";
import { allSections, openAccount, press } from "#web/src/testing/open-account";

test("sections that could not be loaded are said once, and one press asks for all of them again", async () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  let isDown = true;
  const orFail = <Answer,>(answer: Answer) => {
    if (isDown) throw new AppError("SERVICE_UNAVAILABLE");
    return answer;
  };
  openAccount({
    "account/get-mail-topics": () => orFail({ disputes: true, report: false }),
    "account/list-openings": () => orFail({ openings: [] }),
    "account/list-payments": () => orFail({ payments: [] }),
  });
  await waitFor(() => expect(screen.getAllByText("This part could not be loaded.").length).toBeGreaterThanOrEqual(3));
  expect(screen.getAllByRole("alert")).toHaveLength(1);
  expect(screen.getByRole("alert")).toHaveTextContent(/^Some of your account could not be loaded/);

  isDown = false;
  await press("Try Again");
  await allSections();
  expect(screen.queryByText("This part could not be loaded.")).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});
