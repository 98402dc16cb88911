import { type BureauProvider, BureausNotAsked } from "./bureau";

/** A deployment without a bureau contract: no bureau is asked, and people bring reports of their own. */
export const noBureaus: BureauProvider = {
  isSandbox: false,
  async pull() {
    throw new BureausNotAsked("CREDIT_BUREAU_UNAVAILABLE", undefined);
  },
};
