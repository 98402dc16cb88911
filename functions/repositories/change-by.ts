import { ulid } from "ulid";
import type { LastChange } from "./user-record";

/** What a step of a subscription or of the role leaves in the record. @param by the user who takes it, or the part of the service */
export function changeBy(by: string, action: LastChange["action"], at: Date): LastChange {
  return { id: ulid(at.getTime()), at: at.toISOString(), action, by };
}
