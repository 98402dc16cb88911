import type { StandInAnswer } from "../stand-ins/stand-in";
import type { Fault } from "./faults";

/** Says no in the words and the form of a service: XML for S3, JSON for the others. */
export function refusal(service: string, status: number, code: string, message: string): StandInAnswer {
  if (service === "s3") {
    const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${inXml(message)}</Message></Error>`;
    return { status, headers: { "content-type": "application/xml" }, body };
  }
  const headers = { "content-type": "application/x-amz-json-1.1", "x-amzn-errortype": code };
  return { status, headers, body: JSON.stringify({ __type: code, message, Message: message }) };
}

/** The answer to a call that the role does not permit. */
export function accessDenied(service: string, caller: string, action: string, resource: string): StandInAnswer {
  const message = `User: ${caller} is not authorized to perform: ${action} on resource: ${resource} because no identity-based policy allows the ${action} action`;
  if (service === "s3") return refusal(service, 403, "AccessDenied", message);
  return refusal(service, service === "ses" ? 403 : 400, "AccessDeniedException", message);
}

/** The answer of a service that is made to fail; a timeout has none. */
export function faultAnswer(service: string, kind: Exclude<Fault["kind"], "timeout">): StandInAnswer {
  if (kind === "error") {
    const code =
      service === "s3" ? "InternalError" : service === "cognito" ? "InternalErrorException" : "InternalServerError";
    return refusal(service, 500, code, "The service was made to fail at /__local/faults.");
  }
  if (service === "s3") return refusal(service, 503, "SlowDown", "Please reduce your request rate.");
  const code = service === "cognito" ? "TooManyRequestsException" : "ProvisionedThroughputExceededException";
  return refusal(service, 400, code, "The service was made to throttle at /__local/faults.");
}

const inXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
