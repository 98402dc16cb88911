import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import { makeSigned } from "#shared/testing/onboarding";
import { makeUser } from "#shared/testing/user";
import { accessFaults } from "#web/src/testing/access-faults";
import { allSections, enter, here, named, openAccount, phone, press, signed } from "#web/src/testing/open-account";

test("the screen has no accessibility fault", async () => {
  const { container } = openAccount();
  await allSections();
  expect(await accessFaults(container)).toHaveNoViolations();
});

test.each([
  ["#account-contract", "Your contract"],
  ["#account-data", "Your data"],
])("a link with %s leads to that section", async (hash, title) => {
  openAccount({}, { hash });
  await waitFor(() => expect(screen.getByRole("heading", { name: title })).toHaveFocus());
});

test("the member sees who opened what of their data, when and why", async () => {
  const at = "2026-11-20T17:00:00.000Z";
  openAccount({
    "account/list-openings": () => ({
      openings: [
        { at, what: "dispute_read", by: "administrator" },
        { at, what: "birth_date_opened", by: "service", why: "letter_mailed" },
      ],
    }),
  });
  expect(await screen.findByText("One of your disputes")).toBeVisible();
  expect(screen.getByText(/^An administrator, November 20, 2026, .*: to work on your account$/)).toBeVisible();
  expect(screen.getByText(/^The service, November 20, 2026, .*: to print a letter for the mail$/)).toBeVisible();
});

test("the address that the letters carry is added and saved", async () => {
  const { calls } = openAccount({ "account/save-contact": () => undefined });
  await press("Save phone and address");
  expect((await screen.findAllByText("This field is required")).length).toBeGreaterThan(0);

  await enter("Street address", "7 Harbor Lane");
  await enter("City", "Albany");
  await userEvent.selectOptions(screen.getByLabelText("State"), "NY");
  await enter("ZIP code", "12207");
  await press("Save phone and address");

  expect(await screen.findByText("Phone and address saved")).toBeVisible();
  expect(named(calls, "account/save-contact")[0]?.body).toEqual({
    phone: "(555) 010-0199",
    address: { street: "7 Harbor Lane", city: "Albany", state: "NY", zipCode: "12207" },
  });
});

test("a member whose outside provider told no name is asked for it with the address", async () => {
  const { calls } = openAccount({
    "auth/get-user": () => makeUser({ firstName: "", lastName: "" }),
    "account/get-contact": () => ({
      phone: "(555) 010-0199",
      address: { street: "7 Harbor Lane", city: "Albany", state: "NY", zipCode: "12207" },
    }),
    "account/save-contact": () => undefined,
  });
  await press("Save name, phone and address");
  expect(await screen.findAllByText("This field is required")).toHaveLength(2);

  await enter("First name", "Maya");
  await enter("Last name", "Lopez");
  await press("Save name, phone and address");
  expect(await screen.findByText("Phone and address saved")).toBeVisible();
  expect(named(calls, "account/save-contact")[0]?.body).toMatchObject({ firstName: "Maya", lastName: "Lopez" });
});

test("a state that is not served is said, and nothing typed is lost", async () => {
  const refuse = () => {
    throw new AppError("STATE_NOT_SERVED");
  };
  const address = { street: "7 Harbor Lane", city: "Macon", state: "GA", zipCode: "31201" };
  openAccount({ "account/get-contact": () => ({ phone: "(555) 010-0199", address }), "account/save-contact": refuse });
  await press("Save phone and address");

  expect(await screen.findByText("Phone and address were not saved")).toBeVisible();
  expect(screen.getByLabelText("City")).toHaveValue("Macon");
});

test("a password is changed with the present one, and the fields are empty again", async () => {
  const { calls } = openAccount({ "auth/change-password": () => undefined });
  await enter("Current password", "a bridge over it");
  await enter("New password", "a tunnel under it");
  await press("Change password");
  expect(await screen.findByText("Password changed")).toBeVisible();
  expect(named(calls, "auth/change-password")[0]?.body).toEqual({
    currentPassword: "a bridge over it",
    password: "a tunnel under it",
  });
  expect(screen.getByLabelText("Current password")).toHaveValue("");
});

test("a wrong present password is said beside its field", async () => {
  const fieldErrors = { currentPassword: ["This is not your current password"] };
  openAccount({
    "auth/change-password": () => {
      throw new AppError("VALIDATION_FAILED", { fieldErrors });
    },
  });
  await enter("Current password", "not this one");
  await enter("New password", "a tunnel under it");
  await press("Change password");
  await waitFor(() =>
    expect(screen.getByLabelText("Current password")).toHaveAccessibleDescription("This is not your current password"),
  );
  expect(screen.getByLabelText("Current password")).toHaveFocus();
});

test("who came through the identity provider has no password to change here", async () => {
  openAccount({ "account/list-sessions": () => [{ ...here, method: "provider" as const }] });
  expect(await screen.findByRole("link", { name: "ask for a new one" })).toHaveAttribute("href", "/forgot-password");
  expect(screen.queryByLabelText("Current password")).toBeNull();
});

test("another device is signed out, this one is not offered", async () => {
  const { calls } = openAccount({ "account/end-session": () => undefined });
  const [button, ...others] = await screen.findAllByRole("button", { name: /^Sign out the device/ });
  expect(others).toEqual([]);
  if (button) await userEvent.click(button);
  await waitFor(() => expect(named(calls, "account/end-session")[0]?.params).toEqual({ id: phone.id }));
});

