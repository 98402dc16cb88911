import type { Language } from "#shared/api/schemas/common";
import type { Article } from "#shared/api/schemas/education";
import { readMinutes } from "#shared/domain/education/reading";
import { firstStepsAfterIdentityTheft } from "./articles/first-steps-after-identity-theft";
import { freezeOrFraudAlert } from "./articles/freeze-or-fraud-alert";
import { howLongItemsStay } from "./articles/how-long-items-stay";
import { readYourReport } from "./articles/read-your-report";
import { rebuildYourCredit } from "./articles/rebuild-your-credit";
import { rightToACorrectReport } from "./articles/right-to-a-correct-report";
import { rightsWithARepairCompany } from "./articles/rights-with-a-repair-company";
import { whatAScoreIs } from "./articles/what-a-score-is";
import { whenADebtIsInCollection } from "./articles/when-a-debt-is-in-collection";
import { whenTheBureauSaysVerified } from "./articles/when-the-bureau-says-verified";
import { whoMaySeeYourReport } from "./articles/who-may-see-your-report";
import { writeAClearDispute } from "./articles/write-a-clear-dispute";

/** In the order in which they are shown: the first is featured, the first two stand in the dispute center. */
export const articleTexts = [
  writeAClearDispute,
  rightToACorrectReport,
  readYourReport,
  howLongItemsStay,
  whenADebtIsInCollection,
  firstStepsAfterIdentityTheft,
  freezeOrFraudAlert,
  whatAScoreIs,
  whoMaySeeYourReport,
  rebuildYourCredit,
  whenTheBureauSaysVerified,
  rightsWithARepairCompany,
];

/** All articles in one language, in the order in which they are offered. */
export function articlesIn(language: Language): Article[] {
  return articleTexts.map(({ words, sources, ...article }) => ({
    ...article,
    ...words[language],
    readTime: readMinutes(words[language].content),
    sources: sources.map((source) => source[language]),
    imageUrl: null,
    published: true,
  }));
}
