import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { bureaus } from "#shared/domain/bureau/bureau";
import { makeDispute } from "#shared/testing/dispute";
import { makeNegativeItem, makeReport } from "#shared/testing/report";
import { disputeDetail, showDisputes } from "../testing/show-disputes";

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
  expect(
    await screen.findByText(/another reason, an exact fact with the right value, words of your own, or, .* a proof/),
  ).toBeVisible();
  expect(screen.getByRole("checkbox", { name: "Account not mine" })).toBeChecked();

  await userEvent.type(screen.getByLabelText(/own words/), " They found no contract.");
  await userEvent.click(screen.getByRole("button", { name: "Write the letters with what is new" }));
  expect(await screen.findByText("The letters now say what you stated")).toBeVisible();
  expect(seen.find(({ name }) => name === "disputes/regenerate-letters")?.body).toEqual({
    disputeReason: "not_mine",
    additionalDetails: "Never had it. They found no contract.",
  });
});

test("what is reported is named at the bureaus alone that are still to be written to", async () => {
  const view = { itemType: "collection", creditorName: "Northgate Recovery", amount: 1240, status: "open" } as const;
  const bureauViews = bureaus.map((bureau) => ({ ...view, bureau }));
  const written = {
    experian: { reportsItem: true },
    equifax: { reportsItem: false },
    transunion: { reportsItem: false },
  };
  showDisputes({
    disputes: [{ ...draft, bureaus: written }],
    fakes: {
      "credit-report/get-report": () => makeReport({ negativeItems: [makeNegativeItem({ bureauViews })] }),
    },
  });
  expect(await screen.findByText("Reported as yours by Experian")).toBeVisible();
});

test("the same is asked for in Spanish", async () => {
  showDisputes({ disputes: [draft], language: "es" });
  expect(await screen.findByText("¿Qué hay de nuevo?")).toBeVisible();
  expect(
    screen.getByText(/otro motivo, un dato exacto con el valor correcto, palabras suyas o, .* una prueba/),
  ).toBeVisible();
});

const refused = makeDispute({
  id: "01KAB00000000000000000REF1",
  negativeItemId: "item-refused",
  status: "rejected",
  outcome: "verified",
  resolvedAt: "2026-11-01T15:00:00.000Z",
});
const collection = makeNegativeItem({ id: "item-refused", creditorName: "Northgate Recovery" });

test("the form of a new dispute says of an item that was refused what would be new", async () => {
  showDisputes({
    disputes: [refused],
    fakes: { "credit-report/get-report": () => makeReport({ negativeItems: [collection] }) },
  });
  await userEvent.click(await screen.findByRole("button", { name: "New dispute" }));
  await userEvent.click(await screen.findByRole("checkbox", { name: /Northgate Recovery/ }));
  expect(await screen.findByText(/refused a dispute of this item/)).toBeVisible();
});
