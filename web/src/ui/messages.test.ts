import { messagesOf, withWords } from "./messages";

test("words that come with a screen's code are added to what is shown, and to the other language once it is chosen", async () => {
  const shown = await messagesOf("en");
  const words = {
    en: async () => ({ messages: { "late.title": "Late" } }),
    es: async () => ({ messages: { "late.title": "Tarde" } }),
  };
  const module = await withWords(async () => ({ Screen: "its code", words }));

  expect(module.Screen).toBe("its code");
  expect(shown).toMatchObject({ "late.title": "Late" });
  expect(await messagesOf("es")).toMatchObject({ "late.title": "Tarde" });
});
