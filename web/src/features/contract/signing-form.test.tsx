import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import { makeContract, makeSigned } from "#shared/testing/onboarding";
import { makeUser } from "#shared/testing/user";
import { MembersContract } from "#web/src/pages/members-contract";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { ContractPanel } from "./contract-panel";

test("a contract without a name is not signed, and the field says so with the focus", async () => {
  const calls = fakeApi({ "contract/get-contract": () => makeContract() });
  renderScreen(<ContractPanel />);
  await userEvent.click(await screen.findByRole("checkbox", { name: /I have received and read/ }));
  await userEvent.click(screen.getByRole("checkbox", { name: /I agree to receive/ }));
  await userEvent.click(screen.getByRole("button", { name: "Sign the contract" }));

  const field = screen.getByLabelText(/Your full name/);
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  expect(calls.some(({ name }) => name === "contract/sign-contract")).toBe(false);
});

test.each([
  ["TOO_MANY_REQUESTS", "Please wait a minute and try again."],
  ["SERVICE_UNAVAILABLE", "Please try again in a moment."],
] as const)("a signature refused for %s is kept, and the reader is told what to do", async (code, advice) => {
  fakeApi({
    "contract/get-contract": () => makeContract(),
    "contract/sign-contract": () => {
      throw new AppError(code);
    },
  });
  renderScreen(<ContractPanel />);
  await userEvent.click(await screen.findByRole("checkbox", { name: /I have received and read/ }));
  await userEvent.click(screen.getByRole("checkbox", { name: /I agree to receive/ }));
  await userEvent.click(screen.getByLabelText(/Your full name/));
  await userEvent.paste("Maya Torres");
  await userEvent.click(screen.getByRole("button", { name: "Sign the contract" }));

  expect(await screen.findByRole("alert")).toHaveTextContent(advice);
  expect(screen.getByLabelText(/Your full name/)).toHaveValue("Maya Torres");
});

const inBothLanguages = makeContract({
  disclosure: {
    text: "**Sus derechos**\n\nUsted puede disputar.\n\n\n**Your rights**\n\nYou may dispute.",
    pdfUrl: "/pdf",
  },
});

test("in Spanish the translation is open, and the English text that governs opens from a line of its own", async () => {
  fakeApi({ "contract/get-contract": () => inBothLanguages });
  renderScreen(<ContractPanel />, { language: "es" });

  expect(await screen.findByText("Usted puede disputar.")).toBeVisible();
  const english = screen.getByText("You may dispute.");
  expect(english).not.toBeVisible();
  expect(english.closest("[lang]")).toHaveAttribute("lang", "en");
  await userEvent.click(screen.getByText(/^Leer el texto en inglés/));
  expect(english).toBeVisible();
});

test("the disclosure statement is open until it has been acknowledged, and folded for who comes back", async () => {
  fakeApi({ "contract/get-contract": () => makeContract() });
  const now = new Date().toISOString();
  const read = { disclosureAcknowledged: true, disclosureAcknowledgedAt: now, esignConsent: false, fullName: "" };
  const { unmount } = renderScreen(<ContractPanel />);
  expect(await screen.findByText("You have a right to dispute inaccurate information.")).toBeVisible();
  await userEvent.click(screen.getByRole("checkbox", { name: /I have received and read/ }));
  expect(screen.getByText("You have a right to dispute inaccurate information.")).toBeVisible();
  unmount();

  renderScreen(<ContractPanel unsigned={{ version: makeContract().version, ...read }} />);
  expect(await screen.findByText("You have a right to dispute inaccurate information.")).not.toBeVisible();
});

test.each([
  ["en", "Notice of cancellation", /I have received and read/, /I agree to receive/],
  ["es", "Aviso de cancelación", /Recibí y leí/, /Acepto recibir/],
] as const)(
  "the notice of cancellation is called by its name, apart from the contract: %s",
  async (language, name, ...ticks) => {
    fakeApi({ "contract/get-contract": () => makeContract() });
    renderScreen(<ContractPanel />, { language });
    for (const tick of ticks) await userEvent.click(await screen.findByRole("checkbox", { name: tick }));
    expect(screen.getByText(name)).toBeVisible();
  },
);

test("what waits for the signature learns of it, also where the form is gone before the answer", async () => {
  const { signedAt, signedOn, cancelUntil, serviceMayStartAt } = makeSigned();
  const signature = { contractId: "contract-1", signedAt, signedOn, cancelUntil, serviceMayStartAt };
  let answer: (signed: typeof signature) => void = () => undefined;
  const calls = fakeApi({
    "contract/get-contract": () => makeContract(),
    "contract/sign-contract": () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  const onSigned = jest.fn();
  const { unmount } = renderScreen(<ContractPanel onSigned={onSigned} />);
  await userEvent.click(await screen.findByRole("checkbox", { name: /I have received and read/ }));
  await userEvent.click(screen.getByRole("checkbox", { name: /I agree to receive/ }));
  await userEvent.click(screen.getByLabelText(/Your full name/));
  await userEvent.paste("Maya Torres");
  await userEvent.click(screen.getByRole("button", { name: "Sign the contract" }));
  await waitFor(() => expect(calls.some(({ name }) => name === "contract/sign-contract")).toBe(true));

  unmount();
  answer(signature);
  await waitFor(() => expect(onSigned).toHaveBeenCalledTimes(1));
});

test.each([
  ["en", /where do you live/, "Save phone and address"],
  ["es", /dónde vive/, "Guardar teléfono y dirección"],
] as const)(
  "who has not said where they live says it before the contract, which carries it: %s",
  async (language, ask, save) => {
    let needsAddress = true;
    const calls = fakeApi({
      "contract/get-contract": () => makeContract({ needsAddress }),
      "account/get-contact": () => ({ phone: "(555) 010-0199" }),
      "account/save-contact": () => {
        needsAddress = false;
      },
    });
    renderScreen(<MembersContract />, { language, user: makeUser() });
    expect(await screen.findByText(ask)).toBeVisible();
    expect(screen.queryByRole("checkbox")).toBeNull();

    await screen.findByRole("button", { name: save });
    const type = async (label: RegExp, text: string) => {
      await userEvent.click(screen.getByLabelText(label));
      await userEvent.paste(text);
    };
    await type(/^Street|^Calle/, "7 Harbor Lane");
    await type(/^City|^Ciudad/, "Albany");
    await userEvent.selectOptions(screen.getByLabelText(/^State|^Estado/), "NY");
    await type(/^ZIP|^Código/, "12207");
    await userEvent.click(screen.getByRole("button", { name: save }));

    expect(await screen.findAllByRole("checkbox")).not.toHaveLength(0);
    expect(calls.find(({ name }) => name === "account/save-contact")?.body).toMatchObject({
      address: { street: "7 Harbor Lane", city: "Albany", state: "NY", zipCode: "12207" },
    });
  },
);
