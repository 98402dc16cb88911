import { screen, waitFor, within } from "@testing-library/react";
import { makeSigned } from "#shared/testing/onboarding";
import { makeUser } from "#shared/testing/user";
import { noteServerTime } from "#web/src/api/server-time";
import { openAccount } from "#web/src/testing/open-account";

beforeEach(() => noteServerTime("Fri, 20 Nov 2026 17:30:00 GMT"));

const paid = { description: "renewal monthly", date: "2026-11-05T15:00:00.000Z", amountCents: 12_000, amount: 120 };
const arranged = { ...paid, amountCents: 0, amount: 0, status: "arranged" };

const section = () => screen.getByRole("region", { name: /^(You and your plan|Usted y su plan)$/ });

/** What is beside each name in the section, once all of it has come. */
async function factsAfter(name: string): Promise<string[]> {
  await screen.findByText(name);
  await waitFor(() => expect(within(section()).queryByRole("status")).toBeNull());
  return [...document.querySelectorAll("#account-plan ~ * dd")].map(({ textContent }) => textContent ?? "");
}

test("a member reads name, plan, price, use and the day of the next charge", async () => {
  openAccount({ "account/list-payments": () => ({ payments: [{ ...paid, status: "paid" }] }) });

  expect(await factsAfter("Next charge")).toEqual([
    "Maya Lopez",
    "maya@example.com",
    "Monthly Membership",
    "$120 a month",
    "0 of 5 this month",
    "$120, expected on December 5, 2026",
  ]);
  expect(await screen.findByRole("link", { name: "See your plan" })).toHaveAttribute("href", "/subscribe");
});

test("name, plan and price are there before the day of the next charge has come", async () => {
  openAccount({ "account/list-payments": () => new Promise<never>(() => undefined) });

  expect(await screen.findByText("$120 a month")).toBeVisible();
  expect(screen.getByText("Next charge")).toBeVisible();
  expect(within(section()).getByRole("status")).toBeVisible();
});

test("before anything was paid, the next charge is not before the service may start, in Spanish too", async () => {
  const signed = makeSigned({ serviceMayStartAt: "2026-11-26T05:00:00.000Z" });
  openAccount(
    {
      "account/list-payments": () => ({ payments: [arranged] }),
      "contract/get-signed-contract": () => ({ signed }),
    },
    { language: "es" },
  );

  expect((await factsAfter("Próximo cobro")).slice(2)).toEqual([
    "Membresía mensual",
    "$120 al mes",
    "0 de 5 este mes",
    "$120, no antes del 26 de noviembre de 2026",
  ]);
});

test.each([
  ["incomplete", "None yet", "Choose a plan"],
  ["pending_verification", "Your payment is being verified", "See your plan"],
  ["inactive", "Your plan has ended", "Choose a plan"],
] as const)("without an active plan (%s) no price or charge is named", async (subscriptionStatus, plan, link) => {
  const user = makeUser({ subscriptionStatus });
  openAccount({ "auth/get-user": () => user });

  expect(await factsAfter(plan)).toEqual(["Maya Lopez", "maya@example.com", plan]);
  expect(await screen.findByRole("link", { name: link })).toBeVisible();
});

test("a member without a name has no empty line for it", async () => {
  const user = makeUser({ subscriptionStatus: "incomplete", firstName: "", lastName: "" });
  openAccount({ "auth/get-user": () => user });
  expect(await factsAfter("None yet")).toEqual(["maya@example.com", "None yet"]);
});

test.each([
  ["onetime", "$99, not before November 26, 2026"],
  ["premium", "$299, not before November 26, 2026"],
] as const)("what was paid for the plan before says nothing of the next charge of %s", async (plan, next) => {
  const user = makeUser({ subscriptionTier: plan });
  openAccount({
    "auth/get-user": () => user,
    "account/list-payments": () => ({
      payments: [
        { ...arranged, description: `checkout ${plan}`, date: "2026-11-20T17:30:00.000Z" },
        { ...paid, status: "paid" },
        { ...paid, description: "checkout monthly", date: "2026-10-05T15:00:00.000Z", status: "paid" },
      ],
    }),
    "contract/get-signed-contract": () => ({ signed: makeSigned({ plan }) }),
  });

  expect((await factsAfter("Next charge")).at(-1)).toBe(next);
});

test("a plan without a contract of its own names no day of a charge", async () => {
  openAccount({
    "account/list-payments": () => ({ payments: [{ ...arranged, description: "checkout monthly" }] }),
    "contract/get-signed-contract": () => ({ signed: makeSigned({ plan: "onetime" }) }),
  });

  await factsAfter("Price");
  expect(screen.queryByText("Next charge")).toBeNull();
});

test("after a failed payment the account says so and leads to paying", async () => {
  const user = makeUser({ graceEndsAt: "2026-12-06T12:00:00.000Z" });
  openAccount({ "auth/get-user": () => user });
  expect(await screen.findByText("Your last payment did not go through")).toBeVisible();
  expect(screen.getByText(/works until December 6, 2026/)).toBeVisible();
  expect(screen.getByRole("link", { name: "See how to pay" })).toHaveAttribute("href", "/subscribe");
});
