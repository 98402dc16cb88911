import type { Locator } from "playwright-core";

/** Ticks a box as the keyboard does: the page may still move under a pointer, and a click would miss. */
export const tick = (box: Locator): Promise<void> => turn(box, true);

/** Clears a ticked box, by the keyboard too. */
export const untick = (box: Locator): Promise<void> => turn(box, false);

async function turn(box: Locator, isTicked: boolean): Promise<void> {
  if ((await box.isChecked()) !== isTicked) await box.press("Space");
  const now = box.and(box.page().locator(isTicked ? ":checked" : ":not(:checked)"));
  await now.waitFor({ state: "attached" });
}