test("two devices that signed in within one minute have buttons of two names", async () => {
  const other = { ...phone, id: "01KAB000000000000000TAB1ET", startedAt: "2026-11-20T17:00:41.000Z" };
  openAccount({ "account/list-sessions": () => [here, phone, other] });
  const buttons = await screen.findAllByRole("button", { name: /^Sign out the device/ });
  expect(new Set(buttons.map((button) => button.getAttribute("aria-label"))).size).toBe(2);
});

test.each([
  ["en", "Safari on an iPhone", /^Signed in with a password · Since/],
  ["es", "Safari en un iPhone", /^Sesión iniciada con contraseña · Desde/],
] as const)("a device is recognized by its browser and system, in %s", async (language, name, facts) => {
  const device = { browser: "Safari", system: "iPhone" } as const;
  openAccount({ "account/list-sessions": () => [here, { ...phone, device }] }, { language });
  expect(await screen.findByText(name)).toBeVisible();
  expect(screen.getByText(facts)).toBeVisible();
});

test("of many devices the first are listed, and the others on request", async () => {
  const others = Array.from({ length: 6 }, (_, index) => ({ ...phone, id: `phone-${index}` }));
  openAccount({ "account/list-sessions": () => [here, ...others] });
  expect(await screen.findAllByRole("button", { name: /^Sign out the device/ })).toHaveLength(3);
  await userEvent.click(screen.getByRole("button", { name: "Show all 7: Where you are signed in" }));
  expect(screen.getAllByRole("button", { name: /^Sign out the device/ })).toHaveLength(6);
});

test("signing out everywhere leads to the sign-in", async () => {
  const { router } = openAccount({ "account/end-sessions": () => undefined });
  await press("Sign out everywhere");
  await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
});

test("a contract is cancelled after the reader is told what that means", async () => {
  const { calls } = openAccount({
    "contract/cancel-contract": () => ({
      cancelledAt: signed.signedAt,
      endsAt: signed.signedAt,
      stoppedDisputes: 2,
      refundCents: 12_000,
    }),
  });
  await press("Cancel the contract");
  const dialog = await screen.findByRole("alertdialog");
  expect(within(dialog).getByText(/within your free cancellation period/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole("button", { name: "Cancel the contract" }));
  expect(await screen.findByText(/2 disputes were stopped.*Your payment of \$120.00 is refunded/)).toBeVisible();
  expect(named(calls, "contract/cancel-contract")).toHaveLength(1);
});

test.each([
  ["monthly", /^Your free cancellation period is over. Your plan ends on .*, 30 days from today; until then you can/],
  ["onetime", /^Your free cancellation period is over. The contract ends at once/],
] as const)("after the period, who has the plan %s reads of its end alone", async (subscriptionTier, words) => {
  openAccount({
    "auth/get-user": () => makeUser({ subscriptionTier }),
    "contract/get-signed-contract": () => ({ signed: makeSigned({ cancelUntil: "2020-11-26T05:00:00.000Z" }) }),
  });
  await press("Cancel the contract");
  expect(within(await screen.findByRole("alertdialog")).getByText(words)).toBeVisible();
});

test("an old sign-in is asked for its password, then the download goes on", async () => {
  let isFresh = false;
  const saved = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  Object.assign(URL, { createObjectURL: () => "blob:zip", revokeObjectURL: () => undefined });
  openAccount({
    "account/export-data": () => {
      if (!isFresh) throw new AppError("REAUTHENTICATION_REQUIRED");
      return new Blob(["zip"]);
    },
    "auth/login": () => {
      isFresh = true;
      return makeUser();
    },
  });
  await press("Download my data");
  const dialog = await screen.findByRole("dialog");
  await userEvent.type(within(dialog).getByLabelText("Password"), "a bridge over it");
  await press("Sign in and continue");
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
});

test("what was paid and what went back by check is shown", async () => {
  openAccount({
    "account/list-payments": () => ({
      payments: [
        {
          description: "refund",
          date: "2026-11-21T17:00:00.000Z",
          amountCents: -12_000,
          amount: -120,
          status: "refunded",
          settlement: { how: "check" as const, reference: "1042" },
        },
        {
          description: "checkout monthly",
          date: "2026-11-20T17:00:00.000Z",
          amountCents: 12_000,
          amount: 120,
          status: "paid",
        },
      ],
    }),
  });
  const section = await screen.findByRole("region", { name: "Payments" });
  const [refund, payment] = await within(section).findAllByRole("listitem");
  expect(refund).toHaveTextContent(/^Refund.+ · Refunded · by check, reference 1042-\$120$/);
  expect(payment).toHaveTextContent("Plan started · MonthlyNovember 20, 2026 · Paid$120");
});

test("a member chooses what to be mailed about, and each choice is saved at once", async () => {
  const saved: unknown[] = [];
  openAccount({
    "account/save-mail-topics": ({ body }) => {
      saved.push(body);
    },
  });
  const letters = await screen.findByRole("checkbox", { name: /^Letters and answers/ });
  expect(letters).toBeChecked();
  await userEvent.click(screen.getByRole("checkbox", { name: /^Your credit report/ }));
  await waitFor(() => expect(saved).toEqual([{ disputes: true, report: true }]));
});
