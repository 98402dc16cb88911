import { uploadChecks } from "#functions/services";
import { saveCheck } from "#functions/services/reports/save-check";
import { apiHandler } from "#functions/shell/api-handler";

/** Keeps what a member says of a read report: see `saveCheck`. */
export const handler = apiHandler("uploads/save-check", saveCheck, () => ({ checks: uploadChecks() }));
