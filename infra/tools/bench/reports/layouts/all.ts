import { creditKarma, creditKarmaCopy } from "./credit-karma";
import { equifaxCopy, equifaxNumbered } from "./equifax";
import { equifaxPaper } from "./equifax-paper";
import { experianMail, experianOlder } from "./experian-paper";
import { experianCopy, experianPrint } from "./experian-site";
import type { Layout } from "./layout";
import { lenderColumns, lenderRows } from "./lender";
import { services } from "./services";
import { transunionCopy, transunionPaper, transunionSite } from "./transunion";

/** Layouts whose figures and failures the author of the reader may see. */
export const openLayouts: readonly Layout[] = [
  experianPrint,
  experianMail,
  experianCopy,
  equifaxNumbered,
  transunionSite,
  transunionCopy,
  services.identityIqPage,
  services.identityIqPrint,
  services.identityIqCopy,
  services.myScoreIq,
  services.myFreeScoreNow,
  services.spanishPage,
  creditKarma,
  lenderColumns,
];

/** Layouts that are only measured: the reader is not written for them. With seeds of their own. */
export const heldOutLayouts: readonly Layout[] = [
  experianOlder,
  equifaxPaper,
  equifaxCopy,
  transunionPaper,
  services.smartCredit,
  services.guard,
  creditKarmaCopy,
  lenderRows,
];
