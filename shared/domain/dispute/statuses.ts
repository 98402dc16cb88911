import type { DisputeStatus } from "./dispute";

// Without zod, so that the part of the app that loads first can use them.

/** Under way at the bureaus as the dashboard counts it. */
export const activeStatuses: readonly DisputeStatus[] = ["sent", "in_review"];

/** Not answered yet: its negative item cannot be disputed a second time. */
export const openStatuses: readonly DisputeStatus[] = ["draft", "submitted", "sent", "in_review"];
