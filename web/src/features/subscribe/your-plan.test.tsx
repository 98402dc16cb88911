import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import type { User } from "#shared/api/schemas/user";
import { makeContract, makeOffers, makeSigned } from "#shared/testing/onboarding";
import { makeReport } from "#shared/testing/report";
import { makeUser } from "#shared/testing/user";
import { noteServerTime } from "#web/src/api/server-time";
import { SubscribePage } from "#web/src/pages/subscribe-page";
import { accessFaults } from "#web/src/testing/access-faults";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { useLanguage } from "#web/src/ui/language";

beforeEach(() => noteServerTime("Fri, 20 Nov 2026 17:30:00 GMT"));

const paid = { description: "renewal monthly", date: "2026-11-05T15:00:00.000Z", amountCents: 12_000, amount: 120 };
const usedTwo = { period: "2026-11", limit: 5, used: 2, remaining: 3 };

type World = { user?: Partial<User>; language?: "en" | "es"; fakes?: Parameters<typeof fakeApi>[0] };

/** A member of the monthly plan, whom the server may know otherwise later. */
function show({ user = {}, language, fakes = {} }: World = {}) {
  let member = makeUser({ disputeAllowance: usedTwo, ...user });
  const calls = fakeApi({
    "auth/get-user": () => member,
    "subscription/list-plans": () => makeOffers(),
    "contract/get-contract": () => makeContract({ signed: makeSigned({ plan: member.subscriptionTier }) }),
    "contract/get-signed-contract": () => ({ signed: makeSigned({ plan: member.subscriptionTier }) }),
    "credit-report/get-report": () => makeReport(),
    "account/list-payments": () => ({ payments: [{ ...paid, status: "paid" }] }),
    ...fakes,
  });
  const learn = (news: Partial<User>) => {
    member = { ...member, ...news };
  };
  const page = (
    <>
      <SubscribePage />
      <ToSpanish />
    </>
  );
  return { calls, learn, ...renderScreen(page, { user: member, path: "/subscribe", language }) };
}

function ToSpanish() {
  const { setLanguage } = useLanguage();
  return (
    <button type="button" onClick={() => setLanguage("es")}>
      in Spanish
    </button>
  );
}

const facts = () => [...document.querySelectorAll("dd")].map(({ textContent }) => textContent);

afterEach(() => jest.useRealTimers());

test.each([
  ["en", "Your plan", ["2 of 5 used this month, 3 left", "$120 per month", "$120, expected on December 5, 2026"]],
  [
    "es",
    "Su plan",
    ["2 de 5 usadas este mes, quedan 3", "$120 al mes", "$120, previsto para el 5 de diciembre de 2026"],
  ],
] as const)(
  "a member reads what is used, what is charged next and what is included (%s)",
  async (language, title, said) => {
    const { baseElement } = show({ language });
    expect(await screen.findByRole("heading", { name: title, level: 1 })).toBeVisible();
    await screen.findByRole("button", { name: /^(Cancel|Cancelar)/ });
    expect(facts()).toEqual(said);
    expect(screen.getByRole("progressbar", { name: said[0] })).toHaveAttribute("aria-valuenow", "40");
    expect(screen.queryByRole("radio")).toBeNull();
    await act(async () => expect(await accessFaults(baseElement)).toHaveNoViolations());
  },
);

test("another language reaches every part of the plan", async () => {
  show();
  await screen.findByText("What it includes");
  fireEvent.click(screen.getByRole("button", { name: "in Spanish" }));

  // What is asked for again in Spanish may hide the plan for a moment.
  await waitFor(() => {
    for (const words of ["Precio", "Qué incluye", "Cambiar de plan"]) expect(screen.getByText(words)).toBeVisible();
  });
});

test("the plan can be changed, and one's own is never paid for twice", async () => {
  show();
  fireEvent.click(await screen.findByRole("button", { name: "Change plan" }));
  expect(await screen.findByRole("radio", { name: /Monthly/ })).toBeChecked();
  expect(await screen.findByText(/nothing to pay for it here/)).toBeVisible();
  expect(screen.queryByRole("heading", { name: "Secure payment" })).toBeNull();

  fireEvent.click(screen.getByRole("radio", { name: /Premium/ }));
  expect(await screen.findByText(/^Due today \$0\.00\. First charge \$299/)).toBeVisible();
  expect(screen.getByRole("heading", { name: "Secure payment" })).toBeVisible();
});

test("a plan that was changed in another tab is the one that is chosen here, where nothing was chosen", async () => {
  const { learn } = show({});
  fireEvent.click(await screen.findByRole("button", { name: "Change plan" }));
  expect(await screen.findByRole("radio", { name: /Monthly/ })).toBeChecked();

  learn({ subscriptionTier: "premium", paymentType: "premium" });
  await act(async () => void window.dispatchEvent(new Event("visibilitychange")));
  expect(await screen.findByRole("radio", { name: /Premium/, checked: true })).toBeVisible();
  expect(screen.queryByText(/^What changes from/)).toBeNull();
});

test("a plan that ends while its page is open, as by a refund, leaves the plans to choose from", async () => {
  const { learn } = show({});
  expect(await screen.findByRole("button", { name: "Change plan" })).toBeVisible();

  learn({ subscriptionStatus: "inactive", disputeAllowance: undefined });
  await act(async () => void window.dispatchEvent(new Event("visibilitychange")));
  expect(await screen.findByText("Your plan has ended")).toBeVisible();
  expect(await screen.findAllByRole("radio")).toHaveLength(3);
});

