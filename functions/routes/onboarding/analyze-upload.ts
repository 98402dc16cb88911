import { analyzeUpload, analyzeUploadServices } from "#functions/services/reports/analyze-upload";
import { apiHandler } from "#functions/shell/api-handler";

/** Reads a visitor's upload: see `analyzeUpload`. */
export const handler = apiHandler("onboarding/analyze-upload", analyzeUpload, analyzeUploadServices);
