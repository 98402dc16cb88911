import { cut } from "#shared/domain/text/cut";

/** The only fields that a log line may have: ids and outcomes, never people. */
export type LogLine = {
  event: string;
  requestId?: string;
  route?: string;
  job?: string;
  actorId?: string;
  subjectId?: string;
  outcome?: string;
  status?: number;
  code?: string;
  durationMs?: number;
  count?: number;
  fault?: Fault;
};

type Fault = { name: string; message?: string; frames?: string[]; cause?: string };

const allowed: (keyof LogLine)[] = [
  "event",
  "requestId",
  "route",
  "job",
  "actorId",
  "subjectId",
  "outcome",
  "status",
  "code",
  "durationMs",
  "count",
  "fault",
];

// Their messages are written by us, the language or the cloud and quote no stored or typed value.
const errorsWithMessage = new Set([
  "Error",
  "TypeError",
  "ReferenceError",
  "RangeError",
  "AccessDeniedException",
  "AccessDenied",
  "ResourceNotFoundException",
  "ValidationException",
  "UnknownOperationException",
]);

/** Writes one JSON line. Fields that are not on the list are dropped. */
export function log(line: LogLine): void {
  const kept = Object.fromEntries(allowed.flatMap((name) => (line[name] === undefined ? [] : [[name, line[name]]])));
  console.log(JSON.stringify({ at: new Date().toISOString(), ...kept }));
}

/** Logs a fault that does not change the answer: `.catch(logFault({ route, requestId }))`. */
export function logFault(line: Omit<LogLine, "event" | "fault">): (error: unknown) => void {
  return (error) => log({ event: "fault", ...line, fault: faultOf(error) });
}

/** What a log may say of a fault: its name and where it happened; the message only when it cannot quote a person. */
export function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) return { name: typeof error };
  const frames = (error.stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
  return {
    name: error.name,
    ...(errorsWithMessage.has(error.name) && { message: cut(error.message, 500) }),
    ...(error.cause instanceof Error && { cause: error.cause.name }),
    frames: frames.slice(0, 6).map((frame) => frame.trim()),
  };
}
