import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { makePulledProgress } from "#shared/testing/onboarding";
import { makeNegativeItem, makeReport } from "#shared/testing/report";
import { accessFaults } from "#web/src/testing/access-faults";
import { enter, openOnboarding } from "#web/src/testing/open-onboarding";
import { watchItem } from "#web/src/testing/watch-item";
import { pageLocation } from "#web/src/ui/page-location";
import { progressQuery } from "./progress-query";

const items = ["Alder Bank", "Birch Card", "Cedar Auto"].map((creditorName, index) =>
  makeNegativeItem({ id: `01KAB0000000000000000TEM${index}A`, creditorName }),
);
const disputed = makeNegativeItem({ id: "01KAB0000000000000000TEM9A", creditorName: "Dogwood Loan", isDisputed: true });
const threeItems = makePulledProgress({ report: makeReport({ negativeItems: [...items, disputed] }) });

const openStep4 = (plan: string, progress = threeItems) =>
  openOnboarding({ progress, path: `/onboarding?plan=${plan}&step=4` });

const box = (creditor: string) => screen.findByRole("checkbox", { name: new RegExp(`^Dispute ${creditor}`) });
const card = async (creditor: string) => {
  const article = (await screen.findByRole("heading", { level: 4, name: new RegExp(`^${creditor}`) })).closest(
    "article",
  );
  if (!article) throw new Error(`no card of ${creditor}`);
  return within(article);
};

test("the plan's cap closes the boxes of the others and says so", async () => {
  openStep4("onetime");
  await userEvent.click(await box("Alder Bank"));
  await userEvent.click(await box("Birch Card"));

  expect(await box("Cedar Auto")).toBeDisabled();
  expect(await box("Alder Bank")).toBeEnabled();
  expect(screen.getByText("Plan limit reached")).toBeVisible();
});

test("a report without negative items offers no plan and no payment, and leads home", async () => {
  openStep4("monthly", makePulledProgress({ report: makeReport({ negativeItems: [] }) }));

  expect(await screen.findByText("Your report shows no negative items")).toBeVisible();
  expect(screen.getByRole("link", { name: "Go to the start page" })).toHaveAttribute("href", "/");
  expect(screen.queryByText("Choose your plan")).toBeNull();
  expect(screen.queryByRole("button", { name: /^Continue to Payment/ })).toBeNull();
  expect(screen.queryByText("Before you pay")).toBeNull();
});

test.each([
  ["en", "pending_verification", /You do not need to pay again/, "Review my drafts", "/disputes", "Continue"],
  ["es", "pending_verification", /No necesita pagar de nuevo/, "Revisar mis borradores", "/disputes", "Continuar"],
  ["en", "active", /There is nothing to pay here/, "See or change your plan", "/subscribe", "Continue"],
] as const)(
  "a member who has paid disputes more items and is sold no plan (%s, %s)",
  async (language, subscriptionStatus, words, label, to, onward) => {
    const { container } = openOnboarding({
      progress: { ...threeItems, isMember: true, paymentReportedAt: "2026-11-20T17:00:00.000Z" },
      path: "/onboarding?plan=premium&step=4",
      member: { subscriptionStatus, subscriptionTier: "onetime" },
      language,
    });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole("link", { name: label })).toHaveAttribute("href", to);
    expect(screen.getByRole("button", { name: onward })).toBeEnabled();
    expect(screen.queryByRole("button", { name: /Continue to Payment|Continuar al pago/ })).toBeNull();
    expect(screen.queryByRole("radio")).toBeNull();
    expect(await accessFaults(container)).toHaveNoViolations();
  },
);

