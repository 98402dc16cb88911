import { screen } from "@testing-library/react";
import { renderScreen } from "#web/src/testing/render-screen";
import { LongDate, ReportedDay, ReportedOn, useDayAndTime } from "./format";

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

test.each([
  ["en", "2026-10-01", "October 1, 2026", "Reported October 1, 2026"],
  ["en", "2026-10", "October 2026", "Reported October 2026"],
  ["es", "2026-10-01", "1 de octubre de 2026", "Reportada el 1 de octubre de 2026"],
  ["es", "2026-10", "octubre de 2026", "Reportada en octubre de 2026"],
] as const)("a date is shown as the report prints it (%s, %s)", async (language, date, said, reported) => {
  renderScreen(
    <>
      <p>
        <LongDate value={date} />
      </p>
      <p>
        <ReportedDay day={date} />
      </p>
      <p>
        <ReportedOn day={date} />
      </p>
    </>,
    { language },
  );
  expect(await screen.findByText(reported)).toBeVisible();
  expect(screen.getAllByText(said)).toHaveLength(2);
});
