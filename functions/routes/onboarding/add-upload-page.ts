import { addUploadPage, addUploadPageServices } from "#functions/services/reports/add-upload-page";
import { apiHandler } from "#functions/shell/api-handler";

/** Another picture of a visitor's report: see `addUploadPage`. */
export const handler = apiHandler("onboarding/add-upload-page", addUploadPage, addUploadPageServices);
