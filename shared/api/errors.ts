import type { Seen } from "#shared/domain/document/seen";

/** Every "no" that the product says, with its HTTP status. The words for people are in the catalogues (`errors.<CODE>`). */
export const errorStatus = {
  VALIDATION_FAILED: 400,
  CONSENT_REQUIRED: 400,
  NOT_AN_IMAGE: 400,
  BAD_SIGNATURE: 400,
  RESET_CODE_INVALID: 400,
  EMAIL_CODE_INVALID: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  SECOND_FACTOR_REQUIRED: 401,
  SECOND_FACTOR_WRONG: 401,
  PAYMENT_REQUIRED: 402,
  FORBIDDEN: 403,
  SUBSCRIPTION_REQUIRED: 403,
  REAUTHENTICATION_REQUIRED: 403,
  SECOND_FACTOR_MISSING: 403,
  INVALID_ADMIN_KEY: 403,
  NOT_FOUND: 404,
  CREDIT_FILE_NOT_FOUND: 404,
  CONFLICT: 409,
  INVALID_TRANSITION: 409,
  ANSWER_NOT_DUE: 409,
  ACCOUNT_EXISTS: 409,
  USERNAME_TAKEN: 409,
  EMAIL_CONFIRMED: 409,
  ALREADY_DISPUTED: 409,
  NOT_A_DRAFT: 409,
  REASON_REQUIRED: 409,
  NOTHING_NEW: 409,
  ITEM_NOT_SHOWN: 409,
  FOLLOW_UP_NOT_DUE: 409,
  COMPLAINT_NOT_DUE: 409,
  ADDRESS_REQUIRED: 409,
  LETTERS_SENT: 409,
  LETTERS_CHANGED: 409,
  NOT_MAILABLE: 409,
  CONTRACT_REQUIRED: 409,
  CONTRACT_SIGNED: 409,
  CONTRACT_OUTDATED: 409,
  NOTHING_TO_CANCEL: 409,
  NOTHING_UPLOADED: 409,
  NOT_PENDING: 409,
  TOO_MANY_PROOFS: 409,
  PROOF_IN_USE: 409,
  REFUND_NOT_DUE: 409,
  LAST_ADMIN: 409,
  ADMIN_ACCOUNT: 409,
  OWN_ADMIN_STATUS: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  STATE_NOT_SERVED: 409,
  PULL_NOT_OFFERED: 409,
  PAYLOAD_TOO_LARGE: 413,
  TOO_MANY_PAGES: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  FILE_LOCKED: 415,
  FILE_WITHOUT_FONTS: 415,
  NOT_A_CREDIT_REPORT: 422,
  CREDIT_FILE_FROZEN: 423,
  MONTHLY_LIMIT_EXCEEDED: 429,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  CREDIT_BUREAU_UNAVAILABLE: 502,
  MAIL_UNAVAILABLE: 502,
  SERVICE_UNAVAILABLE: 503,
  CREDIT_BUREAU_TIMEOUT: 504,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** The short English words of each error's `message`; screens translate by code. */
export const errorMessage: Record<ErrorCode, string> = {
  VALIDATION_FAILED: "Some of the information is missing or not valid.",
  CONSENT_REQUIRED: "All required consents must be given before proceeding",
  NOT_AN_IMAGE: "Please select an image file (PNG, JPG, etc.)",
  BAD_SIGNATURE: "The signature is not valid.",
  RESET_CODE_INVALID: "This link was used already or is too old.",
  EMAIL_CODE_INVALID: "This code is wrong, was used already or is too old.",
  UNAUTHENTICATED: "Unauthorized",
  INVALID_CREDENTIALS: "Invalid email or password",
  SECOND_FACTOR_REQUIRED: "The code of the authenticator app is needed.",
  SECOND_FACTOR_WRONG: "The code of the authenticator app is not right.",
  PAYMENT_REQUIRED: "Payment Required",
  FORBIDDEN: "Forbidden",
  SUBSCRIPTION_REQUIRED: "SUBSCRIPTION_REQUIRED: Active subscription required",
  REAUTHENTICATION_REQUIRED: "Please sign in again to do this.",
  SECOND_FACTOR_MISSING: "Administrators need a second factor.",
  INVALID_ADMIN_KEY: "The admin key is not valid.",
  NOT_FOUND: "Not found",
  CREDIT_FILE_NOT_FOUND: "No bureau has a credit file for these details.",
  CONFLICT: "Someone changed this in the meantime. Please reload and try again.",
  ANSWER_NOT_DUE: "The bureau's time to answer, and its mail's, is not over yet.",
  INVALID_TRANSITION: "The dispute cannot take this step from where it stands.",
  ACCOUNT_EXISTS: "An account with this email already exists.",
  EMAIL_CONFIRMED: "This email address is confirmed already, so it cannot be corrected here.",
  USERNAME_TAKEN: "This username is taken.",
  ALREADY_DISPUTED: "This item is in dispute already, or a bureau answered that it is removed.",
  NOT_A_DRAFT: "Only drafts can be submitted or deleted.",
  REASON_REQUIRED: "Say first what is wrong with this item. Without your reason the letters cannot be sent.",
  NOTHING_NEW:
    "These letters say nothing new to a bureau that has refused the same. Add another reason, an exact fact, words of your own or a proof that no earlier letter had.",
  ITEM_NOT_SHOWN:
    "Your newest report does not show an item of these letters any more. If it is gone, do not send them; if you know that it is still there, say so.",
  COMPLAINT_NOT_DUE:
    "The CFPB takes a complaint 45 days after the bureau received the dispute, or once the bureau has answered.",
  FOLLOW_UP_NOT_DUE: "This letter does not follow from what the bureau has answered so far.",
  ADDRESS_REQUIRED: "Add your address first: the bureaus answer to it.",
  LETTERS_SENT: "Letters that were approved or mailed cannot be changed.",
  LETTERS_CHANGED: "The letters have changed since they were shown. Please read them again.",
  NOT_MAILABLE: "This letter cannot be mailed again: it is on its way, has arrived, or its dispute is answered.",
  CONTRACT_REQUIRED: "Please sign the service contract first.",
  CONTRACT_SIGNED: "The contract is signed already.",
  CONTRACT_OUTDATED: "The contract has a newer version. Please read it again.",
  NOTHING_TO_CANCEL: "There is no contract that can still be canceled.",
  NOTHING_UPLOADED: "The file has not arrived.",
  NOT_PENDING: "This member is not waiting for activation.",
  TOO_MANY_PROOFS: "The store of proofs is full. Delete one that you do not need any more.",
  PROOF_IN_USE: "This proof goes with letters that have not left. Take it off them first.",
  REFUND_NOT_DUE: "The payment provider still makes this refund by itself.",
  LAST_ADMIN: "The last administrator cannot be removed.",
  ADMIN_ACCOUNT: "An administrator's account cannot be deleted. Another administrator must take the role away first.",
  OWN_ADMIN_STATUS: "You cannot change your own administrator status.",
  IDEMPOTENCY_KEY_REUSED: "This Idempotency-Key was used for another request.",
  PULL_NOT_OFFERED: "Reports are not pulled here. Please upload your own.",
  STATE_NOT_SERVED: "The service is not available in this state.",
  PAYLOAD_TOO_LARGE: "The file or request is too large.",
  TOO_MANY_PAGES: "These are more pages, or larger files, than a proof, or the proofs of a letter, may have.",
  UNSUPPORTED_MEDIA_TYPE: "This kind of file or content is not accepted.",
  FILE_LOCKED: "The file is locked with a password.",
  FILE_WITHOUT_FONTS: "The file does not contain its fonts, so it cannot be printed with a letter.",
  NOT_A_CREDIT_REPORT: "No credit report was found in this file.",
  CREDIT_FILE_FROZEN: "The credit file is frozen at the bureaus.",
  MONTHLY_LIMIT_EXCEEDED: "Monthly Limit Exceeded",
  TOO_MANY_REQUESTS: "Too many requests. Please wait and try again.",
  INTERNAL: "Something went wrong",
  CREDIT_BUREAU_UNAVAILABLE: "The credit bureaus are not available right now. Please try again.",
  MAIL_UNAVAILABLE: "The mail provider is not available right now.",
  SERVICE_UNAVAILABLE: "The service is busy. Please try again.",
  CREDIT_BUREAU_TIMEOUT: "The credit bureaus did not answer in time. Please try again.",
};

/** `details` of UNAUTHENTICATED when the call came with a session that is over, and not without one. */
export const SESSION_ENDED = "The session has ended.";

export type FieldErrors = Record<string, string[]>;

type Extras = {
  /** In place of the code's own words. */
  message?: string;
  details?: string;
  fieldErrors?: FieldErrors;
  retryAfterSeconds?: number;
  /** What was seen in a file that is refused. */
  seen?: Seen;
};

/** A "no" that the reader can act on: thrown where it is found, made an answer in the Lambda shell, made a sentence on the screen. */
export class AppError extends Error {
  readonly status: number;
  readonly details?: string;
  readonly fieldErrors?: FieldErrors;
  readonly retryAfterSeconds?: number;
  readonly seen?: Seen;

  constructor(
    readonly code: ErrorCode,
    { message = errorMessage[code], details, fieldErrors, retryAfterSeconds, seen }: Extras = {},
  ) {
    super(message);
    this.name = "AppError";
    this.status = errorStatus[code];
    this.details = details;
    this.fieldErrors = fieldErrors;
    this.retryAfterSeconds = retryAfterSeconds;
    this.seen = seen;
  }
}
