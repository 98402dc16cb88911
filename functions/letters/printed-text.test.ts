import { readPdf } from "#functions/testing/read-pdf";
import { printable } from "#shared/domain/text/printable";
import { renderPdf } from "./pdf";

test.each([
  ["José Muñoz", "José Muñoz"],
  ["José".normalize("NFD"), "José"],
  ["Nguyễn Đình", "Nguyen Dình"],
  ["Keʻala Kāne", "Ke‘ala Kane"],
  ["Łukasz Żak", "Lukasz Zak"],
  ["“Zoë” – 5 € …", "“Zoë” – 5 € …"],
  ["李 paid 😀👍🏽 → ✓", " paid   "],
  ["Al\u200bi\u200dce Bo\u00adbby\ufe0f", "Alice Bobby"],
  ["The 👨‍👩‍👧‍👦❤️\u{e0067}1️⃣ family", "The 1 family"],
])("%s is printed as %s", (text, expected) => {
  expect(printable(text)).toBe(expected);
});

test("printable text is on the paper unchanged", async () => {
  const text = printable("Nguyễn Keʻala – 5 €");
  const pdf = await renderPdf({ title: "Test", language: "en", content: [text] });
  expect((await readPdf(pdf)).text).toContain("Nguyen Ke‘ala – 5 €");
});
