import type { Language } from "#shared/api/schemas/common";
import type { ArticleCategory } from "#shared/domain/education/category";

/** An article as it is written: its words in both languages. `content` as the contract's `Article` says. */
export type ArticleText = {
  id: string;
  category: ArticleCategory;
  /** Instants; `updatedAt` is when its facts were last checked. */
  createdAt: string;
  updatedAt: string;
  words: Record<Language, { title: string; excerpt: string; content: string }>;
};
