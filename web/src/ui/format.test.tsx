import { screen } from "@testing-library/react";
import { renderScreen } from "#web/src/testing/render-screen";
import { useDayAndTime } from "./format";

function Moment({ at }: { at: Date }) {
  return <p>{useDayAndTime()(at.toISOString())}</p>;
}

test.each([
  ["en", /^November 20, 2026, 1:30\sAM$/],
  ["es", /^20 de noviembre de 2026, 1:30\sa\.m\.$/],
] as const)("one o'clock is written as any other hour (%s)", async (language, words) => {
  renderScreen(<Moment at={new Date(2026, 10, 20, 1, 30)} />, { language });
  expect(await screen.findByText(words)).toBeVisible();
});
