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

function Fields() {
  const [drafts, setDrafts] = useState<FactDrafts>({});
  return (
    <FactFields name="a" reasons={["paid_on_time"]} views={[]} drafts={drafts} onChange={setDrafts} isTried={false} />
  );
}

test("neither part of a fact is called optional once the other one is given", async () => {
  renderScreen(<Fields />, { user: makeUser() });
  expect(await screen.findByLabelText("How you know it (optional)")).toBeVisible();

  await userEvent.type(screen.getByLabelText("What is right (optional)"), "03/2026");
  expect(screen.getByLabelText("How you know it")).toBeVisible();

  await userEvent.selectOptions(screen.getByLabelText("How you know it"), "A receipt");
  expect(screen.getByLabelText("What is right")).toHaveAccessibleDescription("Month and year, such as 03/2026");
});
