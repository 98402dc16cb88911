import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { ForgotPasswordScreen } from "./forgot-password-screen";
import { LoginScreen } from "./login-screen";
import { ResetPasswordScreen } from "./reset-password-screen";

const press = async (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("everyone who asks gets the same answer, account or not", async () => {
  const calls = fakeApi({ "auth/forgot-password": () => undefined });
  renderScreen(<ForgotPasswordScreen />, { path: "/forgot-password", language: "es" });
  await userEvent.type(screen.getByLabelText("Correo electrónico"), "maya@example.com");
  expect(screen.getByText(/^Escriba el correo electrónico/)).toBeVisible();
  await press("Enviar el enlace");
  expect(await screen.findByText(/Si maya@example.com tiene una cuenta/)).toBeVisible();
  // What to do is done.
  expect(screen.queryByText(/^Escriba el correo electrónico/)).toBeNull();
  expect(calls.find(({ name }) => name === "auth/forgot-password")?.body).toEqual({ email: "maya@example.com" });
});

test("an e-mail typed at the sign-in is not asked for again, and the way back keeps where it led to", async () => {
  fakeApi({});
  const signIn = renderScreen(<LoginScreen />, { path: "/login?return=%2Fdisputes" });
  await userEvent.type(await screen.findByLabelText("Email"), "maya@example.com");
  await userEvent.click(screen.getByRole("link", { name: /^Forgot/ }));
  const { pathname, search, state } = signIn.router.state.location;
  expect([pathname + search, state]).toEqual(["/forgot-password?return=%2Fdisputes", null]);
  signIn.unmount();

  renderScreen(<ForgotPasswordScreen />, { path: pathname + search, queryClient: signIn.queryClient });
  expect(screen.getByLabelText("Email")).toHaveValue("maya@example.com");
  expect(screen.getByRole("link", { name: /sign/i })).toHaveAttribute("href", "/login?return=%2Fdisputes");
});

test("without a code there is nothing to do but to ask for one", async () => {
  fakeApi({});
  renderScreen(<ResetPasswordScreen />, { path: "/reset-password" });
  expect(await screen.findByText("This link no longer works")).toBeVisible();
  expect(screen.queryByText(/signed out on all devices/)).toBeNull();
});

test("the code of the mail leaves the address and goes along with the new password", async () => {
  const calls = fakeApi({ "auth/reset-password": () => undefined });
  const { router } = renderScreen(<ResetPasswordScreen />, { path: "/reset-password", hash: "#code=USER.secret" });
  await userEvent.type(await screen.findByLabelText("New password"), "a tunnel under it");
  expect(router.state.location.hash).toBe("");
  await press("Save the new password");
  await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
  expect(calls.find(({ name }) => name === "auth/reset-password")?.body).toEqual({
    code: "USER.secret",
    password: "a tunnel under it",
  });
});

test.each([
  [
    "en",
    "New password",
    "Save the new password",
    "Date of birth",
    "This is not the birth date that this account holds",
  ],
  [
    "es",
    "Contraseña nueva",
    "Guardar la contraseña nueva",
    "Fecha de nacimiento",
    "Esta no es la fecha de nacimiento que tiene esta cuenta",
  ],
] as const)(
  "where the address was never confirmed, the birth date is asked for and the password stays typed (%s)",
  async (language, password, save, birthDate, wrong) => {
    const said: Record<string, string> = {
      none: "Please enter your birth date",
      "1988-04-13": "This is not the birth date on file",
    };
    const calls = fakeApi({
      "auth/reset-password": ({ body: { dateOfBirth = "none" } }) => {
        const message = said[dateOfBirth];
        if (message) throw new AppError("VALIDATION_FAILED", { fieldErrors: { dateOfBirth: [message] } });
      },
    });
    const { router } = renderScreen(<ResetPasswordScreen />, {
      path: "/reset-password",
      hash: "#code=USER.secret",
      language,
    });
    await userEvent.type(await screen.findByLabelText(password), "a tunnel under it");
    await press(save);
    await waitFor(() => expect(screen.getByLabelText(birthDate)).toHaveFocus());

    await userEvent.type(screen.getByLabelText(birthDate), "04/13/1988");
    await press(save);
    expect(await screen.findByText(wrong)).toBeVisible();
    await userEvent.clear(screen.getByLabelText(birthDate));
    await userEvent.type(screen.getByLabelText(birthDate), "4/12/1988");
    await press(save);
    await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
    const body = { code: "USER.secret", password: "a tunnel under it", dateOfBirth: "1988-04-12" };
    expect(calls.at(-1)?.body).toEqual(body);
  },
);

test("a used link leads to a new one", async () => {
  fakeApi({
    "auth/reset-password": () => {
      throw new AppError("RESET_CODE_INVALID");
    },
  });
  renderScreen(<ResetPasswordScreen />, { path: "/reset-password", hash: "#code=USER.secret" });
  await userEvent.type(await screen.findByLabelText("New password"), "a tunnel under it");
  await press("Save the new password");
  expect(await screen.findByRole("link", { name: "Ask for a new link" })).toHaveAttribute("href", "/forgot-password");
});

test.each([
  ["en", "New password", "Save the new password", "Your new password may be set already", "Sign in"],
  [
    "es",
    "Contraseña nueva",
    "Guardar la contraseña nueva",
    "Su contraseña nueva quizá ya está guardada",
    "Iniciar sesión",
  ],
] as const)(
  "a link that was used by a try whose answer got lost is not said to be bad (%s)",
  async (language, label, save, said, signIn) => {
    let isFirst = true;
    fakeApi({
      "auth/reset-password": () => {
        if (!isFirst) throw new AppError("RESET_CODE_INVALID");
        isFirst = false;
        throw new TypeError("Failed to fetch");
      },
    });
    renderScreen(<ResetPasswordScreen />, { path: "/reset-password", hash: "#code=USER.secret", language });
    await userEvent.type(screen.getByLabelText(label), "seven lanterns by the shore");
    await userEvent.click(screen.getByRole("button", { name: save }));
    await screen.findByRole("alert");
    expect(screen.getByLabelText(label)).toHaveValue("seven lanterns by the shore");
    await userEvent.click(screen.getByRole("button", { name: save }));
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByRole("link", { name: signIn })).toHaveAttribute("href", "/login");
  },
);
