import { Agent, request } from "node:http";
import type { StandIn, StandInAnswer } from "../stand-ins/stand-in";

/** An error of DynamoDB by its short name. */
export class DynamoError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = code;
  }
}

/** Speaks to the local DynamoDB directly, for the runtime's own work: tables and streams. Functions go by the gateway. */
export class DynamoClient {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 32 });

  constructor(readonly origin: string) {}

  /** @throws DynamoError */
  table<T>(action: string, input: object): Promise<T> {
    return this.call(`DynamoDB_20120810.${action}`, input);
  }

  /** @throws DynamoError */
  stream<T>(action: string, input: object): Promise<T> {
    return this.call(`DynamoDBStreams_20120810.${action}`, input);
  }

  /** Hands a function's request on as it is. */
  asStandIn(): StandIn {
    return {
      handle: async ({ headers, body }) => {
        const { status, text } = await this.send(headers["x-amz-target"] ?? "", body);
        return {
          status,
          headers: { "content-type": "application/x-amz-json-1.0" },
          body: text,
        } satisfies StandInAnswer;
      },
    };
  }

  close(): void {
    this.agent.destroy();
  }

  private async call<T>(target: string, input: object): Promise<T> {
    const { status, text } = await this.send(target, Buffer.from(JSON.stringify(input)));
    const output = JSON.parse(text) as T & { __type?: string; message?: string };
    if (status !== 200)
      throw new DynamoError(output.__type?.split("#").at(-1) ?? String(status), output.message ?? text);
    return output;
  }

  private send(target: string, body: Buffer): Promise<{ status: number; text: string }> {
    return new Promise((answered, failed) => {
      const call = request(
        this.origin,
        {
          method: "POST",
          agent: this.agent,
          headers: {
            "content-type": "application/x-amz-json-1.0",
            "content-length": body.length,
            "x-amz-target": target,
            // The database wants a signature, but not a right one: the gateway has checked it.
            authorization:
              "AWS4-HMAC-SHA256 Credential=local/20000101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0",
            "x-amz-date": "20000101T000000Z",
          },
        },
        async (response) => {
          try {
            const chunks: Buffer[] = [];
            for await (const chunk of response) chunks.push(chunk);
            answered({ status: response.statusCode ?? 500, text: Buffer.concat(chunks).toString("utf8") });
          } catch (error) {
            failed(error);
          }
        },
      );
      call.on("error", failed);
      call.end(body);
    });
  }
}
