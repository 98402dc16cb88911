import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { makeDispute } from "#shared/testing/dispute";
import { makeNegativeItem } from "#shared/testing/report";
import { makeUser } from "#shared/testing/user";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { DisputeReasons } from "./dispute-reasons";

/** What was sent, if anything was. */
function world() {
  const seen = fakeApi({ "disputes/create-dispute": () => makeDispute() });
  return () => seen.find(({ name }) => name === "disputes/create-dispute")?.body;
}

test("the report's 'other' says that the details are required, and sends nothing without them", async () => {
  const bodyOf = world();
  renderScreen(<DisputeReasons item={makeNegativeItem()} onDone={() => undefined} />, { user: makeUser() });
  expect(screen.getByLabelText(/own words \(optional\)/)).toBeVisible();
  await userEvent.click(screen.getByRole("checkbox", { name: /Other/ }));
  const words = screen.getByLabelText(/own words \(required\)/);
  await userEvent.click(screen.getByRole("button", { name: "Dispute selected reasons" }));
  expect(screen.getByText("This field is required")).toBeVisible();
  expect(bodyOf()).toBeUndefined();

  await userEvent.type(words, "Sold twice");
  await userEvent.click(screen.getByRole("button", { name: "Dispute selected reasons" }));
  expect(bodyOf()).toMatchObject({ disputeReason: "other", additionalDetails: "Sold twice" });
});

test("reasons that exclude each other are refused with the reason, in the reader's language", async () => {
  const bodyOf = world();
  renderScreen(<DisputeReasons item={makeNegativeItem()} onDone={() => undefined} />, {
    user: makeUser(),
    language: "es",
  });
  await userEvent.click(screen.getByRole("checkbox", { name: "La cuenta no es mía" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Pagada por completo" }));
  expect(screen.getByRole("alert")).toHaveTextContent("Estos motivos se excluyen");
  await userEvent.click(screen.getByRole("button", { name: /Disputar/ }));
  expect(bodyOf()).toBeUndefined();
});
