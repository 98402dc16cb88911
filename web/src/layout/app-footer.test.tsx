import { screen, within } from "@testing-library/react";
import { accessFaults } from "#web/src/testing/access-faults";
import { renderScreen } from "#web/src/testing/render-screen";
import { AppFooter } from "./app-footer";

test.each([
  ["en", "Help and legal", ["Help", "Terms of service", "Privacy policy", "Your rights under CROA"]],
  [
    "es",
    "Ayuda y textos legales",
    ["Ayuda", "Términos del servicio", "Política de privacidad", "Sus derechos según la ley CROA"],
  ],
] as const)("the foot of each page leads to help and the papers in %s", async (language, name, links) => {
  const { container } = renderScreen(<AppFooter />, { path: "/dashboard", language });
  const found = within(screen.getByRole("navigation", { name })).getAllByRole("link");

  expect(found.map((link) => link.textContent)).toEqual(links);
  expect(found.map((link) => link.getAttribute("href"))).toEqual([
    "/help",
    `/legal/terms.${language}.html`,
    `/legal/privacy.${language}.html`,
    `/legal/croa.${language}.html`,
  ]);
  expect(await accessFaults(container)).toHaveNoViolations();
});
