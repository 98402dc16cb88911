/** In the order of what matters first. Alone in its file: the landing page's script takes it without anything else. */
export const lastStatusKinds = ["mailAgain", "overdue", "read", "waiting", "sent", "none"] as const;
export type LastStatusKind = (typeof lastStatusKinds)[number];
