import { articlesIn } from "#functions/content/articles";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { reply } from "#functions/shell/reply";
import { findArticles } from "#shared/domain/education/reading";

const BROWSER_SECONDS = 300;

/** The articles that ship with the product, those to begin with first. Reads nothing but its own code. */
export async function listArticles({
  query,
  language,
}: Pick<RequestOf<"education/list-articles">, "query" | "language">) {
  const found = findArticles(articlesIn(query.lang ?? language), query);
  // Without `lang` the same address answers in two languages, so no cache may keep it.
  return query.lang ? reply(found, { headers: { "cache-control": `public, max-age=${BROWSER_SECONDS}` } }) : found;
}

export const handler = apiHandler("education/list-articles", listArticles, () => ({}));
