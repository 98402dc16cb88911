import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { accessFaults } from "#web/src/testing/access-faults";
import { renderScreen } from "#web/src/testing/render-screen";
import { HelpScreen } from "./help-screen";

test.each([
  ["en", "Record", "https://www.consumerfinance.gov/complaint/"],
  ["es", "Registrar", "https://www.consumerfinance.gov/es/enviar-una-queja/"],
] as const)(
  "help in %s names the button it speaks of, and leads to offices in that language",
  async (language, verb, url) => {
    renderScreen(<HelpScreen />, { path: "/help", language });

    const answer = screen.getByText(new RegExp(`[“«]${verb} (the answer|la respuesta)[”»]`));
    expect(answer).not.toBeVisible();
    await userEvent.click(screen.getByRole("heading", { name: /What now|Y ahora/ }));
    expect(answer).toBeVisible();
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toContain(url);
  },
);

test("each question leads to the page that answers it, and a person can be reached", async () => {
  const { container } = renderScreen(<HelpScreen />, { path: "/help" });
  const questions = within(screen.getByRole("region", { name: "Common questions" }));

  expect(questions.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/disputes",
    "/upload?letter",
    "/account#account-contact",
    "/identity-theft",
    "/account#account-contract",
    "/account#account-data",
    "/education",
  ]);
  expect(screen.getByRole("link", { name: "support@redress.example" })).toHaveAttribute(
    "href",
    "mailto:support@redress.example",
  );
  expect(await accessFaults(container)).toHaveNoViolations();
});
