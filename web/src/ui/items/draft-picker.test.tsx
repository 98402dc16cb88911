import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { makeNegativeItem } from "#shared/testing/report";
import { renderScreen } from "#web/src/testing/render-screen";
import { watchItem } from "#web/src/testing/watch-item";
import { DraftPicker } from "./draft-picker";

test("choosing an item does not draw the rows of the others", async () => {
  const pressed = makeNegativeItem({ id: "01KAB0000000000000000TEM1A", creditorName: "Alder Bank" });
  const other = makeNegativeItem({ id: "01KAB0000000000000000TEM2A", creditorName: "Birch Card" });
  const drawnTimes = watchItem(other);
  const items = [pressed, other];
  renderScreen(<DraftPicker items={items} name="test" onSave={async () => []} isSaving={false} />);
  const box = await screen.findByRole("checkbox", { name: /^Dispute Alder Bank/ });
  const before = drawnTimes();

  await userEvent.click(box);
  await userEvent.click(await screen.findByRole("checkbox", { name: "Account not mine" }));

  expect(before).toBeGreaterThan(0);
  expect(drawnTimes()).toBe(before);
});

test.each([
  [true, "Ready: a copy of your ID or proof of your address"],
  [undefined, "To enclose with the draft: a copy of your ID or proof of your address"],
])("the copy of the ID that goes with the letters counts as a proof: %s", async (hasIdEnclosed, words) => {
  const items = [makeNegativeItem({ creditorName: "Alder Bank" })];
  const onSave = async () => [];
  renderScreen(
    <DraftPicker items={items} name="test" onSave={onSave} isSaving={false} hasIdEnclosed={hasIdEnclosed} />,
  );
  await userEvent.click(await screen.findByRole("checkbox", { name: /^Dispute Alder Bank/ }));
  await userEvent.click(await screen.findByRole("checkbox", { name: "Account not mine" }));
  expect(screen.getByText(words)).toBeVisible();
});
