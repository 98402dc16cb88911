import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { enter, named, openAccount, press } from "#web/src/testing/open-account";

test.each([
  ["en", "First name", "Save name, phone and address"],
  ["es", "Nombre", "Guardar nombre, teléfono y dirección"],
] as const)("a mistyped name is corrected before a contract is signed under it (%s)", async (language, label, save) => {
  const address = { street: "7 Harbor Lane", city: "Albany", state: "NY", zipCode: "12207" };
  const { calls } = openAccount(
    {
      "account/get-contact": () => ({ phone: "(555) 010-0199", address, firstName: "Mya", lastName: "Lopez" }),
      "account/save-contact": () => undefined,
    },
    { language },
  );
  await userEvent.clear(await screen.findByLabelText(label));
  await enter(label, "Maya");
  await press(save);
  await waitFor(() => expect(named(calls, "account/save-contact")[0]?.body).toMatchObject({ firstName: "Maya" }));
});

test("a name under which a contract was signed is shown, with the way to have it corrected", async () => {
  openAccount();
  expect(
    await screen.findByText(/^Your letters carry the name .+\. A contract is signed, so if it is wrong, write to us/),
  ).toBeVisible();
  expect(screen.queryByLabelText("First name")).toBeNull();
});
