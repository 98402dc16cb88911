const WORDS_PER_MINUTE = 200;

/** How long a text takes a calm reader, in whole minutes, at least one. */
export function readMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => word !== "").length;
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}

type Findable = { title: string; excerpt: string; content: string; category: string };

/** What the reader searches for; nothing given finds everything. */
export type ArticleSearch = { category?: string; q?: string };

/** The articles of a category that have every word of `q` in title or text. Accents and case do not matter. */
export function findArticles<A extends Findable>(articles: readonly A[], { category, q = "" }: ArticleSearch): A[] {
  const words = plain(q)
    .split(/\s+/)
    .filter((word) => word !== "");
  return articles.filter((article) => {
    const text = plain(`${article.title} ${article.excerpt} ${article.content}`);
    return (category === undefined || article.category === category) && words.every((word) => text.includes(word));
  });
}

const NEXT_ARTICLES = 3;

/** What to read after an article: the others of its category, then those that follow it in the list, and the list from its start. */
export function articlesAfter<A extends { id: string; category: string }>(
  articles: readonly A[],
  { id, category }: A,
): A[] {
  const place = articles.findIndex((article) => article.id === id);
  const others = [...articles.slice(place + 1), ...articles.slice(0, Math.max(0, place))];
  const isAkin = (article: A) => article.category === category;
  return [...others.filter(isAkin), ...others.filter((article) => !isAkin(article))].slice(0, NEXT_ARTICLES);
}

function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}
