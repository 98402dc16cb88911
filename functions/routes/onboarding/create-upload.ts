import { startUpload, startUploadServices } from "#functions/services/reports/start-upload";
import { apiHandler } from "#functions/shell/api-handler";

/** A visitor announces a credit report of their own: see `startUpload`. */
export const handler = apiHandler("onboarding/create-upload", startUpload, startUploadServices);
