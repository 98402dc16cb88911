import { closeInTheEnd, closeLeftOpen } from "./left-open";

test("what a failed test left open is closed after its file, and what was closed is not closed again", async () => {
  const closed: string[] = [];
  const note = (name: string) => closeInTheEnd(async () => void closed.push(name));
  const closeFirst = note("first");
  note("second");

  await closeFirst();
  await closeFirst();
  await closeLeftOpen();
  await closeLeftOpen();
  expect(closed).toEqual(["first", "second"]);
});
