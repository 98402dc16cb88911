import { analyzeUpload, analyzeUploadServices } from "#functions/services/reports/analyze-upload";
import { apiHandler } from "#functions/shell/api-handler";

/** Reads a member's upload: see `analyzeUpload`. */
export const handler = apiHandler("uploads/analyze-upload", analyzeUpload, analyzeUploadServices);
