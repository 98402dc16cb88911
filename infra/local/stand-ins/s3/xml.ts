import { randomUUID } from "node:crypto";
import { DomUtils, parseDocument } from "htmlparser2";
import { ServiceError, type StandInAnswer } from "../stand-in";

type Xml = string | number | boolean | Xml[] | { [name: string]: Xml | undefined };

const NAMESPACE = "http://s3.amazonaws.com/doc/2006-03-01/";

/** An answer in S3's XML. An array gives its element once for each entry. */
export function xmlAnswer(root: string, content: Xml, status = 200, namespace: string | undefined = NAMESPACE) {
  const attribute = namespace ? ` xmlns="${namespace}"` : "";
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<${root}${attribute}>${writeXml(content)}</${root}>`;
  const headers = { "content-type": "application/xml", "x-amz-request-id": randomUUID() };
  return { status, headers, body } satisfies StandInAnswer;
}

/** S3's error document. Source: Amazon S3 API Reference, "Error responses". */
export function xmlError(error: unknown, resource: string): StandInAnswer {
  const known = error instanceof ServiceError ? error : internalError(error);
  const content = { Code: known.code, Message: known.message, Resource: resource, RequestId: randomUUID() };
  return xmlAnswer("Error", content, known.status, "");
}

/** The texts of every `<name>` element in a document, in order. */
export function textsOf(xml: string, name: string): string[] {
  const elements = DomUtils.getElementsByTagName(name, parseDocument(xml, { xmlMode: true }), true);
  return elements.map((element) => DomUtils.textContent(element));
}

function writeXml(content: Xml): string {
  if (typeof content !== "object") return escapeXml(String(content));
  return Object.entries(content)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => ({ name, one })))
    .map(({ name, one }) => (one === undefined ? "" : `<${name}>${writeXml(one)}</${name}>`))
    .join("");
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function internalError(error: unknown): ServiceError {
  console.error("The stand-in for S3 failed:", error);
  return new ServiceError("InternalError", "We encountered an internal error. Please try again.", 500);
}
