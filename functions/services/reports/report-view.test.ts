import { makeStoredReport } from "#functions/testing/dispute-world";
import { makeNegativeItem } from "#shared/testing/report";
import { reportView } from "./report-view";

test("an item in dispute that the newest uploaded file does not show is said to be unseen at the file's bureau alone", () => {
  const kept = makeNegativeItem({ id: "01KAB0000000000000000KEPT1", bureaus: ["experian", "equifax"] });
  const shown = makeNegativeItem({ id: "01KAB000000000000000SHOWN1", bureaus: ["experian"] });
  const fresh = { bureaus: ["experian" as const], unseenIds: [kept.id] };
  const view = reportView(makeStoredReport({ negativeItems: [kept, shown], fresh }), []);
  expect(view.negativeItems.map(({ unseenBy }) => unseenBy)).toEqual([["experian"], undefined]);
});
