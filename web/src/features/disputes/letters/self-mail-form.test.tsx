import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import { dayOf } from "#shared/domain/days";
import { makeDispute } from "#shared/testing/dispute";
import { makeUser } from "#shared/testing/user";
import { serverNow } from "#web/src/api/server-time";
import { accessFaults } from "#web/src/testing/access-faults";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { RecordArrival } from "../answers/record-arrival";
import { disputeDetail } from "../testing/show-disputes";
import { LettersPanel } from "./letters-panel";

const dispute = makeDispute({
  bureaus: {
    experian: { reportsItem: true },
    equifax: { reportsItem: false },
    transunion: { reportsItem: true },
  },
});

async function openForm(fakes: Parameters<typeof fakeApi>[0] = {}, language: "en" | "es" = "en") {
  const calls = fakeApi({
    "disputes/get-dispute": () => disputeDetail(dispute),
    "evidence/self-mail": () => makeDispute({ status: "sent" }),
    ...fakes,
  });
  const view = renderScreen(<LettersPanel id={dispute.id} />, { path: "/disputes", language, user: makeUser() });
  await userEvent.click(await screen.findByText(/^(Mail these letters yourself|Enviar estas cartas por su cuenta)/));
  return { ...view, calls };
}

test("a member records the day and number of each letter that a bureau gets", async () => {
  const { calls } = await openForm();
  expect(screen.queryByLabelText(/Mailed to Equifax on/)).toBeNull();
  fireEvent.change(screen.getByLabelText(/Mailed to Experian on/), { target: { value: "2026-11-20" } });
  await userEvent.type(screen.getByLabelText(/Certified number for Experian/), "9407 1118 9956 0817 4321 00");
  await userEvent.click(screen.getByRole("button", { name: /^I have mailed these letters/ }));

  expect(await screen.findByText(/^Recorded\. The bureaus' time starts/)).toBeVisible();
  expect(calls.find(({ name }) => name === "evidence/self-mail")?.body).toEqual({
    version: `version of ${dispute.id}`,
    letters: [
      { bureau: "experian", mailedOn: "2026-11-20", trackingNumber: "9407 1118 9956 0817 4321 00" },
      { bureau: "transunion", mailedOn: dayOf(serverNow()) },
    ],
  });
});

test("the day on the receipt is recorded bureau by bureau, and only of letters that the member mailed", async () => {
  const progress = { reportsItem: true, mailedAt: "2026-11-20T12:00:00.000Z" };
  const sent = (by: "member" | "mail") => {
    const timeline = [{ at: "2026-11-20T17:00:00.000Z", status: "sent" as const, by }];
    const sharedLetter = "01KAB0000000000000000000KK";
    return makeDispute({ status: "sent", timeline, sharedLetter, bureaus: { experian: progress, equifax: progress } });
  };
  const other = { ...sent("member"), id: "01KAB0000000000000000000AA", accountName: "Northgate" };
  const calls = fakeApi({
    "disputes/change-status": () => sent("member"),
    "evidence/list-proofs": () => [],
    "disputes/list-disputes": () => [other],
  });
  renderScreen(
    <>
      <RecordArrival dispute={sent("mail")} />
      <RecordArrival dispute={sent("member")} />
    </>,
    { path: "/disputes", user: makeUser() },
  );
  const receipt = await screen.findByRole("link", { name: "Add the post office's receipt to your proofs" });
  expect(receipt).toHaveAttribute("href", `/evidence?dispute=${sent("member").id}&kind=mailing_receipt`);
  await userEvent.click(await screen.findByRole("button", { name: /^Record the arrival for / }));
  const save = await screen.findByRole("button", { name: "Save the days" });
  await userEvent.click(save);
  expect(screen.getByLabelText(/Received by Experian on/)).toHaveFocus();
  expect(screen.getByLabelText(/Received by Experian on/)).toHaveAccessibleDescription(/at least one letter/);
  expect(
    await screen.findByText("This letter is also about Northgate: the days are saved for all of them."),
  ).toBeVisible();
  fireEvent.change(screen.getByLabelText(/Received by Equifax on/), { target: { value: "2026-11-21" } });
  await userEvent.click(save);
  expect(await screen.findByText("The days are saved: the time to answer has started")).toBeVisible();
  expect(calls.find(({ name }) => name === "disputes/change-status")?.body).toEqual({
    status: "in_review",
    received: { equifax: "2026-11-21" },
  });
});

test("a receipt that is among the proofs is not asked for again, also once the letter has arrived", async () => {
  const timeline = [{ at: "2026-11-20T17:00:00.000Z", status: "sent" as const, by: "member" as const }];
  const arrived = { reportsItem: true, mailedAt: "2026-11-20T12:00:00.000Z", deliveredAt: "2026-11-24T12:00:00.000Z" };
  const sent = makeDispute({ status: "in_review", timeline, bureaus: { experian: arrived } });
  const proof = { id: "01KAB0000000000000000000PR", name: "Receipt", createdAt: "2026-11-21T12:00:00.000Z" };
  const receipt = { ...proof, kind: "mailing_receipt" as const, disputeId: sent.id, pages: 1, sizeBytes: 900 };
  fakeApi({ "evidence/list-proofs": () => [receipt] });
  renderScreen(<RecordArrival dispute={sent} />, { path: "/disputes", user: makeUser() });
  expect(await screen.findByText(/The post office's receipt is among your proofs/)).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Record the arrival/ })).toBeNull();
});

test("a day of arrival that was recorded wrongly is corrected", async () => {
  const timeline = [{ at: "2026-11-20T17:00:00.000Z", status: "sent" as const, by: "member" as const }];
  const arrived = { reportsItem: true, mailedAt: "2026-11-20T12:00:00.000Z", deliveredAt: "2026-11-24T12:00:00.000Z" };
  const answer = { outcome: "verified", answeredOn: "2026-11-28", recordedAt: "2026-11-28T12:00:00.000Z" } as const;
  const bureaus = { experian: arrived, equifax: { ...arrived, answer } };
  const sent = makeDispute({ status: "in_review", timeline, bureaus });
  const calls = fakeApi({ "disputes/change-status": () => sent, "evidence/list-proofs": () => [] });
  renderScreen(<RecordArrival dispute={sent} />, { path: "/disputes", user: makeUser() });
  await userEvent.click(await screen.findByRole("button", { name: /^Correct the arrival/ }));
  expect(await screen.findByLabelText(/Received by Experian on/)).toHaveValue("2026-11-24");
  expect(screen.queryByLabelText(/Received by Equifax on/)).toBeNull();
  fireEvent.change(screen.getByLabelText(/Received by Experian on/), { target: { value: "2026-11-23" } });
  await userEvent.click(screen.getByRole("button", { name: "Save the days" }));
  expect(calls.find(({ name }) => name === "disputes/change-status")?.body).toEqual({
    status: "in_review",
    received: { experian: "2026-11-23" },
    correction: true,
  });
});

test("a number that the post office cannot have given is named at its field, and nothing is recorded", async () => {
  const { calls } = await openForm();
  const number = screen.getByLabelText(/Certified number for TransUnion/);
  await userEvent.type(number, "123");
  await userEvent.click(screen.getByRole("button", { name: /^I have mailed these letters/ }));
  expect(number).toHaveAccessibleDescription(/it has 20 or 22 digits/);
  expect(number).toHaveFocus();
  expect(calls.some(({ name }) => name === "evidence/self-mail")).toBe(false);
  await userEvent.clear(number);
  await userEvent.click(screen.getByRole("button", { name: /^I have mailed these letters/ }));
  expect(await screen.findByText(/^Recorded\./)).toBeVisible();
});

test("a refusal is said in words", async () => {
  await openForm({
    "evidence/self-mail": () => {
      throw new AppError("ADDRESS_REQUIRED");
    },
  });
  await userEvent.click(screen.getByRole("button", { name: /^I have mailed these letters/ }));
  expect(await screen.findByText("The mailing was not recorded")).toBeVisible();
  expect(screen.getByText(/Add your address first/)).toBeVisible();
});

test.each(["en", "es"] as const)(
  "the form reads well, and leads to where the receipt is added, in %s",
  async (language) => {
    const { container } = await openForm({}, language);
    const link = screen.getByRole("link", { name: /receipt to your proofs|comprobante del correo/ });
    expect(link).toHaveAttribute("href", `/evidence?dispute=${dispute.id}&kind=mailing_receipt`);
    // What is typed into the form stays.
    expect(link).toHaveAttribute("target", "_blank");
    expect(await accessFaults(container)).toHaveNoViolations();
  },
);
