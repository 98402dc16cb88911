import type { Article } from "#shared/api/schemas/education";

/** For an article without a drawing of its own: its category in one line, on a field of 64 by 64. */
export const categoryDrawings: Record<Article["category"], string> = {
  "dispute-strategy": "M12 10h32l8 8v36H12zM44 10v8h8M20 26h20M20 34h12M22 44l5 5 12-13",
  "legal-rights": "M32 8v46M20 54h24M14 18h36M14 18l-8 18h16zM50 18l-8 18h16zM6 36a8 6 0 0 0 16 0M42 36a8 6 0 0 0 16 0",
  "credit-basics": "M14 8h30l8 8v40H14zM22 22h14M22 30h22M22 38h22M22 46h14",
  "identity-theft":
    "M32 6l20 8v16c0 14-8 22-20 28C20 52 12 44 12 30V14zM32 22a6 6 0 1 1 0 12 6 6 0 0 1 0-12M22 44c2-6 18-6 20 0",
  scores: "M8 46a24 24 0 0 1 48 0M32 46l12-16M8 46h6M50 46h6M32 22v6",
  rebuilding: "M8 54h48M12 46l12-12 10 8 18-24M42 18h10v10",
};
