import * as z from "zod";

export const ArticleCategory = z.enum([
  "dispute-strategy",
  "legal-rights",
  "credit-basics",
  "identity-theft",
  "scores",
  "rebuilding",
]);
export type ArticleCategory = z.infer<typeof ArticleCategory>;
