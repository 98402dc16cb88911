import type { Language } from "#shared/api/schemas/common";
import type { Article } from "#shared/api/schemas/education";
import { readMinutes } from "#shared/domain/education/reading";
import { firstStepsAfterIdentityTheft } from "./articles/first-steps-after-identity-theft";
import { howLongItemsStay } from "./articles/how-long-items-stay";
import { readYourReport } from "./articles/read-your-report";
import { rebuildYourCredit } from "./articles/rebuild-your-credit";
import { rightToACorrectReport } from "./articles/right-to-a-correct-report";
import { rightsWithARepairCompany } from "./articles/rights-with-a-repair-company";
import { whatAScoreIs } from "./articles/what-a-score-is";
import { whenTheBureauSaysVerified } from "./articles/when-the-bureau-says-verified";
import { writeAClearDispute } from "./articles/write-a-clear-dispute";

/** In the order in which they are shown: the first is featured, the first two stand in the dispute center. */
export const articleTexts = [
  writeAClearDispute,
  rightToACorrectReport,
  readYourReport,
  howLongItemsStay,
  firstStepsAfterIdentityTheft,
  whatAScoreIs,
  rebuildYourCredit,
  whenTheBureauSaysVerified,
  rightsWithARepairCompany,
];

export function articlesIn(language: Language): Article[] {
  return articleTexts.map(({ words, ...article }) => ({
    ...article,
    ...words[language],
    readTime: readMinutes(words[language].content),
    imageUrl: null,
    published: true,
  }));
}
