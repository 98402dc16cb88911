import { addUploadPage, addUploadPageServices } from "#functions/services/reports/add-upload-page";
import { apiHandler } from "#functions/shell/api-handler";

/** Another picture of a member's report: see `addUploadPage`. */
export const handler = apiHandler("uploads/add-page", addUploadPage, addUploadPageServices);
