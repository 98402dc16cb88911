import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import { makePulledProgress, typedProfile } from "#shared/testing/onboarding";
import { enter, openOnboarding } from "#web/src/testing/open-onboarding";

const submit = () => userEvent.click(screen.getByRole("button", { name: "Continue to ID Upload" }));

test("submitting an empty form lists what is missing, takes the focus there and marks the tab", async () => {
  openOnboarding();
  await screen.findByLabelText("First name");

  await submit();

  const summary = await screen.findByRole("alert");
  await waitFor(() => expect(summary).toHaveFocus());
  expect(within(summary).getByText("First name: This field is required")).toBeVisible();
  expect(within(summary).getByText(/complete 9-digit SSN/)).toBeVisible();
  expect(document.title).toMatch(/^Error: /);
});

test("after the first try a message goes as soon as the field is right", async () => {
  openOnboarding();
  const firstName = await screen.findByLabelText("First name");
  await userEvent.type(firstName, "M");
  await submit();
  expect(await screen.findByText("Must be at least 2 characters")).toBeVisible();

  await userEvent.type(firstName, "aya");
  await waitFor(() => expect(screen.queryByText("Must be at least 2 characters")).toBeNull());
});

test("a name is shown as letters print it, where they lack one of its accents", async () => {
  openOnboarding();
  await userEvent.type(await screen.findByLabelText("First name"), "José");
  await userEvent.type(screen.getByLabelText("Last name"), "Łukasz");
  expect(await screen.findByText("Printed in your letters as: Lukasz")).toBeVisible();
  expect(screen.queryByText(/as: Jos/)).toBeNull();
});

test("the messages are Spanish for a Spanish reader", async () => {
  openOnboarding({ language: "es" });
  await screen.findByLabelText("Nombre");
  await userEvent.click(screen.getByRole("button", { name: "Continuar a la identificación" }));

  expect((await screen.findAllByText(/obligatorio/i)).length).toBeGreaterThan(0);
});

test("phone, SSN and birth date take their shape while they are typed, and the SSN hides until asked", async () => {
  openOnboarding();
  const ssn = await screen.findByLabelText(/Social Security/);
  await userEvent.type(ssn, "666123456789");
  await enter("Phone", "+1 555 010 0199");
  await enter("Date of birth", "04051980");
  await enter("ZIP code", "454021234");

  expect(ssn).toHaveValue("666-12-3456");
  // Hidden, and still no password that a manager would offer to keep.
  expect(ssn).toHaveAttribute("type", "text");
  expect(getComputedStyle(ssn).getPropertyValue("-webkit-text-security")).toBe("disc");
  expect(screen.getByLabelText("Phone")).toHaveValue("(555) 010-0199");
  expect(screen.getByLabelText("Date of birth")).toHaveValue("04/05/1980");
  expect(screen.getByLabelText("ZIP code")).toHaveValue("45402-1234");

  await userEvent.click(screen.getByRole("button", { name: "Show the SSN" }));
  expect(getComputedStyle(ssn).getPropertyValue("-webkit-text-security")).toBe("");
});

test("a digit too many is neither shown nor sent", async () => {
  const { calls } = openOnboarding({ progress: { profile: { ...typedProfile, phone: "" } } });
  await userEvent.type(await screen.findByLabelText("Phone"), "51855501349");
  await userEvent.type(screen.getByLabelText(/Social Security/), "6661234567");
  await submit();

  expect(await screen.findByRole("heading", { name: "Show that it is you" })).toBeVisible();
  const saves = calls.filter((call) => call.name === "onboarding/save-progress").map((call) => call.body);
  expect(saves.at(-1)).toEqual({ profile: expect.objectContaining({ phone: "(518) 555-0134" }) });
});

test("after the first try the message of a masked field goes as soon as it is right", async () => {
  openOnboarding();
  const phone = await screen.findByLabelText("Phone");
  await userEvent.type(phone, "518555");
  await submit();
  await waitFor(() => expect(phone).toHaveAccessibleDescription(/Invalid format/));

  await userEvent.type(phone, "0134");
  await waitFor(() => expect(phone).not.toHaveAccessibleDescription(/Invalid format/));
});

test("a field that takes the focus keeps what was selected in it", async () => {
  openOnboarding();
  const phone = await screen.findByLabelText<HTMLInputElement>("Phone");
  await userEvent.type(phone, "5185550134");
  await userEvent.tab();
  // Chromium tells the selection that a script made before the focus only afterwards.
  phone.setSelectionRange(0, 0);
  phone.focus();
  expect(phone.selectionStart).toBe(0);
});

test.each([
  ["1979-02-28", "02/28/1979"],
  ["2/8/1979", "02/08/1979"],
  ["2-8-1979", "02/08/1979"],
  ["02/28/1979", "02/28/1979"],
  ["02281979", "02/28/1979"],
])("a birth date that is pasted or filled in as %s is taken", async (text, shown) => {
  openOnboarding();
  const field = await screen.findByLabelText("Date of birth");
  await userEvent.click(field);
  await userEvent.paste(text);
  expect(field).toHaveValue(shown);

  fireEvent.input(field, { target: { value: "" } });
  fireEvent.input(field, { target: { value: text } });
  expect(field).toHaveValue(shown);
});

