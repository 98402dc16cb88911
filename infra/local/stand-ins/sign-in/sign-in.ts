import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Provider } from "oidc-provider";
import { sendAnswer, toStandInRequest } from "../http";
import type { StandIn, StandInAnswer, StandInRequest } from "../stand-in";
import { OutsideAccounts } from "./accounts";
import { accountsPage } from "./page";
import { makeProvider, SESSION_COOKIE, type SignInSettings } from "./provider";

const hopByHop = new Set(["connection", "keep-alive", "transfer-encoding", "content-length", "date"]);

/**
 * Stands in for the pool's domain and for the outside provider behind it: `/oauth2/authorize`, `/oauth2/token`,
 * `/logout` and the page on which an outside account is chosen, all below the prefix.
 *
 * It takes requests with the prefix in their path, with the `host` that the browser used. The provider is loaded with
 * the first of them.
 */
export function createSignIn(settings: SignInSettings): StandIn {
  const accounts = new OutsideAccounts(settings.folder);
  let inner: Promise<Server> | undefined;
  const started = () => {
    inner ??= startInner(settings, accounts);
    return inner;
  };
  return {
    handle: async (request) => {
      const url = new URL(request.url, "http://pool");
      if (!url.pathname.startsWith(`${settings.prefix}/`)) return refuse(404, "not_found");
      const path = url.pathname.slice(settings.prefix.length);
      if (path === "/logout") return logout(url.searchParams, settings);
      return passedOn(request, path + url.search, await started());
    },
    close: async () => {
      const server = await inner;
      server?.closeAllConnections();
      await new Promise((closed) => (server ? server.close(closed) : closed(undefined)));
    },
  };
}

async function startInner(settings: SignInSettings, accounts: OutsideAccounts): Promise<Server> {
  const provider = await makeProvider(settings, accounts);
  const callback = provider.callback();
  const server = createServer(async (incoming, response) => {
    if (incoming.url?.startsWith("/choose/")) return choose(provider, accounts, incoming, response);
    // By this the provider knows the prefix that it is reached under.
    Object.assign(incoming, { originalUrl: `${settings.prefix}${incoming.url}` });
    await callback(incoming, response);
  });
  server.unref();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return server;
}

async function choose(
  provider: Provider,
  accounts: OutsideAccounts,
  incoming: IncomingMessage,
  response: ServerResponse,
) {
  try {
    const { body, method } = await toStandInRequest(incoming);
    const form = new URLSearchParams(body.toString("utf8"));
    await provider.interactionDetails(incoming, response);
    if (method !== "POST") return sendAnswer(response, page(accountsPage(accounts.list())));
    if (form.has("cancel")) {
      const cancelled = { error: "access_denied", error_description: "The person cancelled." };
      return await provider.interactionFinished(incoming, response, cancelled);
    }
    const account =
      accounts.find(form.get("subject") ?? "") ??
      (await accounts.withEmail(form.get("email") ?? "", form.get("name") ?? ""));
    if (!account)
      return sendAnswer(response, page(accountsPage(accounts.list(), "This is not an e-mail address."), 400));
    await provider.interactionFinished(incoming, response, { login: { accountId: account.subject } });
  } catch {
    sendAnswer(
      response,
      page("<!doctype html><title>Too late</title><p>This sign-in is over. Please begin again.</p>", 400),
    );
  }
}

async function passedOn(request: StandInRequest, path: string, server: Server): Promise<StandInAnswer> {
  const { port } = server.address() as AddressInfo;
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !hopByHop.has(name) && name !== "host") headers.set(name, value);
  }
  headers.set("x-forwarded-host", request.headers.host ?? "localhost");
  headers.set("x-forwarded-proto", "http");
  const hasBody = !["GET", "HEAD"].includes(request.method);
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: request.method,
    headers,
    redirect: "manual",
    ...(hasBody && { body: new Uint8Array(request.body) }),
  });
  const passed = [...answer.headers].filter(([name]) => !hopByHop.has(name) && name !== "set-cookie");
  return {
    status: answer.status,
    headers: { ...Object.fromEntries(passed), "set-cookie": answer.headers.getSetCookie() },
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

/** Ends what the domain remembers of a browser. Source: Amazon Cognito Developer Guide, "Logout endpoint". */
function logout(query: URLSearchParams, { pool, logoutUrls }: SignInSettings): StandInAnswer {
  const target = query.get("logout_uri") ?? "";
  if (query.get("client_id") !== pool.client.id || !logoutUrls.includes(target)) {
    return refuse(400, "invalid_request");
  }
  const over = [SESSION_COOKIE, `${SESSION_COOKIE}.sig`].map((name) => `${name}=; Path=/; Max-Age=0; HttpOnly`);
  return { status: 302, headers: { location: target, "set-cookie": over }, body: "" };
}

function page(html: string, status = 200): StandInAnswer {
  const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
  return { status, headers, body: html };
}

function refuse(status: number, error: string): StandInAnswer {
  return { status, headers: { "content-type": "application/json" }, body: JSON.stringify({ error }) };
}
