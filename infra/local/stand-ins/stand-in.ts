/** A request as a stand-in sees it: `url` is path and query, header names are in lower case. */
export type StandInRequest = {
  method: string;
  url: string;
  headers: Record<string, string | undefined>;
  body: Buffer;
};

export type StandInAnswer = { status: number; headers: Record<string, string | string[]>; body: Buffer | string };

/** One cloud service on one machine. `handle` never throws: a fault is answered as the service would answer it. */
export type StandIn = {
  handle(request: StandInRequest): Promise<StandInAnswer>;
  close?(): Promise<void>;
};

/** A "no" in the words of the service that is stood in for. */
export class ServiceError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 400,
  ) {
    super(message);
  }
}
