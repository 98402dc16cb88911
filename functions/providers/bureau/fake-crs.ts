import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { equifaxReport, experianReport, transUnionReport } from "./crs-recorded";

/** What the fake provider does when a bureau is asked: a status and body, or never answering. */
export type Behaviour = { status?: number; body?: unknown } | "silent";

export const recorded: Record<Bureau, Behaviour> = {
  experian: { body: experianReport },
  equifax: { body: equifaxReport },
  transunion: { body: transUnionReport },
};

export type Behaviours = Partial<Record<Bureau | "login", Behaviour>>;

export type FakeCrs = {
  baseUrl: string;
  /** How long an adapter should wait for it: long on a slow machine, unless what is silent is waited for. */
  patience: { loginMs: number; reportMs: number };
  asked: { path: string; body: Record<string, string> }[];
  close: () => Promise<void>;
};

/** A provider on this machine that answers with recorded shapes; `behaviours` say otherwise for a bureau or the sign-in. */
export async function startFakeCrs(behaviours: Behaviours = {}): Promise<FakeCrs> {
  const asked: FakeCrs["asked"] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const path = request.url ?? "";
    asked.push({ path, body: JSON.parse(Buffer.concat(chunks).toString()) });

    const isLogin = path.endsWith("/users/login");
    const bureau = path.split("/")[2] as Bureau;
    const isAllowed = isLogin || request.headers.authorization === "Bearer a-token";
    const usual = isLogin ? { body: { token: "a-token" } } : recorded[bureau];
    const behaviour = behaviours[isLogin ? "login" : bureau] ?? usual;
    if (behaviour === "silent") return;
    const { status = 200, body = {} } = isAllowed ? behaviour : { status: 401 };
    response.writeHead(status, { "content-type": "application/json", RequestID: `request-${bureau}` });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/api`,
    asked,
    patience: patienceWith(behaviours),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const PATIENT_MS = 20_000;

function patienceWith({ login, ...bureaus }: Behaviours): FakeCrs["patience"] {
  const silent = Object.values(bureaus).filter((behaviour) => behaviour === "silent").length;
  const everyoneIsSilent = silent === Object.keys(recorded).length;
  return {
    loginMs: login === "silent" ? 300 : PATIENT_MS,
    // The others have the time to answer.
    reportMs: everyoneIsSilent ? 300 : silent > 0 ? 3_000 : PATIENT_MS,
  };
}
