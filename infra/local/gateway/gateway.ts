import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { sendAnswer, toStandInRequest } from "../stand-ins/http";
import type { S3Call } from "../stand-ins/s3/request";
import { signingTime, verifySignature } from "../stand-ins/signature";
import { ServiceError, type StandIn, type StandInAnswer, type StandInRequest } from "../stand-ins/stand-in";
import { ACCOUNT } from "../template/names";
import type { Caller, Callers } from "./callers";
import type { CallLog } from "./calls";
import { askingForCapacity, mustAskForCapacity, takeCapacity } from "./capacity";
import { type CloudCall, readCloudCall, type ServiceName } from "./cloud-call";
import type { Faults } from "./faults";
import { isAllowed } from "./iam";
import { accessDenied, faultAnswer, refusal } from "./refusals";

export type GatewayParts = {
  standIns: Partial<Record<ServiceName, StandIn>>;
  callers: Callers;
  calls: CallLog;
  faults: Faults;
  now: () => Date;
  /** Called after each write to a table, so that its stream is read at once. */
  onTableWrite: () => void;
};

const HELD_BY_TIMEOUT_MS = 15_000;

/**
 * The one door to the cloud services. It knows the calling function by its access key, asks that function's role whether
 * the call is allowed, writes the call down, may make it fail, and forwards it to the stand-in.
 */
export class Gateway {
  private readonly server: Server;
  /** Open while the parts that need the gateway's own address are made. */
  private parts?: GatewayParts;

  constructor() {
    this.server = createServer((incoming, response) => {
      this.serve(incoming, response).catch(() => response.destroy());
    });
    this.server.keepAliveTimeout = 60_000;
  }

  /** Starts listening on a free loopback port and answers the address. */
  async listen(): Promise<string> {
    await new Promise<void>((listening) => this.server.listen(0, "127.0.0.1", listening));
    const address = this.server.address();
    if (address === null || typeof address === "string") throw new Error("The gateway has no port.");
    return `http://127.0.0.1:${address.port}`;
  }

  connect(parts: GatewayParts): void {
    this.parts = parts;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  private async serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts = this.parts;
    const request = await toStandInRequest(incoming);
    const answer = parts ? await answerTo(request, parts) : undefined;
    if (!answer || !parts) {
      await Promise.race([sleep(HELD_BY_TIMEOUT_MS, undefined, { ref: false }), closed(response)]);
      response.destroy();
      return;
    }
    // The SDK corrects its clock by this header; a wrong one would break the signatures that it makes next.
    response.setHeader("date", parts.now().toUTCString());
    sendAnswer(response, answer);
  }
}

/** undefined: the service does not answer at all. */
async function answerTo(request: StandInRequest, parts: GatewayParts): Promise<StandInAnswer | undefined> {
  const call = readCloudCall(request);
  const standIn = call && parts.standIns[call.service];
  if (!call || !standIn)
    return refusal("gateway", 400, "UnknownOperationException", "Nothing here stands in for this.");
  // S3 checks its signatures itself (headers, queries and upload forms) and asks back by `authorizeS3`.
  if (call.service === "s3" || isUnsignedSignIn(request, call)) return afterFaults(request, call, standIn, parts);

  let caller: Caller | undefined;
  try {
    caller = parts.callers.find(callerId(request, parts));
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return refusal(call.service, error.status, error.code, error.message);
  }
  if (!caller) return refusal(call.service, 403, "InvalidClientTokenId", "The access key does not exist.");

  const refused = call.accessRequests.find((accessRequest) => !isAllowed(caller.statements, accessRequest));
  if (refused || call.accessRequests.length === 0) {
    record(call, caller, parts, { allowed: false });
    const { action, resource } = refused ?? { action: call.action, resource: "*" };
    const user = `arn:aws:sts::${ACCOUNT}:assumed-role/${caller.role}/${caller.name}`;
    return accessDenied(call.service, user, action, resource);
  }
  return afterFaults(request, call, standIn, parts, caller);
}

async function afterFaults(
  request: StandInRequest,
  call: CloudCall,
  standIn: StandIn,
  parts: GatewayParts,
  caller?: Caller,
): Promise<StandInAnswer | undefined> {
  const fault = parts.faults.strike(call.service);
  if (fault) {
    if (caller) record(call, caller, parts, { allowed: true });
    return fault === "timeout" ? undefined : faultAnswer(call.service, fault);
  }
  const asks = mustAskForCapacity(call);
  const raw = await standIn.handle(asks ? askingForCapacity(request, call) : request);
  const { answer, capacity } = takeCapacity(raw, call);
  if (caller)
    record(call, caller, parts, { allowed: true, ...(capacity !== undefined && { consumedCapacity: capacity }) });
  if (call.service === "dynamodb" && /Put|Update|Delete|Write/.test(call.action)) parts.onTableWrite();
  return answer;
}

/** What the S3 stand-in asks before it does anything. @throws ServiceError AccessDenied when the role does not allow it */
export function authorizeS3(
  { accessKeyId, action, resource }: S3Call,
  parts: Pick<GatewayParts, "callers" | "calls" | "now">,
) {
  const caller = parts.callers.find(accessKeyId);
  if (!caller) throw new ServiceError("InvalidAccessKeyId", "The access key does not exist.", 403);
  const allowed = isAllowed(caller.statements, { action, resource });
  record(
    { service: "s3", action: action.replace("s3:", ""), input: {}, accessRequests: [{ action, resource }] },
    caller,
    parts,
    { allowed },
  );
  if (!allowed)
    throw new ServiceError(
      "AccessDenied",
      `${caller.name} is not authorized to perform: ${action} on ${resource}`,
      403,
    );
}

/** Cognito's calls on behalf of a person who signs in carry no signature. */
function isUnsignedSignIn(request: StandInRequest, { service }: CloudCall): boolean {
  return service === "cognito" && !request.headers.authorization;
}

/** The access key of the signer. @throws ServiceError when the signature is wrong */
function callerId(request: StandInRequest, { callers, now }: GatewayParts): string {
  const at = request.headers["x-amz-date"];
  // A call that was signed just before the clock was moved is as good as any other.
  const time = at && request.headers.authorization ? signingTime(at) : now();
  return verifySignature(request, (id) => callers.secretOf(id), time).accessKeyId;
}

function record(
  { service, action, accessRequests }: CloudCall,
  caller: Caller,
  { calls, now }: Pick<GatewayParts, "calls" | "now">,
  outcome: { allowed: boolean; consumedCapacity?: unknown },
): void {
  const resource = [...new Set(accessRequests.map((accessRequest) => accessRequest.resource))].join(" ");
  const permissions = accessRequests.map((accessRequest) => `${accessRequest.action} ${accessRequest.resource}`);
  calls.add({ at: now().toISOString(), function: caller.name, service, action, resource, permissions, ...outcome });
}

const closed = (response: ServerResponse) => new Promise((done) => response.once("close", done));
