import type { BureauProgress } from "#shared/api/schemas/dispute";
import { isThereAgain } from "#shared/domain/dispute/later-report";
import type { NextStep } from "#shared/domain/dispute/next-step";

/** The words of a step: the member looks at the reports where no membership does, and what is still there has not come back. */
export function stepWords({ step, owner }: NextStep, { laterReport }: Pick<BureauProgress, "laterReport">) {
  if (step === "watch") {
    const words = laterReport ? "watchConfirmed" : "watch";
    return owner === "member" ? (`${words}Yourself` as const) : words;
  }
  if (step === "complain" && isThereAgain({ laterReport })) return "complainBlock";
  if (step === "disputeAgain" && laterReport?.finding === "reinserted") return "disputeAgainNotified";
  if (step === "disputeAgain" && laterReport?.finding === "still_reported") return "disputeAgainStill";
  return owner === "member" && step === "checkReport" ? "checkReportYourself" : step;
}
