import type { NewSession } from "#functions/repositories/sessions";

/** What a route may say besides its value. */
export type ReplyOptions = {
  /** Whole `Set-Cookie` values. */
  cookies?: string[];
  headers?: Record<string, string>;
  /** In place of the route's own: what was asked for is under way. */
  status?: 202;
  /** A session that the route has opened: the shell hands its cookie out and ends the visitor's. */
  session?: NewSession;
  /** Whose browser this is known to be, where no session says so. */
  browserOf?: string;
};

/** A route's value with what the answer has besides it; `reply()` makes it. */
export class Reply<T> {
  constructor(
    readonly value: T,
    readonly options: ReplyOptions,
  ) {}
}

/** An answer that leads elsewhere; `redirectTo()` and `seeOther()` make it. */
export class Redirect {
  constructor(
    readonly location: string,
    readonly options: ReplyOptions,
    readonly status: 302 | 303 = 302,
  ) {}
}

/** A Lambda's answer holds 6 MB of text, and a file grows by a third on its way into text: a larger one is fetched elsewhere. */
export const MOST_ANSWER_BYTES = 4_000_000;

/** A file as bytes; answered in base64. */
export class FileReply {
  constructor(
    readonly bytes: Uint8Array,
    readonly contentType: string,
    readonly fileName: string,
  ) {}
}

/** A file that is text: answered as it is, where bytes in base64 would be a third longer. */
export class TextFileReply {
  constructor(
    readonly text: string,
    readonly contentType: string,
    readonly fileName: string,
  ) {}
}

/** A route's value with cookies, headers or a session beside it. */
export function reply<T>(value: T, options: ReplyOptions): Reply<T> {
  return new Reply(value, options);
}

/** 302. @param location a path of this site or a whole address */
export function redirectTo(location: string, options: ReplyOptions = {}): Redirect {
  return new Redirect(location, options);
}

/** 303: what was asked for is to be fetched at another address. */
export function seeOther(location: string): Redirect {
  return new Redirect(location, {}, 303);
}

/** CSV in UTF-8, to be saved under `fileName`. */
export function csvFile(text: string, fileName: string): TextFileReply {
  return new TextFileReply(text, "text/csv; charset=utf-8", fileName);
}

/** A PDF to be saved under `fileName`. */
export function pdfFile(bytes: Uint8Array, fileName: string): FileReply {
  return new FileReply(bytes, "application/pdf", fileName);
}

/** An archive to be saved under `fileName`. */
export function zipFile(bytes: Uint8Array, fileName: string): FileReply {
  return new FileReply(bytes, "application/zip", fileName);
}
