import { screen } from "@testing-library/react";
import { makeNegativeItem } from "#shared/testing/report";
import { renderScreen } from "#web/src/testing/render-screen";
import { WhatIsWrong } from "./what-is-wrong";

test.each([
  ["en", "collection", "What is wrong with the Marlow County Recorder account?"],
  ["en", "tax_lien", "What is wrong with the Marlow County Recorder record?"],
  ["es", "collection", "¿Qué está mal en la cuenta de Marlow County Recorder?"],
  ["es", "tax_lien", "¿Qué está mal en el dato de Marlow County Recorder?"],
] as const)("the question calls a public record no account: %s, %s", (language, itemType, question) => {
  const item = makeNegativeItem({ itemType, creditorName: "Marlow County Recorder" });
  renderScreen(<WhatIsWrong item={item} />, { language });
  expect(screen.getByText(question)).toBeVisible();
});
