import { screen } from "@testing-library/react";
import { FormattedMessage } from "react-intl";
import { renderScreen } from "#web/src/testing/render-screen";
import { EnglishTerms } from "./english-terms";

test("an English legal term in a Spanish sentence says that it is English", async () => {
  renderScreen(<FormattedMessage id="creditReport.none.text" />, { language: "es" });

  expect(await screen.findByText("soft pull")).toHaveAttribute("lang", "en");
  expect(screen.getByText(/Es una consulta que no afecta su puntaje/)).toHaveTextContent("puntaje (soft pull).");
});

test("the address of an American office is English", () => {
  renderScreen(
    <EnglishTerms>The Public Reference Branch, Federal Trade Commission, Washington, D.C. 20580</EnglishTerms>,
  );

  expect(screen.getByText(/^The Public Reference Branch.*20580$/)).toHaveAttribute("lang", "en");
});

test("what is in brackets in Spanish stays Spanish", () => {
  renderScreen(<EnglishTerms>La foto (en blanco y negro) o una bancarrota (discharge), y (obsolete)</EnglishTerms>);

  expect(screen.getAllByText(/./, { selector: "[lang=en]" }).map(({ textContent }) => textContent)).toEqual([
    "discharge",
    "obsolete",
  ]);
});
