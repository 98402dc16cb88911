import { randomUUID } from "node:crypto";
import * as z from "zod";
import { untilNotBusy } from "#infra/local/seed/busy";

export type Answer = {
  status: number;
  code?: string;
  bytes: Uint8Array;
  text: string;
  json: unknown;
  headers: Headers;
};

export type Parts = {
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, in place of `body`. */
  raw?: string;
  headers?: Record<string, string>;
};

const CALLS_OF_A_SESSION = 60;

const Code = z.object({ code: z.string() });

/** A person who calls the API with a program: keeps cookies, sends what a browser would send, and anything else. */
export class Caller {
  private count = 0;

  /** @param signInAgain opens another session: a session may make 100 calls a minute, and a test makes more */
  constructor(
    readonly origin: string,
    private readonly signInAgain?: () => Promise<Caller>,
    private cookies = new Map<string, string>(),
  ) {}

  /** The same cookies, kept apart from now on. */
  twin(): Caller {
    return new Caller(this.origin, undefined, new Map(this.cookies));
  }

  /** The same caller with each cookie's value changed. */
  tampered(change: (value: string) => string): Caller {
    const changed = [...this.cookies].map(([name, value]): [string, string] => [name, change(value)]);
    return new Caller(this.origin, undefined, new Map(changed));
  }

  /** Opens another session, where one knows how to: the one before may be over. */
  async renew(): Promise<void> {
    if (!this.signInAgain) return;
    this.cookies = (await this.signInAgain()).cookies;
    this.count = 0;
  }

  async send(method: string, path: string, { body, raw, headers }: Parts = {}): Promise<Answer> {
    this.count += 1;
    // One that cannot be opened now is asked for again at the next call: until then the one before is good.
    if (this.count >= CALLS_OF_A_SESSION) await this.renew().catch(() => undefined);
    const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await fetch(`${this.origin}${path}`, {
      method,
      redirect: "manual",
      headers: {
        origin: this.origin,
        cookie: [...this.cookies].map((pair) => pair.join("=")).join("; "),
        ...(content !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      body: content,
    });
    this.keep(response.headers.getSetCookie());
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    const json = jsonOf(text);
    const { status, headers: answered } = response;
    return { status, code: Code.safeParse(json).data?.code, bytes, text, json, headers: answered };
  }

  /**
   * An answer that has to be one. A busy machine is asked again under the same key, so that nothing is done twice.
   *
   * @throws Error when the product says no
   */
  async call<S extends z.ZodType>(schema: S, method: string, path: string, parts: Parts = {}): Promise<z.output<S>> {
    const headers = { ...(method !== "GET" && { "idempotency-key": randomUUID() }), ...parts.headers };
    const { status, text, json } = await untilNotBusy(() => this.send(method, path, { ...parts, headers }));
    if (status >= 400) throw new Error(`${method} ${path} answered ${status}: ${text}`);
    return schema.parse(json);
  }

  private keep(lines: string[]): void {
    for (const line of lines) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "") this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
