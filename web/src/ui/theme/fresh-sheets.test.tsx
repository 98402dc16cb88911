import { __unsafe_useEmotionCache } from "@emotion/react";
import { fireEvent, render } from "@testing-library/react";
import { FreshSheets } from "./fresh-sheets";

type Cache = ReturnType<typeof __unsafe_useEmotionCache>;

test("what a press draws has its style rules in a sheet of their own", () => {
  const seen: Cache[] = [];
  render(
    <>
      <FreshSheets />
      <ShowCache onSeen={(cache) => seen.push(cache)} />
    </>,
  );
  const sheet = seen[0]?.sheet;
  if (!sheet) throw new Error("There is no sheet");
  // As in the product, where one element takes thousands of rules.
  sheet.isSpeedy = true;
  sheet.insert(".one{color:red}");
  sheet.insert(".two{color:red}");
  const before = sheet.tags.length;

  fireEvent.pointerDown(document.body);
  expect(sheet.tags).toHaveLength(before);
  sheet.insert(".three{color:red}");
  sheet.insert(".four{color:red}");
  expect(sheet.tags).toHaveLength(before + 1);
});

function ShowCache({ onSeen }: { onSeen: (cache: Cache) => void }) {
  onSeen(__unsafe_useEmotionCache());
  return null;
}
