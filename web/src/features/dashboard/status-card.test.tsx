import { screen } from "@testing-library/react";
import { renderScreen } from "#web/src/testing/render-screen";
import { StatusCard } from "./status-card";

test.each([
  ["en", "You can read your report now. To send letters, choose a plan: they start at $99, paid once."],
  ["es", "Ya puede leer su informe. Para enviar cartas, elija un plan: desde $99, en un solo pago."],
] as const)("who has no plan reads in %s what one costs before the plans open", (language, words) => {
  renderScreen(<StatusCard standing={{ name: "incomplete", to: "/subscribe" }} />, { language });
  expect(screen.getByText(words)).toBeVisible();
});
