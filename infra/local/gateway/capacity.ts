import type { StandInAnswer, StandInRequest } from "../stand-ins/stand-in";
import type { CloudCall } from "./cloud-call";

const measured = new Set([
  "GetItem",
  "PutItem",
  "UpdateItem",
  "DeleteItem",
  "Query",
  "Scan",
  "BatchGetItem",
  "BatchWriteItem",
  "TransactGetItems",
  "TransactWriteItems",
]);

/** Whether the gateway itself must ask DynamoDB for the units that a call consumes. */
export function mustAskForCapacity({ service, action, input }: CloudCall): boolean {
  return service === "dynamodb" && measured.has(action) && input.ReturnConsumedCapacity !== "INDEXES";
}

/** The same request, asking for the units per index as well. */
export function askingForCapacity(request: StandInRequest, { input }: CloudCall): StandInRequest {
  return { ...request, body: Buffer.from(JSON.stringify({ ...input, ReturnConsumedCapacity: "INDEXES" })) };
}

/** Takes the units out of an answer; the caller gets to see them only when it asked for them. */
export function takeCapacity(answer: StandInAnswer, call: CloudCall): { answer: StandInAnswer; capacity?: unknown } {
  if (call.service !== "dynamodb" || !measured.has(call.action) || answer.status !== 200) return { answer };
  const { ConsumedCapacity: capacity, ...rest } = JSON.parse(answer.body.toString()) as Record<string, unknown>;
  const asked = call.input.ReturnConsumedCapacity;
  const isForCaller = asked === "INDEXES" || asked === "TOTAL";
  return { answer: isForCaller ? answer : { ...answer, body: JSON.stringify(rest) }, capacity };
}
