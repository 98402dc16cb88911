import * as z from "zod";
import { reportFileTypes } from "#shared/domain/document/report-file";
import { BureauAnswer, FoundOutcome } from "#shared/domain/report/answer/answer";
import { Confidence, FieldPlace, PageBox } from "#shared/domain/report/upload/accounts/evidence";
import { ItemCorrection } from "#shared/domain/report/upload/correct";
import { UnreadPage } from "#shared/domain/report/upload/unread-page";
import { Bureau } from "#shared/domain/schemas";
import { Id, ItemId, UploadForm } from "./common";
import { CreditPullBody } from "./onboarding";
import { ClientProvidedItem, CreditReport, NegativeItem } from "./report";

/** The name is for the person's own screen; the store never sees it. */
export const NewUpload = z.object({
  fileName: z.string().trim().min(1).max(255),
  contentType: z.enum(reportFileTypes),
  sizeBytes: z.number().int().min(1),
});
export type NewUpload = z.infer<typeof NewUpload>;

export const UploadStarted = z.object({ uploadId: Id, upload: UploadForm });

/** A negative item with the place in the file that says so, and the place of each value, bureau by bureau. */
export const FoundItem = NegativeItem.extend({
  page: z.number().int(),
  line: z.number().int(),
  rawText: z.string(),
  confidence: Confidence,
  box: PageBox.optional(),
  fields: z.array(FieldPlace.extend({ bureau: Bureau })),
});
export type FoundItem = z.infer<typeof FoundItem>;

/** Another picture of an upload whose first file is one. */
export const NewUploadPage = z.object({
  contentType: z.enum(["image/jpeg", "image/png"]),
  sizeBytes: z.number().int().min(1),
});

/** `page` counts from 1: the first file is page 1. */
export const UploadPageStarted = z.object({ page: z.number().int(), upload: UploadForm });

/** Pictures take longer to read than one call lasts: how far it is. The same call, made again, goes on. */
export const UploadReading = z.object({
  uploadId: Id,
  status: z.literal("reading"),
  pagesRead: z.number().int(),
  pages: z.number().int(),
});
export type UploadReading = z.infer<typeof UploadReading>;

/**
 * What the member found on the paper: the items that are there, those of their values that were read wrongly, and items that
 * were not found in the file.
 */
export const ConfirmItemsBody = z.object({
  itemIds: z.array(ItemId).max(400),
  corrections: z.array(ItemCorrection).max(400).default([]),
  added: z.array(ClientProvidedItem).max(50).default([]),
});
export type ConfirmItemsBody = z.infer<typeof ConfirmItemsBody>;

/** In the onboarding, where no pull has said whose report it is. */
export const ConfirmUploadBody = ConfirmItemsBody.extend(CreditPullBody.pick({ profileData: true }).partial().shape);
export type ConfirmUploadBody = z.infer<typeof ConfirmUploadBody>;

const TypedText = z.string().max(120);

/** What was typed of an item, as text: of one bureau's column, or of all of them. It may make no sense yet. */
export const TypedItem = z.object({
  itemId: ItemId,
  bureau: Bureau.optional(),
  creditorName: TypedText.optional(),
  itemType: TypedText.optional(),
  amount: TypedText.optional(),
  /** The last four signs. */
  accountNumber: z.string().max(4).optional(),
  status: TypedText.optional(),
  payStatus: TypedText.optional(),
  dateOpened: TypedText.optional(),
  dateReported: TypedText.optional(),
  dateClosed: TypedText.optional(),
  dateOfFirstDelinquency: TypedText.optional(),
  removalOn: TypedText.optional(),
});

/** What a person has said of a read file before confirming it: a reload comes back to it. */
export const UploadCheck = z.object({
  droppedIds: z.array(ItemId).max(400).default([]),
  typed: z.array(TypedItem).max(1_600).default([]),
  added: z.array(ClientProvidedItem).max(50).default([]),
});
export type UploadCheck = z.infer<typeof UploadCheck>;

export const UploadAnalysis = z.object({
  uploadId: Id,
  /** What this file shows; the member compares it with the paper. */
  negativeItems: z.array(FoundItem),
  /** The bureaus' own scores, where the file prints them. */
  scores: CreditReport.pick({ experianScore: true, equifaxScore: true, transunionScore: true }),
  bureausFound: z.array(Bureau),
  /** Whose report it says it is, where it is printed: one that is for another person is confirmed only knowingly. */
  consumerNames: z.array(z.string()).optional(),
  /** No account was found in it, no good one either: that nothing negative was found says little. */
  withoutAccounts: z.boolean().optional(),
  /** How many negative accounts the report itself counts, at least: with fewer found, some were not read. */
  countedNegatives: z.number().int().optional(),
  /** The pages, from 1, of negative accounts whose creditor's name could not be read, a page for each: their member adds them. */
  namelessPages: z.array(z.number().int()).optional(),
  /** Pictures among the pages that could not be read: what they show is missing here. */
  unreadPages: z.array(UnreadPage).optional(),
  /** What was said of it so far, until it is confirmed. */
  check: UploadCheck.optional(),
  /** The report as it will be once this is confirmed: this file's bureaus, and what the others reported before. */
  report: CreditReport,
});
export type UploadAnalysis = z.infer<typeof UploadAnalysis>;

/** What a letter says of one item, and the member's dispute about that item, where one may be answered by this bureau. */
export const ProposedAnswer = FoundOutcome.extend({
  dispute: z.object({ id: Id, accountName: z.string(), accountNumber: z.string().optional() }).optional(),
});
export type ProposedAnswer = z.infer<typeof ProposedAnswer>;

/** The file is no report but a bureau's letter about a dispute: what it says of each item. Nothing is recorded by reading it. */
export const UploadedAnswer = BureauAnswer.extend({
  uploadId: Id,
  kind: z.literal("answer"),
  outcomes: z.array(ProposedAnswer),
  /** Its addressee is not the member. */
  isForAnother: z.literal(true).optional(),
});
export type UploadedAnswer = z.infer<typeof UploadedAnswer>;

/**
 * The file is a report, and no page of it says of which bureau: what was found on it. Nothing is kept yet; the same call with the
 * member's answer goes on.
 */
export const UnnamedReport = z.object({
  uploadId: Id,
  kind: z.literal("which_bureau"),
  /** The first ones, as they are printed, and where; numbers are masked. */
  accounts: z.array(FoundOutcome.pick({ creditorName: true, accountNumber: true, page: true, line: true })).max(20),
  accountCount: z.number().int(),
});
export type UnnamedReport = z.infer<typeof UnnamedReport>;

/** Whose report it is, where its pages do not say: what they say themselves is never overridden. */
export const AnalyzeUploadBody = z.object({ bureau: Bureau.optional() });

/** The disputes that were answered by an uploaded letter. */
export const KeepAnswerBody = z.object({
  disputeIds: z
    .array(Id)
    .min(1)
    .max(20)
    .refine((ids) => new Set(ids).size === ids.length, "Must be different ones"),
});
