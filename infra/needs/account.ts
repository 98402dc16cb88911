import type { accountRoutes } from "#shared/api/routes/account";
import { asksPasswords, contractObjects, erases, keptProofs, letterObjects } from "./common";
import type { Needs } from "./need";

/** What was written for a member or uploaded by them, and where an answer too large for a reply waits to be fetched. */
const ownPapers: Needs["objects"] = {
  [letterObjects]: ["GetObject"],
  [contractObjects]: ["GetObject"],
  [keptProofs]: ["GetObject"],
  "documents/exports/*": ["GetObject", "PutObject"],
};

export const accountNeeds: Record<keyof typeof accountRoutes, Needs> = {
  "account/list-sessions": { users: ["Query", "BatchGetItem"] },
  "account/list-openings": { users: ["Query"] },
  "account/list-payments": { users: ["Query"] },
  "account/list-documents": { users: ["Query"], disputes: ["Query"] },
  "account/open-document": {
    users: ["Query"],
    disputes: ["Query"],
    objects: ownPapers,
    listBuckets: ["letters", "documents"],
  },
  "account/end-session": { users: ["DeleteItem"] },
  "account/end-sessions": { identity: ["AdminUserGlobalSignOut"] },
  "account/get-contact": {},
  "account/save-contact": { users: ["UpdateItem", "PutItem"], settings: ["OPEN_STATES"] },
  "account/send-email-code": { users: ["UpdateItem", "PutItem"] },
  "account/confirm-email": { users: ["UpdateItem", "PutItem", "DeleteItem"] },
  "account/correct-email": {
    users: ["GetItem", "PutItem", "UpdateItem", "DeleteItem"],
    identity: [...asksPasswords, "AdminUpdateUserAttributes"],
  },
  "account/get-mail-topics": {},
  "account/save-mail-topics": { users: ["UpdateItem"] },
  "account/start-second-factor": { users: ["UpdateItem", "GetItem", "DeleteItem"], identity: asksPasswords },
  "account/confirm-second-factor": {
    users: ["GetItem", "PutItem", "UpdateItem", "DeleteItem"],
    identity: [...asksPasswords, "AdminSetUserMFAPreference"],
  },
  "account/end-second-factor": {
    users: ["GetItem", "PutItem", "UpdateItem", "DeleteItem"],
    identity: [...asksPasswords, "AdminSetUserMFAPreference"],
  },
  "account/delete-account": { ...erases, timeoutSeconds: 29 },
  "account/export-data": {
    users: ["Query", "GetItem", "PutItem", "UpdateItem"],
    reports: ["Query"],
    disputes: ["Query"],
    objects: ownPapers,
    opens: ["date-of-birth"],
    timeoutSeconds: 29,
    memoryMb: 1024,
  },
};
