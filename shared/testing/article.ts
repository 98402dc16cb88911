import type { Article } from "#shared/api/schemas/education";

/** An article as the API answers it, with one part of each kind. */
export function makeArticle(article: Partial<Article> = {}): Article {
  return {
    id: "article",
    title: "An article",
    content: "<b>Plain</b> words.\n\n## A part\n\n- one\n- two",
    excerpt: "What it says.",
    category: "credit-basics",
    readTime: 2,
    imageUrl: null,
    sources: [{ title: "15 U.S.C. § 1681i", url: "https://www.law.cornell.edu/uscode/text/15/1681i", lang: "en" }],
    published: true,
    createdAt: "2026-11-16T12:00:00.000Z",
    updatedAt: "2026-11-16T12:00:00.000Z",
    ...article,
  };
}
