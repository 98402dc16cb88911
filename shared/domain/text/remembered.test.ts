import { remembered } from "./remembered";

test("for one text the work is done once, whatever it gives", () => {
  const asked: string[] = [];
  const lengthOf = remembered((text) => {
    asked.push(text);
    return text === "" ? undefined : text.length;
  });
  expect([lengthOf("abc"), lengthOf(""), lengthOf("abc"), lengthOf("")]).toEqual([3, undefined, 3, undefined]);
  expect(asked).toEqual(["abc", ""]);
});

test("more texts than a report has do not fill the memory", () => {
  let times = 0;
  const count = remembered(() => ++times);
  for (let index = 0; index < 40_000; index += 1) count(`text ${index}`);
  expect(count("text 0")).toBe(1);
  count("one more");
  expect(count("text 0")).toBe(40_002);
});
