import type * as z from "zod";
import type { RecordAnswerBody } from "#shared/api/schemas/answer-bodies";
import type { UploadForm } from "#shared/api/schemas/common";
import type {
  AnalyzeUploadBody,
  ConfirmItemsBody,
  NewUpload,
  NewUploadPage,
  UnnamedReport,
  UploadAnalysis,
  UploadCheck,
  UploadedAnswer,
  UploadPageStarted,
  UploadReading,
  UploadStarted,
} from "#shared/api/schemas/upload";

/** How the answers of an uploaded letter are recorded: only a member has disputes that a bureau may answer. */
export type AnswerCalls = {
  record: (disputeId: string, body: RecordAnswerBody) => Promise<unknown>;
  /** Keeps the letter as a proof of these disputes. */
  keep: (uploadId: string, disputeIds: string[]) => Promise<unknown>;
  refresh: () => Promise<unknown>;
};

/** How a report of one's own reaches the server: a member's and a visitor's go by routes of their own. */
export type UploadCalls = {
  /** Whose reports they should be. */
  owner?: { firstName?: string; lastName?: string };
  create: (body: NewUpload) => Promise<z.infer<typeof UploadStarted>>;
  addPage: (id: string, body: z.infer<typeof NewUploadPage>) => Promise<z.infer<typeof UploadPageStarted>>;
  /** Sends a file to the store. @throws Error when it cannot be reached */
  send: (form: z.infer<typeof UploadForm>, file: File, onPercent: (percent: number) => void) => Promise<void>;
  analyze: (
    id: string,
    body: z.infer<typeof AnalyzeUploadBody>,
  ) => Promise<{ answer: UploadAnalysis | UploadedAnswer | UnnamedReport | UploadReading; retryAfterSeconds?: number }>;
  /** Keeps what was said of a read report until it is confirmed. */
  saveCheck: (id: string, body: UploadCheck, options: { keepalive: boolean }) => Promise<unknown>;
  confirm: (id: string, body: z.input<typeof ConfirmItemsBody>) => Promise<unknown>;
  /** Asks again for what changes with a report. */
  refresh: () => Promise<unknown>;
  answers?: AnswerCalls;
};