test.each([
  ["2/8/1979", "02/08/1979"],
  ["2-8-1979", "02/08/1979"],
  ["12/8/1979", "12/08/1979"],
  ["02/08/1979", "02/08/1979"],
])("a birth date that is typed key by key as %s is taken", async (text, shown) => {
  openOnboarding();
  await userEvent.type(await screen.findByLabelText("Date of birth"), text);

  expect(screen.getByLabelText("Date of birth")).toHaveValue(shown);
});

test.each([
  ["2/8/19", "02/08/19"],
  ["2-8-", "02/08/"],
  ["1979-02-28", "02/28/1979"],
])("a birth date of which %s stands there before the mask has come is taken", async (text, shown) => {
  openOnboarding();
  const field = await screen.findByLabelText("Date of birth");
  fireEvent.input(field, { target: { value: text } });

  await waitFor(() => expect(field).toHaveValue(shown));
});

test("what is typed is kept without the SSN, and a complete form leads to step 2", async () => {
  const { calls } = openOnboarding({ progress: { profile: { ...typedProfile, firstName: "" } } });
  await enter("First name", "Maya");
  await enter(/Social Security/, "666-12-3456");
  await submit();

  expect(await screen.findByRole("heading", { name: "Show that it is you" })).toBeVisible();
  const saves = calls.filter((call) => call.name === "onboarding/save-progress").map((call) => call.body);
  expect(saves).toContainEqual({ profile: expect.objectContaining({ firstName: "Maya", dateOfBirth: "1980-04-05" }) });
  expect(JSON.stringify(saves)).not.toContain("666");
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain("Maya");
});

test("a state where the service is not allowed stops the visitor with the reason", async () => {
  openOnboarding({ progress: { profile: typedProfile } });
  await userEvent.selectOptions(await screen.findByLabelText("State"), "GA");

  expect(screen.getByText("We cannot serve you in Georgia")).toBeVisible();
  expect(screen.getByText(/The law of Georgia does not allow a paid service/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Continue to ID Upload" })).toBeDisabled();
});

test.each([
  {
    language: "en",
    label: "State",
    said: [/not registered in New York yet/, /Nothing is charged/, /Dispute errors with each bureau yourself/],
  },
  {
    language: "es",
    label: "Estado",
    said: [
      /no estamos registrados en New York/,
      /No se le cobra nada/,
      /Dispute los errores directamente con cada agencia/,
    ],
  },
] as const)(
  "in a state that the deployment has not opened it is said in $language that nothing is charged and what is free",
  async ({ language, label, said }) => {
    openOnboarding({ progress: { profile: typedProfile, openStates: ["OH"] }, language });
    const states = await screen.findByLabelText(label);
    expect(screen.queryByText(said[0])).toBeNull();
    await userEvent.selectOptions(states, "NY");

    for (const words of said) expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole("link", { name: /AnnualCreditReport/ })).toBeVisible();
  },
);

test("after the credit check a corrected address is saved for the letters; for whom was asked stays", async () => {
  const { calls } = openOnboarding({
    progress: makePulledProgress(),
    path: "/onboarding?step=1",
    fakes: { "account/save-contact": () => undefined },
  });
  expect(await screen.findByLabelText("Last name")).toHaveAttribute("readonly");
  expect(screen.getByLabelText(/Social Security/)).toHaveValue("•••-••-3456");
  await userEvent.clear(screen.getByLabelText("Street address"));
  await enter("Street address", "7 Harbor Lane");
  await submit();

  expect(await screen.findByRole("heading", { name: "Show that it is you" })).toBeVisible();
  expect(calls.find((call) => call.name === "account/save-contact")?.body).toEqual({
    phone: typedProfile.phone,
    address: { ...typedProfile.address, street: "7 Harbor Lane" },
  });
});

test("an address that could not be saved is said, and the next try saves it", async () => {
  let isDown = true;
  openOnboarding({
    progress: makePulledProgress(),
    path: "/onboarding?step=1",
    fakes: {
      "account/save-contact": () => {
        if (isDown) throw new AppError("SERVICE_UNAVAILABLE");
      },
    },
  });
  await screen.findByLabelText("Last name");
  await submit();
  expect(await screen.findByText(/were not saved/)).toBeVisible();

  isDown = false;
  await submit();
  expect(await screen.findByRole("heading", { name: "Show that it is you" })).toBeVisible();
});

test("a person who goes elsewhere while the address is saved stays there", async () => {
  let saved = () => {};
  const saving = new Promise<undefined>((resolve) => {
    saved = () => resolve(undefined);
  });
  openOnboarding({
    progress: makePulledProgress(),
    path: "/onboarding?step=1",
    fakes: { "account/save-contact": () => saving },
  });
  await screen.findByLabelText("Last name");
  await submit();
  await userEvent.click(screen.getByRole("button", { name: /Select Disputes/ }));
  saved();
  await saving;

  expect(await screen.findByRole("heading", { name: "What is wrong in your report?" })).toBeVisible();
});
