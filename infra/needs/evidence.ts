import type { evidenceRoutes } from "#shared/api/routes/evidence";
import { drawsImage, incomingProofs, keptProofs } from "./common";
import type { Needs } from "./need";

export const evidenceNeeds: Record<keyof typeof evidenceRoutes, Needs> = {
  "evidence/list-proofs": { users: ["Query"] },
  "evidence/create-proof": {
    users: ["Query", "PutItem", "UpdateItem"],
    objects: { [incomingProofs]: ["PutObject"] },
    settings: ["REGISTRATIONS_PER_HOUR"],
  },
  "evidence/confirm-proof": {
    users: ["GetItem", "UpdateItem"],
    objects: { [incomingProofs]: ["GetObject", "DeleteObject"], [keptProofs]: ["GetObject", "PutObject"] },
    listBuckets: ["documents"],
    ...drawsImage,
  },
  "evidence/open-proof": { users: ["GetItem"], objects: { [keptProofs]: ["GetObject"] } },
  "evidence/attach-proofs": { users: ["GetItem"], disputes: ["GetItem", "Query", "PutItem"] },
  "evidence/delete-proof": {
    users: ["GetItem", "DeleteItem"],
    disputes: ["Query"],
    objects: { [incomingProofs]: ["DeleteObject"], [keptProofs]: ["DeleteObject"] },
  },
};
