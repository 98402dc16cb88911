import { linesOfText } from "../upload/files/plain-text";
import { readAnswer } from "./read-answer";

const outcomesOf = (items: string) =>
  readAnswer(linesOfText(`TransUnion\n10/14/2026\nReinvestigation report\n${items}`), "2026-11-20")?.outcomes.map(
    ({ creditorName, outcome }) => [creditorName, outcome],
  );

test.each([
  `Subscriber: NORTHLAKE CARD   Account no.: XXXXXXXX8435
[ ] Deleted [X] Updated [ ] Verified as reported
Subscriber: HARBOR LANE BANK   Account no.: XXXXXXXX3502
[X] Deleted [ ] Updated [ ] Verified as reported`,
  `Subscriber: NORTHLAKE CARD
Account no.: XXXXXXXX8435
☐ Deleted      ☑ Updated      ☐ Verified as reported
Subscriber: HARBOR LANE BANK
Account no.: XXXXXXXX3502
☒ Deleted      ☐ Updated      ☐ Verified as reported`,
  `Subscriber: NORTHLAKE CARD   Account no.: XXXXXXXX8435
( ) Deleted
(x) Updated
( ) Verified as reported
Subscriber: HARBOR LANE BANK   Account no.: XXXXXXXX3502
(x) Deleted
( ) Updated
( ) Verified as reported`,
  `NORTHLAKE CARD     XXXXXXXX8435     Result: [ ] Deleted [X] Updated [ ] Verified
HARBOR LANE BANK   XXXXXXXX3502     Result: [X] Deleted [ ] Updated [ ] Verified`,
])("only what is checked is said: %s", (items) => {
  expect(outcomesOf(items)).toEqual([
    ["NORTHLAKE CARD", "modified"],
    ["HARBOR LANE BANK", "deleted"],
  ]);
});

test.each(["[ ] Deleted [ ] Updated [ ] Verified", "[X] Deleted [X] Updated [ ] Verified"])(
  "where no box or several are checked, nothing is said: %s",
  (boxes) => {
    expect(outcomesOf(`NORTHLAKE CARD   XXXXXXXX8435\n${boxes}`)).toBeUndefined();
  },
);
