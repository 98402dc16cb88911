import * as z from "zod";
import { Id, Instant } from "./common";

/** One device that is signed in. The id names it in the list and opens nothing. */
export const SignIn = z.object({
  id: Id,
  startedAt: Instant,
  /** At most 10 minutes before its last request. */
  lastSeenAt: Instant,
  method: z.enum(["password", "provider"]),
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type SignIn = z.infer<typeof SignIn>;
