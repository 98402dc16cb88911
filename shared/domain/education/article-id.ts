const articleIds = [
  "write-a-clear-dispute",
  "right-to-a-correct-report",
  "read-your-report",
  "how-long-items-stay",
  "when-a-debt-is-in-collection",
  "first-steps-after-identity-theft",
  "freeze-or-fraud-alert",
  "what-a-score-is",
  "who-may-see-your-report",
  "rebuild-your-credit",
  "when-the-bureau-says-verified",
  "rights-with-a-repair-company",
] as const;

/** An article that ships with the product: its words are in `functions`, its drawing in `web`. */
export type ArticleId = (typeof articleIds)[number];

/** Whether an address names an article that exists. */
export function isArticleId(id: string): id is ArticleId {
  return articleIds.some((each) => each === id);
}