test("a payment from a state that is not served leads to why, and to no selection", async () => {
  openOnboarding({
    progress: { ...threeItems, isMember: true, paymentReportedAt: "2026-11-20T17:00:00.000Z" },
    path: "/onboarding?step=4",
    member: { subscriptionStatus: "pending_verification", isPaymentHeld: true },
  });
  expect(await screen.findByText("We do not offer the service in your state")).toBeVisible();
  expect(screen.getByRole("link", { name: "See why" })).toHaveAttribute("href", "/subscribe");
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("a member who has no plan yet chooses and pays here", async () => {
  openOnboarding({
    progress: { ...threeItems, isMember: true },
    path: "/onboarding?plan=monthly",
    member: { subscriptionStatus: "incomplete" },
  });
  expect(await box("Alder Bank")).toBeEnabled();
  expect(screen.getByRole("button", { name: /^Continue to Payment/ })).toBeVisible();
});

test.each([
  ["en", "monthly", "Continue to Payment", "0 items selected, up to 5 with this plan"],
  ["es", "onetime", "Continuar al pago", "0 cuentas elegidas, hasta 2 con este plan"],
] as const)(
  "with nothing selected the foot asks for no price and says what the plan holds (%s)",
  async (language, plan, button, words) => {
    openOnboarding({ progress: threeItems, path: `/onboarding?plan=${plan}&step=4`, language });
    expect(await screen.findByRole("button", { name: button })).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
  },
);

test("before a plan is chosen the foot does not say what one holds", async () => {
  openOnboarding({ progress: threeItems, path: "/onboarding?step=4" });
  expect(await screen.findByText("0 items selected")).toBeVisible();
});

test("an item in dispute cannot be selected", async () => {
  openStep4("monthly");
  expect((await card("Dogwood Loan")).getByText("In Dispute")).toBeVisible();
  expect((await card("Dogwood Loan")).queryByRole("checkbox")).toBeNull();
});

test("three selected items make monthly the best value, and the button names items and price", async () => {
  const { container } = openStep4("monthly");
  for (const { creditorName } of items) await userEvent.click(await box(creditorName));

  expect(await screen.findByText("BEST VALUE")).toBeVisible();
  expect(screen.getByRole("button", { name: "Continue to Payment (3 items - $120)" })).toBeEnabled();
  expect(screen.getByText("Estimated score increase: 45 points")).toBeVisible();
  expect(screen.getByText(/not a promise/)).toBeVisible();
  expect(await accessFaults(container)).toHaveNoViolations();
});

test("the plans are a part of their own below the list, with the cheapest one that holds the selection", async () => {
  openStep4("premium");
  const title = await screen.findByRole("heading", { name: "Choose your plan", level: 3 });
  expect((await box("Alder Bank")).compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const plans = within(screen.getByRole("group", { name: /^Choose your plan/ }));
  expect(plans.getAllByRole("radio")).toHaveLength(3);
  expect(plans.getByText(/cheapest plan that covers them/)).toBeVisible();
  await userEvent.click(await box("Alder Bank"));
  expect(plans.getByText(/Premium is chosen. One-Time also covers this item: \$99 once/)).toBeVisible();
});

test("choosing an item and its reason does not draw the rows of the others", async () => {
  const { queryClient } = openStep4("monthly");
  const other = await box("Birch Card");
  const shown = queryClient.getQueryData(progressQuery.queryKey)?.report?.negativeItems ?? [];
  const [, birch = disputed] = shown;
  const drawnTimes = watchItem(birch);

  await userEvent.click(await box("Alder Bank"));
  await userEvent.click(await (await card("Alder Bank")).findByRole("checkbox", { name: "Account not mine" }));
  expect(drawnTimes()).toBe(0);
  await userEvent.click(other);
  expect(drawnTimes()).toBeGreaterThan(0);
});

test("going on without an item says what to do", async () => {
  openStep4("monthly");
  await userEvent.click(await screen.findByRole("button", { name: /Continue to Payment/ }));
  expect(screen.getByRole("alert")).toHaveTextContent("Please select at least one item to dispute");
});

test("an item that is chosen after a vain try is not faulted before the next one", async () => {
  openStep4("monthly");
  await userEvent.click(await screen.findByRole("button", { name: /Continue to Payment/ }));
  await userEvent.click(await box("Alder Bank"));
  const alder = await card("Alder Bank");
  expect(await alder.findByText(/^Choose at least one reason/)).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();

  await userEvent.click(screen.getByRole("button", { name: /Continue to Payment/ }));
  expect(alder.getByRole("alert")).toHaveTextContent("Choose at least one reason");
});

test("going on without a plan says what to do", async () => {
  openOnboarding({ progress: threeItems, path: "/onboarding?step=4" });
  await userEvent.click(await box("Alder Bank"));
  await userEvent.click(screen.getByRole("button", { name: "Continue to Payment" }));
  expect(screen.getByText("Please select a plan first.")).toBeVisible();
});

test("each selected item needs a reason, said beside it", async () => {
  const { calls } = openStep4("onetime");
  await userEvent.click(await box("Alder Bank"));
  await userEvent.click(screen.getByRole("button", { name: /Continue to Payment/ }));

  const alder = await card("Alder Bank");
  expect(alder.getByRole("alert")).toHaveTextContent("Choose at least one reason");
  expect(screen.getByRole("article", { name: /Alder Bank/ })).toHaveFocus();
  await userEvent.click(alder.getByRole("checkbox", { name: "Other (specify in details)" }));
  expect(alder.getByText("This field is required")).toBeVisible();
  await enter(/^In your own words/, "The limit was 2,000");
  await userEvent.click(screen.getByRole("button", { name: "Continue to Payment (1 item - $99)" }));

  expect(await screen.findByRole("heading", { name: "Contract and payment" })).toBeVisible();
  await waitFor(() =>
    expect(calls.findLast((call) => call.name === "onboarding/save-progress")?.body).toMatchObject({
      selection: {
        selectedItems: [items[0]?.id],
        paymentType: "per_dispute",
        selectedDisputeReasons: { [items[0]?.id ?? ""]: ["other"] },
        additionalDetails: { [items[0]?.id ?? ""]: "The limit was 2,000" },
      },
    }),
  );
});

test("a reason in the details selects the item; taking the item out clears it", async () => {
  openStep4("onetime");
  await userEvent.click((await card("Birch Card")).getByRole("button", { name: /^View details of Birch Card/ }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("Blue Heron Utilities")).toBeVisible();
  await userEvent.click(dialog.getByRole("checkbox", { name: "Reported twice" }));
  await userEvent.click(dialog.getByRole("button", { name: "Done" }));

  await waitFor(async () => expect(await box("Birch Card")).toBeChecked());
  await userEvent.click(await box("Birch Card"));
  await userEvent.click(await box("Birch Card"));
  expect(await (await card("Birch Card")).findByRole("checkbox", { name: "Reported twice" })).not.toBeChecked();
});

test("with a signed contract the step ends on the plan's payment page, in this window", async () => {
  const left = jest.spyOn(pageLocation, "navigateExternal").mockImplementation(() => {});
  const id = items[0]?.id ?? "";
  const { router } = openStep4("premium", {
    ...threeItems,
    contractSignedAt: "2026-11-20T12:00:00.000Z",
    selection: { selectedItems: [id], selectedDisputeReasons: { [id]: ["not_mine"] }, selectedPlan: "premium" },
  });
  await screen.findByRole("radio", { name: /Premium/ });
  await userEvent.click(screen.getByRole("button", { name: "Continue to Payment (1 item - $299)" }));

  await waitFor(() => expect(left).toHaveBeenCalledWith("https://pay.example/premium"));
  expect(router.state.location.search).toContain("payment=opened");
  left.mockRestore();
});
