import { sideFor } from "./toast-side";

const box = (top: number, bottom: number, [left, right] = [0, 360]) => ({ top, bottom, left, right });
const atBottom = box(700, 800);
const atTop = box(0, 100);

test.each([
  ["in the middle of the page", box(300, 344), atBottom, "bottom"],
  ["below the message", box(720, 764), atBottom, "top"],
  ["partly below the message", box(680, 724), atBottom, "top"],
  ["below the message, which is at the upper edge already", box(720, 764), atTop, "top"],
  ["at the upper edge", box(10, 54), atTop, "bottom"],
  ["all over the page", box(0, 800), atBottom, "bottom"],
  ["beside the message", box(720, 764, [0, 300]), box(700, 800, [860, 1280]), "bottom"],
] as const)("a message makes way for a focus %s", (_, focused, message, side) => {
  expect(sideFor(focused, message, 800)).toBe(side);
});
