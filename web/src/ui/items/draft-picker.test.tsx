import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { NegativeItem } from "#shared/api/schemas/report";
import { makeNegativeItem } from "#shared/testing/report";
import { renderScreen } from "#web/src/testing/render-screen";
import { DraftPicker } from "./draft-picker";

/** Each time that the row of an item is drawn its box and its buttons read the creditor's name. */
function watched(item: NegativeItem) {
  let drawn = 0;
  const { creditorName } = item;
  Object.defineProperty(item, "creditorName", {
    enumerable: true,
    get: () => {
      drawn += 1;
      return creditorName;
    },
  });
  return { item, drawnTimes: () => drawn };
}

test("choosing an item does not draw the rows of the others", async () => {
  const pressed = makeNegativeItem({ id: "01KAB0000000000000000TEM1A", creditorName: "Alder Bank" });
  const other = watched(makeNegativeItem({ id: "01KAB0000000000000000TEM2A", creditorName: "Birch Card" }));
  const items = [pressed, other.item];
  renderScreen(<DraftPicker items={items} name="test" onSave={async () => []} isSaving={false} />);
  const box = await screen.findByRole("checkbox", { name: /^Dispute Alder Bank/ });
  const before = other.drawnTimes();

  await userEvent.click(box);
  await userEvent.click(await screen.findByRole("checkbox", { name: "Account not mine" }));

  expect(before).toBeGreaterThan(0);
  expect(other.drawnTimes()).toBe(before);
});
