import type { Language } from "#shared/api/schemas/common";
import type { ArticleId } from "#shared/domain/education/article-id";
import type { ArticleCategory } from "#shared/domain/education/category";
import type { Source } from "./sources";

/** An article as it is written: its words in both languages. `content` as the contract's `Article` says. */
export type ArticleText = {
  id: ArticleId;
  category: ArticleCategory;
  /** Instants; `updatedAt` is when its facts were last checked. */
  createdAt: string;
  updatedAt: string;
  /** What its facts were checked against. */
  sources: readonly Source[];
  words: Record<Language, { title: string; excerpt: string; content: string }>;
};
