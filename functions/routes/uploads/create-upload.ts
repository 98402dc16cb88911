import { startUpload, startUploadServices } from "#functions/services/reports/start-upload";
import { apiHandler } from "#functions/shell/api-handler";

/** A member announces a credit report: see `startUpload`. */
export const handler = apiHandler("uploads/create-upload", startUpload, startUploadServices);
