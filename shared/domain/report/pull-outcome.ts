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
