import * as z from "zod";
import { ArticleCategory } from "#shared/domain/education/category";
import { Instant } from "./common";

export const Article = z.object({
  /** Part of the address `/education?article=…`, the same in both languages. */
  id: z.string(),
  title: z.string(),
  /** Paragraphs with an empty line between; `## ` begins a heading, `- ` a line of a list. */
  content: z.string(),
  excerpt: z.string(),
  category: ArticleCategory,
  /** Minutes. */
  readTime: z.number().int().min(1),
  /** A picture's address; without one the screen draws the category's own. */
  imageUrl: z.string().nullable(),
  published: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Article = z.infer<typeof Article>;
