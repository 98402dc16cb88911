import * as z from "zod";
import { hasWebAddress } from "#shared/domain/account/web-address";
import { Seen } from "#shared/domain/schemas";

export const Id = z.ulid();
/** Of a negative item: one of ours, or the one that a client's own report had for it. */
export const ItemId = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  // What is said of items is kept by their ids: an id must not be the name of something that every object has.
  .refine((id) => !(id in Object.prototype));
/** `YYYY-MM-DD` */
export const Day = z.iso.date();
/** ISO 8601 in UTC, `2026-11-20T21:35:00.000Z` */
export const Instant = z.iso.datetime();

export const Language = z.enum(["en", "es"]);
export type Language = z.infer<typeof Language>;

export const Page = {
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(2_000).optional(),
};

export const ErrorBody = z.object({
  code: z.string(),
  message: z.string(),
  details: z.string().optional(),
  seen: Seen.optional(),
  fieldErrors: z.record(z.string(), z.array(z.string())).optional(),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** A presigned form for the store: a POST of `multipart/form-data`, `fields` first, then `file`. */
export const UploadForm = z.object({ url: z.string(), fields: z.record(z.string(), z.string()) });
export type UploadForm = z.infer<typeof UploadForm>;

/** For text that goes into mails and documents under the service's name: no one may use it to send a link to others. */
export const withoutWebAddress = (text: string) => !hasWebAddress(text);
export const NO_WEB_ADDRESS = "Please leave web and email addresses out";
