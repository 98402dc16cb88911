import type { authRoutes } from "#shared/api/routes/auth";
import { asksPasswords } from "./common";
import type { LogAlarm, Needs } from "./need";

/** Every screen asks this route first. */
const originKeyRefused: LogAlarm = {
  event: "origin_key_refused",
  warning:
    "The API refuses the distribution's key: no one can use the service. OriginKeyDigest is not the digest of OriginKey.",
};

export const authNeeds: Record<keyof typeof authRoutes, Needs> = {
  "auth/get-user": { logAlarms: [originKeyRefused] },
  "auth/get-password-user": {},
  "auth/register": {
    users: ["GetItem", "PutItem", "UpdateItem", "DeleteItem"],
    identity: ["AdminCreateUser", "AdminSetUserPassword", "AdminDeleteUser"],
    settings: ["REGISTRATIONS_PER_HOUR"],
  },
  "auth/login": {
    users: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
    reports: ["GetItem", "PutItem"],
    identity: asksPasswords,
    settings: ["ADMIN_EMAIL", "OPEN_STATES"],
  },
  "auth/change-password": {
    users: ["GetItem", "PutItem", "UpdateItem", "DeleteItem"],
    identity: [...asksPasswords, "AdminSetUserPassword"],
  },
  "auth/forgot-password": { users: ["PutItem", "UpdateItem"] },
  "auth/reset-password": {
    users: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
    identity: ["AdminGetUser", "AdminCreateUser", "AdminSetUserPassword", "AdminSetUserMFAPreference"],
    opens: ["date-of-birth"],
  },
  "auth/release-email": {
    users: ["GetItem", "PutItem", "UpdateItem", "DeleteItem"],
    identity: ["AdminUpdateUserAttributes"],
  },
  "auth/start-sign-in": { identity: [], settings: ["OUTSIDE_ISSUER"] },
  "auth/finish-sign-in": {
    users: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
    reports: ["GetItem", "PutItem"],
    identity: ["DescribeUserPoolClient"],
    settings: ["ADMIN_EMAIL", "OPEN_STATES"],
  },
  "auth/logout": {
    users: ["GetItem", "DeleteItem"],
    identity: ["AdminUserGlobalSignOut"],
    settings: ["OUTSIDE_ISSUER"],
  },
};
