import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { makeUser } from "#shared/testing/user";
import { renderScreen } from "#web/src/testing/render-screen";
import { type FactDrafts, FactFields, readFacts } from "./stated-facts";

const ofMonth = (right: string) => readFacts({ late_month: { right, knownFrom: "statement" } }, ["paid_on_time"]);

test.each(["03/2026", "3/2026", " 03 / 2026", "3-2026", "2026-03", "2026/3"])(
  "a month may be typed as people write it: %s",
  (typed) => {
    expect(ofMonth(typed).facts).toEqual([{ field: "late_month", right: "2026-03", knownFrom: "statement" }]);
  },
);

test.each(["13/2026", "2026-00", "03/26", "March", "03/2026/1"])("what is no month is asked again: %s", (typed) => {
  expect(ofMonth(typed)).toEqual({ facts: [], incomplete: ["late_month"] });
});

type FieldsProps = Partial<Pick<Parameters<typeof FactFields>[0], "reasons" | "views">>;

function Fields({ reasons = ["paid_on_time"], views = [] }: FieldsProps) {
  const [drafts, setDrafts] = useState<FactDrafts>({});
  return <FactFields name="a" reasons={reasons} views={views} drafts={drafts} onChange={setDrafts} isTried={false} />;
}

test("beside the right date stands what each bureau reports: a day, or a month where it prints no day", async () => {
  const view = { creditorName: "Northgate Recovery", status: "open" } as const;
  const views = [
    { ...view, bureau: "experian" as const, dateOpened: "2023-02" },
    { ...view, bureau: "equifax" as const, dateOpened: "2023-02-09" },
  ];
  renderScreen(<Fields reasons={["incorrect_dates"]} views={views} />, { user: makeUser() });
  expect(await screen.findByText(/Experian February 2023 and Equifax February 9, 2023/)).toBeVisible();
});

test("neither part of a fact is called optional once the other one is given", async () => {
  renderScreen(<Fields />, { user: makeUser() });
  expect(await screen.findByLabelText("How you know it (optional)")).toBeVisible();

  await userEvent.type(screen.getByLabelText("What is right (optional)"), "03/2026");
  expect(screen.getByLabelText("How you know it")).toBeVisible();

  await userEvent.selectOptions(screen.getByLabelText("How you know it"), "A receipt");
  expect(screen.getByLabelText("What is right")).toHaveAccessibleDescription("Month and year, such as 03/2026");
});
