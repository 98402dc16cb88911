import type { DataSourceDetails } from "#shared/api/schemas/report";
import type { Bureau } from "../bureau/bureau";
import type { BureauFile } from "./bureau-file";

/** `missing` are the bureaus that gave no answer; `requestId` is the provider's own name for the pull. */
export type PulledReport = {
  kind: "report";
  files: BureauFile[];
  missing: Bureau[];
  dataSource: string;
  dataSourceDetails: DataSourceDetails;
  requestId: string;
};

export type PullOutcome = PulledReport | { kind: "not_found" } | { kind: "frozen" };

/** The message to a person whose files the bureaus did not give. */
export function refusedPullCode(kind: Exclude<PullOutcome["kind"], "report">) {
  return kind === "frozen" ? "CREDIT_FILE_FROZEN" : "CREDIT_FILE_NOT_FOUND";
}
