import { useQueryClient } from "@tanstack/react-query";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect, useState } from "react";
import { AppError } from "#shared/api/errors";
import { makeDispute } from "#shared/testing/dispute";
import { makeNegativeItem, makeReport } from "#shared/testing/report";
import { reportQuery } from "#web/src/api/queries";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { CreditReportScreen } from "./credit-report-screen";

function show(report = makeReport(), language: "en" | "es" = "en") {
  fakeApi({ "credit-report/get-report": () => report });
  return renderScreen(<CreditReportScreen />, { path: "/credit-report", language });
}

test("five skeleton rows keep the place of items on their way", async () => {
  show();
  expect(screen.getAllByTestId("skeleton-row")).toHaveLength(5);
  expect(await screen.findByText("Northgate Recovery")).toBeVisible();
});

test.each([
  ["late_payment", "en", /late payment may lower the score by 60 to 110 points and stays 7 years/],
  ["charge_off", "en", /charge-off may lower the score by 120 points or more/],
  ["collection", "en", /collection may lower the score by 100 points or more/],
  ["late_payment", "es", /60 a 110 puntos .* 7 años/],
  ["charge_off", "es", /120 puntos o más/],
  ["collection", "es", /100 puntos o más/],
] as const)("the details of a %s say in points what it may cost (%s)", async (itemType, language, words) => {
  show(makeReport({ negativeItems: [makeNegativeItem({ itemType })] }), language);
  await userEvent.click(await screen.findByRole("button", { name: /Northgate Recovery/ }));
  expect(await within(await screen.findByRole("dialog")).findByText(words)).toBeVisible();
});

test("an item that was removed is not counted, and is called removed once a file shows it no more", async () => {
  const item = (id: string) => makeNegativeItem({ id, impact: "high", bureaus: ["experian"] });
  const gone = { ...item("01KAB0000000000000000GONE1"), isRemoved: true, unseenBy: ["experian" as const] };
  show(makeReport({ negativeItems: [gone, item("01KAB0000000000000000THERE")] }));
  const counts = within(await screen.findByRole("region", { name: "Your report in numbers" }));
  expect(counts.getByText("Negative items").nextSibling).toHaveTextContent("1");
  expect(counts.getByText("High-impact items").nextSibling).toHaveTextContent("1");
  expect(screen.getByText("Removed")).toBeVisible();
});

test.each([
  ["en", "No longer in the file of Equifax"],
  ["es", "Ya no está en el expediente de Equifax"],
] as const)("an item in dispute says whose newest file shows it no more (%s)", async (language, words) => {
  const bureaus = ["experian" as const, "equifax" as const];
  show(
    makeReport({ negativeItems: [makeNegativeItem({ isDisputed: true, bureaus, unseenBy: ["equifax"] })] }),
    language,
  );
  expect(await screen.findByText(words)).toBeVisible();
});

test.each([
  ["en", "Removed by Experian. Equifax: in dispute"],
  ["es", "Eliminado por Experian. Equifax: en disputa"],
] as const)(
  "an item that one of two bureaus has removed says so in its row and in its window (%s)",
  async (language, words) => {
    const answer = { outcome: "deleted", answeredOn: "2026-11-28", recordedAt: "2026-12-01T12:00:00Z" } as const;
    const item = makeNegativeItem({ isDisputed: true, bureaus: ["experian", "equifax"] });
    const bureaus = { experian: { reportsItem: true, answer }, equifax: { reportsItem: true } };
    const dispute = makeDispute({ negativeItemId: item.id, status: "in_review", bureaus });
    fakeApi({
      "credit-report/get-report": () => makeReport({ negativeItems: [item] }),
      "disputes/list-disputes": () => [dispute],
    });
    renderScreen(<CreditReportScreen />, { path: "/credit-report", language });
    expect(await screen.findByText(words)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: /Northgate Recovery/ }));
    expect(await within(await screen.findByRole("dialog")).findByText(words)).toBeVisible();
  },
);

test("once an item is removed the score may improve in 30 to 60 days", async () => {
  show();
  await userEvent.click(await screen.findByRole("button", { name: /Northgate Recovery/ }));
  expect(await screen.findByText(/the score may improve in 30 to 60 days/)).toBeVisible();
});

test("a click at the rim of an item opens its details too", async () => {
  show();
  const item = await screen.findByRole("article", { name: /Northgate Recovery/ });
  await userEvent.click(item.children[0] ?? item);
  expect(await screen.findByRole("dialog")).toBeVisible();
});

test("a click on an item's box chooses it and opens nothing", async () => {
  show();
  await userEvent.click(await screen.findByRole("checkbox", { name: /Northgate Recovery/ }));
  expect(screen.getByRole("checkbox", { name: /Northgate Recovery/ })).toBeChecked();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("a click anywhere on an item opens its details, not only one on the button", async () => {
  show();
  await userEvent.click(await screen.findByText("Northgate Recovery"));
  expect(await within(await screen.findByRole("dialog")).findByText("Status")).toBeVisible();
});

test("for readers of Spanish a bureau's own words are translated, with the English ones beside", async () => {
  const view = {
    bureau: "experian",
    creditorName: "Northgate",
    amount: 812,
    status: "open",
    payStatus: "Current; was 60 days past due",
  } as const;
  const item = makeNegativeItem({
    accountType: "Credit card",
    description: "A remark of its own",
    bureauViews: [view],
  });
  show(makeReport({ negativeItems: [item] }), "es");
  await userEvent.click(await screen.findByText("Northgate Recovery"));
  const dialog = within(await screen.findByRole("dialog"));
  const status = await dialog.findByText(/Al corriente; tuvo 60 días de atraso/);
  expect(status).toHaveTextContent("(Current; was 60 days past due)");
  expect(dialog.getByText(/Tarjeta de crédito/)).toHaveTextContent("Tarjeta de crédito (Credit card)");
  expect(dialog.getByText("A remark of its own")).toHaveAttribute("lang", "en");
});

test("from an uploaded report a way leads to asking the bureaus, from theirs none", async () => {
  const { unmount } = show(makeReport({ dataSource: "uploaded_report" }));
  const link = await screen.findByRole("link", { name: "Ask the bureaus for their reports" });
  expect(link).toHaveAttribute("href", "/onboarding?step=3");
  unmount();
  show();
  await screen.findByRole("heading", { name: "Negative items" });
  expect(screen.queryByRole("link", { name: "Ask the bureaus for their reports" })).toBeNull();
});

test("without a report there is nothing to refresh", async () => {
  show(makeReport({ id: null, negativeItems: [] }));
  expect(await screen.findByRole("link", { name: "Get my report" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /Refresh/ })).toBeNull();
});

/** As the app does: the report is asked for before the screen is there. */
function AfterItsQuestion() {
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  useEffect(() => void client.prefetchQuery(reportQuery).then(() => setAsked(true)), [client]);
  return isAsked && <CreditReportScreen />;
}

test("a report that cannot be had is asked for once", async () => {
  // React tells of what a boundary has caught.
  jest.spyOn(console, "error").mockImplementation(() => {});
  const calls = fakeApi({
    "credit-report/get-report": () => {
      throw new AppError("INTERNAL");
    },
  });
  renderScreen(<AfterItsQuestion />, { path: "/credit-report" });
  expect(await screen.findByRole("button", { name: "Try Again" })).toBeVisible();
  expect(calls.filter(({ name }) => name === "credit-report/get-report")).toHaveLength(1);
});
