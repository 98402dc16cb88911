import { articlesAfter, findArticles, readMinutes } from "./reading";

const letter = {
  title: "Cómo escribir una carta",
  excerpt: "",
  content: "Envíela por correo.",
  category: "dispute-strategy",
};
const score = { title: "What a score is", excerpt: "", content: "A number.", category: "scores" };

test.each([
  ["a word of the title", "carta", [letter]],
  ["a word of the text", "number", [score]],
  ["a word without its accents", "como envielA", [letter]],
  ["words that stand apart", "score   NUMBER", [score]],
  ["two words of two articles", "carta score", []],
  ["nothing", "  ", [letter, score]],
])("%s finds what it should", (_, q, found) => {
  expect(findArticles([letter, score], { q })).toEqual(found);
});

test("a category leaves the others out", () => {
  expect(findArticles([letter, score], { category: "scores" })).toEqual([score]);
});

test("after an article come those of its category, then those that follow it, three in all", () => {
  const list = ["a scores", "b basics", "c scores", "d rights", "e basics"].map((words) => {
    const [id = "", category = ""] = words.split(" ");
    return { id, category };
  });
  const after = (id: string) =>
    list.filter((article) => article.id === id).flatMap((article) => articlesAfter(list, article));
  expect(after("c").map(({ id }) => id)).toEqual(["a", "d", "e"]);
  expect(after("e").map(({ id }) => id)).toEqual(["b", "a", "c"]);
});

test.each([
  [0, 1],
  [200, 1],
  [201, 2],
])("%d words take %d minutes", (words, minutes) => {
  expect(readMinutes("word ".repeat(words))).toBe(minutes);
});
