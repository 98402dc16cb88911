import { join } from "node:path";
import type { SiteAnswer } from "../site/answer";
import type { Responder } from "../site/front";
import type { Pool } from "../stand-ins/cognito/pool";
import { createSignIn } from "../stand-ins/sign-in/sign-in";
import type { StandInAnswer } from "../stand-ins/stand-in";
import type { Plan } from "../template/plan";
import { asObject, asText, asTexts } from "../template/shape";
import { resourcesOf } from "../template/template";

type SignInParts = { plan: Plan; dataDir: string; signInPath: string };

/** The pool's sign-in domain and the outside provider behind it, below a path of the one port. */
export function openSignIn({ plan, dataDir, signInPath }: SignInParts, pool: Pool) {
  const properties = (type: string) => {
    const [, resource] = resourcesOf(plan.template, type)[0] ?? [];
    return asObject(plan.resolve(resource?.Properties));
  };
  const { CallbackURLs, LogoutURLs } = properties("AWS::Cognito::UserPoolClient");
  const standIn = createSignIn({
    folder: join(dataDir, "sign-in"),
    pool,
    prefix: signInPath,
    callbackUrls: asTexts(CallbackURLs),
    logoutUrls: asTexts(LogoutURLs),
    providerName: asText(properties("AWS::Cognito::UserPoolIdentityProvider").ProviderName) ?? "Outside",
  });
  const respond: Responder = async ({ method, url, headers, body }) => {
    if (!url.pathname.startsWith(`${signInPath}/`)) return undefined;
    return toSiteAnswer(await standIn.handle({ method, url: url.pathname + url.search, headers, body }));
  };
  return { respond, close: async () => standIn.close?.() };
}

function toSiteAnswer({ status, headers, body }: StandInAnswer): SiteAnswer {
  const { "set-cookie": cookies, ...others } = headers;
  const lines = Object.entries(others).map(([name, value]) => [name.toLowerCase(), [value].flat().join(", ")]);
  // Its cookies end by the machine's clock, which a browser compares with this header: the service's clock may be days ahead.
  lines.push(["date", new Date().toUTCString()]);
  return { status, headers: Object.fromEntries(lines), cookies: cookies === undefined ? [] : [cookies].flat(), body };
}
