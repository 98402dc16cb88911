import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { makeDispute } from "#shared/testing/dispute";
import { disputeDetail, showDisputes } from "./testing/show-disputes";

const draft = makeDispute({
  round: 2,
  needsSomethingNew: true,
  disputeReason: "not_mine",
  additionalDetails: "Never had it.",
});

test("a next round that says nothing new says what is missing, and opens with new words", async () => {
  const { seen } = showDisputes({
    disputes: [draft],
    fakes: { "disputes/regenerate-letters": () => disputeDetail({ ...draft, needsSomethingNew: undefined }) },
  });
  expect(await screen.findByRole("checkbox", { name: /^Northgate Recovery/ })).toBeDisabled();
  expect(await screen.findByText(/an exact fact with the right value, words of your own/)).toBeVisible();
  expect(screen.getByRole("checkbox", { name: "Account not mine" })).toBeChecked();

  await userEvent.type(screen.getByLabelText(/own words/), " They found no contract.");
  await userEvent.click(screen.getByRole("button", { name: "Write the letters with what is new" }));
  expect(await screen.findByText("The letters now say what you stated")).toBeVisible();
  expect(seen.find(({ name }) => name === "disputes/regenerate-letters")?.body).toEqual({
    disputeReason: "not_mine",
    additionalDetails: "Never had it. They found no contract.",
  });
});

test("the same is asked for in Spanish", async () => {
  showDisputes({ disputes: [draft], language: "es" });
  expect(await screen.findByText("¿Qué hay de nuevo?")).toBeVisible();
  expect(screen.getByText(/puede dejar de lado una carta que repite otra/)).toBeVisible();
});
