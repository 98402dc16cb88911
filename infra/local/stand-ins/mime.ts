import { randomUUID } from "node:crypto";

type TransferEncoding = "BASE64" | "QUOTED_PRINTABLE" | "SEVEN_BIT";
type Attached = { fileName: string; contentType: string; bytes: Buffer; encoding: TransferEncoding };
type Outgoing = {
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  attachments: Attached[];
};

/** An attachment as a mail program gets it out of a message. */
type Received = { fileName: string; contentType: string; bytes: Buffer };

const CRLF = "\r\n";
const encodings: Record<TransferEncoding, string> = {
  BASE64: "base64",
  QUOTED_PRINTABLE: "quoted-printable",
  SEVEN_BIT: "7bit",
};

/** The message that travels (RFC 2045 to 2047, 2183): every byte of it has 7 bits, whatever was handed in. */
export function compose(outgoing: Outgoing): string {
  const { from, to, subject, text, html, attachments } = outgoing;
  const [mixed, alternative] = [`mixed-${randomUUID()}`, `alternative-${randomUUID()}`];
  const words = [wordsPart("text/plain", text), wordsPart("text/html", html)];
  const body = [
    [`Content-Type: multipart/alternative; boundary="${alternative}"`, "", multipart(alternative, words)].join(CRLF),
    ...attachments.map(attachedPart),
  ];
  return [
    `From: ${from}`,
    `To: ${to.join(", ")}`,
    `Subject: =?utf-8?B?${Buffer.from(subject).toString("base64")}?=`,
    "MIME-Version: 1.0",
    `Content-Type: multipart/mixed; boundary="${mixed}"`,
    "",
    multipart(mixed, body),
  ].join(CRLF);
}

/** The attachments of a message, decoded by what each part says of itself. */
export function attachmentsOf(message: string): Received[] {
  const [, boundary = ""] = /boundary="(mixed-[^"]+)"/.exec(message) ?? [];
  const parts = message.split(`--${boundary}`).slice(1, -1);
  return parts.flatMap((part) => {
    const [headers = "", ...rest] = part.trimStart().split(CRLF + CRLF);
    const [, fileName] = /filename="([^"]*)"/.exec(headers) ?? [];
    if (fileName === undefined) return [];
    const [, contentType = ""] = /^Content-Type: (.*)$/m.exec(headers) ?? [];
    const [, encoding = "7bit"] = /^Content-Transfer-Encoding: (.*)$/m.exec(headers) ?? [];
    const content = rest.join(CRLF + CRLF).replace(/\r\n$/, "");
    return { fileName, contentType: contentType.trim(), bytes: decode(content, encoding.trim()) };
  });
}

function multipart(boundary: string, parts: string[]): string {
  return [...parts.flatMap((part) => [`--${boundary}`, part]), `--${boundary}--`, ""].join(CRLF);
}

function wordsPart(type: string, words: string): string {
  const headers = [`Content-Type: ${type}; charset=utf-8`, "Content-Transfer-Encoding: base64"];
  return [...headers, "", wrapBase64(Buffer.from(words))].join(CRLF);
}

function attachedPart({ fileName, contentType, bytes, encoding }: Attached): string {
  const headers = [
    `Content-Type: ${contentType}`,
    `Content-Disposition: attachment; filename="${fileName.replace(/["\r\n]/g, "_")}"`,
    `Content-Transfer-Encoding: ${encodings[encoding]}`,
  ];
  return [...headers, "", encode(bytes, encoding)].join(CRLF);
}

function encode(bytes: Buffer, encoding: TransferEncoding): string {
  if (encoding === "BASE64") return wrapBase64(bytes);
  if (encoding === "SEVEN_BIT") return Buffer.from(bytes.map((byte) => (byte > 127 ? 63 : byte))).toString("latin1");
  const signs = [...bytes].map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
  return (signs.match(/.{1,72}/g) ?? []).join(`=${CRLF}`);
}

function decode(content: string, encoding: string): Buffer {
  if (encoding === "base64") return Buffer.from(content, "base64");
  if (encoding === "7bit") return Buffer.from(content, "latin1");
  const joined = content.replaceAll(`=${CRLF}`, "");
  return Buffer.from(
    joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  );
}

function wrapBase64(bytes: Buffer): string {
  return (bytes.toString("base64").match(/.{1,76}/g) ?? []).join(CRLF);
}
