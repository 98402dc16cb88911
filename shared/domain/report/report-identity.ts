import * as z from "zod";

/** By what a bureau knows one of its reports again: the day that it carries, and its number there. What it does not print is left out. */
export const ReportIdentity = z.object({ on: z.iso.date().optional(), number: z.string().max(40).optional() });
export type ReportIdentity = z.infer<typeof ReportIdentity>;
