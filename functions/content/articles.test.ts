import { Article } from "#shared/api/schemas/education";
import { ArticleCategory } from "#shared/domain/education/category";
import { brokenTerms } from "#shared/testing/terms";
import { articlesIn, articleTexts } from "./articles";

const named = articleTexts.map((text) => [text.id, text] as const);

test.each(named)("%s is a real article in both languages, built alike", (_, { words }) => {
  for (const { content } of Object.values(words)) {
    const count = content.split(/\s+/).length;
    expect(count).toBeGreaterThanOrEqual(400);
    expect(count).toBeLessThanOrEqual(700);
    expect(content).not.toContain("!");
  }
  const shape = (content: string) => content.split(/\n{2,}/).map((block) => (/^(## |- )/.exec(block) ?? ["text"])[0]);
  expect(shape(words.es.content)).toEqual(shape(words.en.content));
});

test.each(named)("%s uses the terms of the screens", (_, { words }) => {
  for (const language of ["en", "es"] as const) {
    const { title, excerpt, content } = words[language];
    expect(brokenTerms(language, [title, excerpt, content].join("\n"))).toEqual([]);
  }
});

test("there are at least twelve, each with a statute, the CFPB or the FTC as its source", () => {
  expect(articleTexts.length).toBeGreaterThanOrEqual(12);
  for (const { sources } of articlesIn("es")) {
    expect(sources.length).toBeGreaterThan(0);
    for (const { url } of sources) {
      expect(url).toMatch(
        /^https:\/\/(www\.law\.cornell\.edu\/uscode|www\.consumerfinance\.gov|consumer\.ftc\.gov|www\.robodeidentidad\.gov)/,
      );
    }
  }
});

test.each(["en", "es"] as const)(
  "the articles in %s are what the contract names, and each category has one",
  (language) => {
    const articles = articlesIn(language);
    expect(Article.array().parse(articles)).toEqual(articles);
    expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length);
    expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(ArticleCategory.options));
  },
);
