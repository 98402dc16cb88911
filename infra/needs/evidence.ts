import type { evidenceRoutes } from "#shared/api/routes/evidence";
import {
  checkedImages,
  drawsImage,
  incomingProofs,
  incomingReports,
  keptProofs,
  letterObjects,
  makesPacket,
  makesPdf,
} from "./common";
import type { Needs } from "./need";

export const evidenceNeeds: Record<keyof typeof evidenceRoutes, Needs> = {
  "evidence/list-proofs": { users: ["Query"] },
  "evidence/create-proof": {
    users: ["Query", "PutItem", "UpdateItem"],
    disputes: ["GetItem"],
    objects: { [incomingProofs]: ["PutObject"] },
    settings: ["REGISTRATIONS_PER_HOUR"],
  },
  "evidence/confirm-proof": {
    users: ["GetItem", "UpdateItem"],
    objects: { [incomingProofs]: ["GetObject", "DeleteObject"], [keptProofs]: ["GetObject", "PutObject"] },
    listBuckets: ["documents"],
    ...drawsImage,
  },
  "evidence/keep-answer": {
    users: ["GetItem", "Query", "PutItem", "UpdateItem"],
    disputes: ["GetItem"],
    objects: { [incomingReports]: ["GetObject", "DeleteObject"], [keptProofs]: ["GetObject", "PutObject"] },
    listBuckets: ["documents"],
    ...drawsImage,
  },
  "evidence/open-proof": { users: ["GetItem"], objects: { [keptProofs]: ["GetObject"] } },
  "evidence/set-details": { disputes: ["GetItem", "Query", "PutItem"] },
  "evidence/self-mail": {
    users: ["GetItem", "Query", "PutItem", "UpdateItem"],
    disputes: ["GetItem", "Query", "PutItem", "UpdateItem"],
    objects: {
      [letterObjects]: ["PutObject"],
      [checkedImages]: ["GetObject"],
      [keptProofs]: ["GetObject"],
    },
    listBuckets: ["documents"],
    opens: ["date-of-birth", "ssn"],
    ...makesPdf,
  },
  "evidence/get-packet": {
    users: ["GetItem", "Query", "PutItem"],
    disputes: ["GetItem", "Query"],
    ...makesPacket,
  },
  "evidence/attach-proofs": { users: ["GetItem"], disputes: ["GetItem", "Query", "PutItem"] },
  "evidence/delete-proof": {
    users: ["GetItem", "Query", "DeleteItem"],
    disputes: ["Query"],
    objects: { [incomingProofs]: ["DeleteObject"], [keptProofs]: ["DeleteObject"] },
  },
};
