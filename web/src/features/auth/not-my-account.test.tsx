import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { ResetPasswordScreen } from "./reset-password-screen";

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

/** The mail of an account that someone else opened with this address led here. */
async function openQuestion(release: () => undefined, language: "en" | "es" = "en") {
  const [password, save, open] =
    language === "en"
      ? ["New password", "Save the new password", "This is not my account"]
      : ["Contraseña nueva", "Guardar la contraseña nueva", "Esta cuenta no es mía"];
  const calls = fakeApi({
    "auth/reset-password": () => {
      throw new AppError("VALIDATION_FAILED", { fieldErrors: { dateOfBirth: ["Please enter your birth date"] } });
    },
    "auth/release-email": release,
  });
  renderScreen(<ResetPasswordScreen />, { path: "/reset-password", hash: "#code=USER.secret", language });
  await userEvent.type(await screen.findByLabelText(password), "a tunnel under it");
  await press(save);
  await press(open);
  return calls;
}

test.each([
  ["en", "Take my address off", "Your address is off that account", "Open an account"],
  ["es", "Quitar mi dirección", "Su dirección ya no está en esa cuenta", "Abrir una cuenta"],
] as const)(
  "a person who did not open the account takes their address off it (%s)",
  async (language, confirm, done, next) => {
    const calls = await openQuestion(() => undefined, language);
    expect(calls.some(({ name }) => name === "auth/release-email")).toBe(false);
    await press(confirm);
    expect(await screen.findByRole("heading", { name: done })).toBeVisible();
    expect(calls.find(({ name }) => name === "auth/release-email")?.body).toEqual({ code: "USER.secret" });
    expect(screen.getByRole("link", { name: next })).toHaveAttribute("href", "/onboarding");
  },
);

test("a try whose answer got lost is said to be unsure, and the code that it used says that it was done", async () => {
  let isFirst = true;
  await openQuestion(() => {
    if (!isFirst) throw new AppError("RESET_CODE_INVALID");
    isFirst = false;
    throw new TypeError("Failed to fetch");
  });
  await press("Take my address off");
  expect(await screen.findByText("Your address may be off that account already")).toBeVisible();
  await press("Take my address off");
  expect(await screen.findByRole("heading", { name: "Your address is off that account" })).toBeVisible();
});

test("a code that is too old leads to a new one", async () => {
  await openQuestion(() => {
    throw new AppError("RESET_CODE_INVALID");
  });
  await press("Take my address off");
  await waitFor(() => expect(screen.getByRole("link", { name: "Ask for a new link" })).toBeVisible());
});
