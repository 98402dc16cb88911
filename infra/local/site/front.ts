import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { CannotStart } from "../cannot-start";
import { plainAnswer, readSiteRequest, type SiteAnswer, type SiteRequest, TooLarge } from "./answer";

/** What answers requests on the one port; undefined leaves a request to the next. */
export type Responder = (request: SiteRequest) => Promise<SiteAnswer | undefined>;

/** API Gateway's own limit; the functions' shell has a lower one. */
const LARGEST_BODY = 10 * 1024 * 1024;

const LAST_ANSWERS_MS = 1_000;

/** A port that is already in use. */
export class PortTaken extends CannotStart {
  constructor(readonly port: number) {
    super(`Port ${port} is in use. Stop what uses it, or choose another: PORT=3001 npm start`);
  }
}

/** The one port that a person needs, on both loopback addresses, so that `localhost` means the same to every browser. */
export class Front {
  private readonly servers: Server[] = [];
  private responders: Responder[] = [];
  port = 0;

  constructor(private readonly now: () => Date) {}

  /** @param port 0 for a free one. @throws PortTaken */
  async listen(port: number): Promise<void> {
    const first = this.server();
    await bind(first, port, "127.0.0.1");
    const address = first.address();
    this.port = typeof address === "object" && address ? address.port : port;
    const second = this.server();
    await bind(second, this.port, "::1").catch((error: unknown) => {
      // A machine without IPv6 has no such address to answer on.
      if (error instanceof PortTaken) throw error;
    });
  }

  /** Before this, every request is answered with 503: the runtime is starting. */
  answerWith(responders: Responder[]): void {
    this.responders = responders;
  }

  /** Lets what is under way come to an end, for a moment. */
  async close(): Promise<void> {
    const closed = Promise.all(this.servers.map((server) => new Promise((done) => server.close(done))));
    for (const server of this.servers) server.closeIdleConnections();
    const impatient = setTimeout(() => {
      for (const server of this.servers) server.closeAllConnections();
    }, LAST_ANSWERS_MS);
    await closed;
    clearTimeout(impatient);
  }

  private server(): Server {
    const server = createServer((incoming, response) => {
      this.serve(incoming, response).catch((error: unknown) => {
        console.error(error);
        if (!response.headersSent) this.send(response, plainAnswer(502, "The local runtime failed."), incoming.method);
        else response.destroy();
      });
    });
    server.keepAliveTimeout = 60_000;
    this.servers.push(server);
    return server;
  }

  private async serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const request = await readSiteRequest(incoming, LARGEST_BODY);
      this.send(response, this.toLocalhost(request) ?? (await this.answer(request)), request.method);
    } catch (error) {
      if (!(error instanceof TooLarge)) throw error;
      response.setHeader("connection", "close");
      const headers = { "content-type": "application/json; charset=utf-8" };
      this.send(response, { status: 413, headers, body: '{"message":"Request Entity Too Large"}' }, incoming.method);
    }
  }

  private async answer(request: SiteRequest): Promise<SiteAnswer> {
    for (const respond of this.responders) {
      const answer = await respond(request);
      if (answer) return answer;
    }
    const starting = plainAnswer(503, "The product is starting.");
    return { ...starting, headers: { ...starting.headers, "retry-after": "2" } };
  }

  /** Cookies and the payment links belong to `localhost`; a page opened by its number would be another site. */
  private toLocalhost({ method, headers, url }: SiteRequest): SiteAnswer | undefined {
    const isPage = method === "GET" && (headers.accept ?? "").includes("text/html");
    if (!isPage || !/^(127\.0\.0\.1|\[::1\])(:|$)/.test(headers.host ?? "")) return undefined;
    return {
      status: 307,
      headers: { location: `http://localhost:${this.port}${url.pathname}${url.search}` },
      body: "",
    };
  }

  private send(response: ServerResponse, { status, headers, cookies, body }: SiteAnswer, method = "GET"): void {
    const content = Buffer.from(body);
    const hasBody = status !== 204 && status !== 304;
    response.writeHead(status, {
      date: this.now().toUTCString(),
      ...headers,
      ...(cookies && cookies.length > 0 && { "set-cookie": cookies }),
      ...(hasBody && { "content-length": content.length }),
    });
    response.end(hasBody && method !== "HEAD" ? content : undefined);
  }
}

function bind(server: Server, port: number, host: string): Promise<void> {
  return new Promise((listening, failed) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      failed(error.code === "EADDRINUSE" ? new PortTaken(port) : error);
    });
    server.listen(port, host, () => listening());
  });
}
