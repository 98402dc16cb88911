import * as z from "zod";

export type Answer = { status: number; code?: string; text: string; json: unknown; headers: Headers };

export type Parts = {
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, in place of `body`. */
  raw?: string;
  headers?: Record<string, string>;
};

const Code = z.object({ code: z.string() });

/** Somebody who calls the API with a program: keeps cookies, sends what a browser would send, and anything else. */
export class Caller {
  constructor(
    readonly origin: string,
    private readonly cookies = new Map<string, string>(),
  ) {}

  /** The same cookies, kept apart from now on. */
  twin(): Caller {
    return new Caller(this.origin, new Map(this.cookies));
  }

  /** The same caller with each cookie's value changed. */
  tampered(change: (value: string) => string): Caller {
    return new Caller(this.origin, new Map([...this.cookies].map(([name, value]) => [name, change(value)])));
  }

  async send(method: string, path: string, { body, raw, headers }: Parts = {}): Promise<Answer> {
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
    const text = await response.text();
    const json = jsonOf(text);
    return { status: response.status, code: Code.safeParse(json).data?.code, text, json, headers: response.headers };
  }

  /** An answer that has to be one. @throws Error when the product says no */
  async call<S extends z.ZodType>(schema: S, method: string, path: string, parts: Parts = {}): Promise<z.output<S>> {
    const { status, text, json } = await this.send(method, path, parts);
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
