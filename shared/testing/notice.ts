import type { Notice } from "#shared/api/schemas/notice";

/** An unread notice that letters have left. */
export function makeNotice(overrides: Partial<Notice> = {}): Notice {
  return {
    id: "01KAB0000000000000000N0T1C",
    kind: "letters_mailed",
    at: "2026-11-20T10:00:00.000Z",
    isRead: false,
    ...overrides,
  };
}