test("no payment is offered before the contract says what it is for", async () => {
  show({
    fakes: { "contract/get-signed-contract": () => new Promise(() => undefined) },
    user: { subscriptionStatus: "inactive" },
  });
  expect(await screen.findByRole("radio", { name: /Monthly/ })).toBeChecked();
  expect(screen.queryByRole("button", { name: /Go to payment/ })).toBeNull();
});

test("beside a member's own plan no payment is drawn before its contract is known", async () => {
  show({ fakes: { "contract/get-contract": () => new Promise(() => undefined) } });
  fireEvent.click(await screen.findByRole("button", { name: "Change plan" }));
  expect(await screen.findByRole("radio", { name: /Monthly/ })).toBeChecked();
  expect(screen.queryByRole("heading", { name: "Secure payment" })).toBeNull();
});

test("the contract is cancelled where the plan is read", async () => {
  const { calls } = show({
    fakes: {
      "contract/cancel-contract": () => ({
        cancelledAt: "2026-11-20T12:00:00.000Z",
        endsAt: "2026-12-20T12:00:00.000Z",
        stoppedDisputes: 0,
        refundCents: 0,
      }),
    },
  });
  const [open] = await screen.findAllByRole("button", { name: "Cancel the contract" });
  if (open) fireEvent.click(open);
  const dialog = await screen.findByRole("alertdialog");
  const confirm = [...dialog.querySelectorAll("button")].find(
    ({ textContent }) => textContent === "Cancel the contract",
  );
  if (confirm) fireEvent.click(confirm);
  expect(await screen.findByText("Contract canceled")).toBeVisible();
  expect(calls.some(({ name }) => name === "contract/cancel-contract")).toBe(true);
});

test("a one-time plan that is used up leads to the other plans", async () => {
  const disputeAllowance = { period: "lifetime", limit: 2, used: 2, remaining: 0 };
  show({ user: { subscriptionTier: "onetime", paymentType: "per_dispute", disputeAllowance } });
  expect(await screen.findByText("2 of 2 used, 0 left")).toBeVisible();
  expect(await screen.findAllByRole("radio")).toHaveLength(3);
});

test("a plan under notice says its end, though its contract was signed again", async () => {
  show({ user: { planEndsAt: "2999-12-20T12:00:00.000Z" } });
  expect(await screen.findByText(/^You gave notice: your plan runs until December 20, 2999/)).toBeVisible();
  fireEvent.click(await screen.findByRole("button", { name: "Change plan" }));
  expect(await screen.findByRole("link", { name: "Go to payment for the Monthly plan" })).toBeVisible();
});

test("after the payment page was opened, the page waits for the plan to begin", async () => {
  jest.useFakeTimers();
  const { learn } = show({ user: { subscriptionStatus: "incomplete", disputeAllowance: undefined } });
  const link = await screen.findByRole("link", { name: "Go to payment for the Monthly plan" });
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
  expect(screen.getByText(/waits for the payment provider/)).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(61_000));
  expect(screen.getByText(/has not confirmed anything yet/)).toBeVisible();

  learn({ subscriptionStatus: "active", disputeAllowance: usedTwo });
  await act(() => jest.advanceTimersByTimeAsync(4_100));
  expect(screen.getByText("The payment provider has confirmed it")).toBeVisible();
  expect(screen.queryByRole("button", { name: "I've Completed Payment" })).toBeNull();
});

test.each([
  ["en", "You have used all 2 disputes of your plan", /choose another plan below/],
  ["es", "Ya usó las 2 disputas de su plan", /elija otro plan abajo/],
] as const)("who has used a one-time plan up reads what to do next in %s", async (language, title, next) => {
  const disputeAllowance = { period: "lifetime", limit: 2, used: 2, remaining: 0 };
  show({ language, user: { subscriptionTier: "onetime", disputeAllowance } });
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(next)).toBeVisible();
});

const onetime = {
  subscriptionTier: "onetime",
  disputeAllowance: { period: "lifetime", limit: 2, used: 1, remaining: 1 },
} as const;
const premium = {
  subscriptionTier: "premium",
  disputeAllowance: { period: "2026-11", limit: 15, used: 7, remaining: 8 },
} as const;

test.each([
  [{}, /Premium/, /^Monthly Membership ends when Premium begins.*Nothing more is charged/, /too: 2 of 15\.$/],
  [{}, /One-Time/, /^Monthly Membership ends when One-Time begins/, /^One-Time has 2 disputes in all/],
  [onetime, /Monthly/, /confirms it\.$/, /^The 1 dispute left in One-Time does not move/],
  [
    premium,
    /Monthly/,
    /^Premium ends/,
    /too: 7, and it has 5 a month\. You can send more disputes from December 1, 2026\.$/,
  ],
] as const)("who chooses another plan reads what becomes of the present one %#", async (user, plan, ends, disputes) => {
  show({ user });
  fireEvent.click(await screen.findByRole("button", { name: "Change plan" }));
  expect(await screen.findByRole("radio", { checked: true })).toBeVisible();
  expect(screen.queryByText(/^What changes from/)).toBeNull();
  fireEvent.click(screen.getByRole("radio", { name: plan }));
  expect(await screen.findByText(/^What changes from/)).toBeVisible();
  expect(screen.getByText(ends)).toBeVisible();
  expect(screen.getByText(disputes)).toBeVisible();
});

test("the contract of the present plan is not taken for the one that is to be signed", async () => {
  show({
    language: "es",
    fakes: { "contract/get-contract": () => makeContract({ signed: makeSigned({ plan: "monthly" }) }) },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Cambiar de plan" }));
  fireEvent.click(await screen.findByRole("radio", { name: /Premium/ }));
  expect(await screen.findByText("Su contrato hasta ahora: Membresía mensual")).toBeVisible();
  expect(screen.queryByText("Contrato firmado")).toBeNull();
});
