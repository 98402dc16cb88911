import type * as z from "zod";

/**
 * The specification's generic messages (point 8) for what a schema refuses without words of its own: a person reads them, and
 * nothing is said of how we check.
 */
export function fieldMessage(issue: z.core.$ZodRawIssue): string {
  const isEmpty = Array.isArray(issue.input) && issue.input.length === 0;
  if (issue.input === undefined || isEmpty) return "This field is required";
  if (issue.code === "invalid_type") return "Invalid input type";
  if (issue.code === "too_small" && issue.origin === "string") return `Must be at least ${issue.minimum} characters`;
  if (issue.code === "too_big" && issue.origin === "string") return `Must be no more than ${issue.maximum} characters`;
  return "Invalid format";
}
