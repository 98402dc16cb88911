import type { onboardingRoutes } from "#shared/api/routes/onboarding";
import {
  addsUploadPage,
  announcesUpload,
  checkedImages,
  contractFacts,
  contractObjects,
  drawsImage,
  incomingImages,
  keepsPages,
  makesPdf,
  pullLimits,
  readsUpload,
} from "./common";
import type { LogAlarm, Needs } from "./need";

const pullBudget: LogAlarm = {
  event: "pull_budget",
  warning:
    "80 % of the day's budget of credit pulls (PullsPerDay) are spent, or visitors are refused because all of it is.",
};

export const onboardingNeeds: Record<keyof typeof onboardingRoutes, Needs> = {
  "onboarding/get-progress": {
    users: ["GetItem", "Query"],
    reports: ["GetItem"],
    disputes: ["Query"],
    objects: { [checkedImages]: ["GetObject"] },
    opens: ["onboarding-draft"],
    settings: ["BUREAU_PROVIDER", "OPEN_STATES"],
  },
  "onboarding/save-progress": {
    users: ["GetItem", "UpdateItem"],
    seals: ["onboarding-draft"],
    opens: ["onboarding-draft"],
  },
  "onboarding/create-document": {
    users: ["PutItem", "UpdateItem"],
    objects: { [incomingImages]: ["PutObject"] },
    settings: ["REGISTRATIONS_PER_HOUR"],
  },
  "onboarding/confirm-document": {
    users: ["GetItem", "Query", "UpdateItem", "DeleteItem"],
    objects: {
      [incomingImages]: ["GetObject", "DeleteObject"],
      [checkedImages]: ["GetObject", "PutObject", "DeleteObject"],
    },
    listBuckets: ["documents"],
    ...drawsImage,
  },
  "onboarding/delete-document": {
    users: ["GetItem", "UpdateItem", "DeleteItem"],
    objects: { [incomingImages]: ["DeleteObject"], [checkedImages]: ["DeleteObject"] },
  },
  "onboarding/pull-credit": {
    users: ["GetItem", "PutItem", "UpdateItem"],
    reports: ["GetItem", "PutItem"],
    disputes: ["BatchGetItem", "Query"],
    seals: ["ssn", "date-of-birth"],
    macs: ["ssn"],
    secrets: ["providerKeys"],
    settings: ["BUREAU_PROVIDER", "REGISTRATIONS_PER_HOUR", "OPEN_STATES", ...pullLimits],
    logAlarms: [pullBudget],
    timeoutSeconds: 29,
  },
  "onboarding/create-upload": announcesUpload,
  "onboarding/add-upload-page": addsUploadPage,
  "onboarding/analyze-upload": readsUpload,
  "onboarding/save-check": { users: ["UpdateItem"] },
  "onboarding/confirm-upload": {
    ...keepsPages,
    users: ["GetItem", "Query", "PutItem", "UpdateItem"],
    reports: ["GetItem", "PutItem"],
    disputes: ["Query"],
    seals: ["ssn", "date-of-birth"],
    settings: ["BUREAU_PROVIDER", "OPEN_STATES"],
  },
  "onboarding/create-account": {
    users: ["GetItem", "PutItem", "UpdateItem", "DeleteItem"],
    identity: ["AdminCreateUser", "AdminSetUserPassword", "AdminDeleteUser"],
    opens: ["onboarding-draft"],
    settings: ["REGISTRATIONS_PER_HOUR", "OPEN_STATES"],
  },
  "contract/get-contract": { users: ["GetItem"], settings: contractFacts },
  "contract/get-signed-contract": { users: ["GetItem"] },
  "contract/sign-contract": {
    users: ["GetItem", "PutItem", "UpdateItem"],
    objects: { [contractObjects]: ["PutObject"] },
    opens: ["onboarding-draft"],
    settings: [...contractFacts, "OPEN_STATES"],
    ...makesPdf,
  },
  "contract/cancel-contract": {
    users: ["GetItem", "Query", "PutItem", "UpdateItem"],
    disputes: ["Query", "GetItem", "PutItem", "UpdateItem", "DeleteItem"],
  },
  "contract/download-document": {
    users: ["GetItem"],
    objects: { [contractObjects]: ["GetObject"] },
    settings: contractFacts,
    ...makesPdf,
  },
};
