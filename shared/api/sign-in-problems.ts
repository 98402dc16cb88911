/**
 * Why a sign-in through the outside provider failed. The way ends at `/login?error=<problem>`, and each has its sentence
 * there (`auth.outside.<problem>`).
 */
export const signInProblems = [
  "absent",
  "cancelled",
  "provider",
  "unavailable",
  "state",
  "link",
  "email",
  "unproven",
  "factor",
  "disabled",
  "limit",
  "fault",
] as const;
export type SignInProblem = (typeof signInProblems)[number];
