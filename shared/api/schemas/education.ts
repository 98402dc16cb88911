import * as z from "zod";
import { ArticleCategory } from "#shared/domain/education/category";
import { Instant, Language } from "./common";

/** A page that an article rests on: a statute, the CFPB or the FTC. `lang` is the language of the page itself. */
export const ArticleSource = z.object({ title: z.string(), url: z.url({ protocol: /^https$/ }), lang: Language });
export type ArticleSource = z.infer<typeof ArticleSource>;

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
  /** A picture's address; without one the screen has a drawing of its own. */
  imageUrl: z.string().nullable(),
  sources: z.array(ArticleSource),
  published: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Article = z.infer<typeof Article>;
