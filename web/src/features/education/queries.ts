import { queryOptions } from "@tanstack/react-query";
import type { Language } from "#shared/api/schemas/common";
import { articlesQuery } from "#web/src/api/queries";
import { samplesIn } from "./samples";

/** The server's articles, or the built-in samples when it has none. */
export const shownArticlesQuery = (language: Language) =>
  queryOptions({
    ...articlesQuery(language),
    select: (articles) => (articles.length > 0 ? articles : samplesIn(language)),
  });
