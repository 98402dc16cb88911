import { asText } from "./shape";
import type { Json } from "./template";
import { resourcesOf, type Template } from "./template";

/** `GET /api/disputes/{id}` and the function behind it. */
export type ApiRoute = { routeKey: string; method: string; segments: string[]; functionId: string };

export type RouteMatch = { route: ApiRoute; pathParameters: Record<string, string> };

const DEFAULT = "$default";

/** Every route of the template's HTTP API with the function of its integration, the most exact first. */
export function apiRoutesOf(template: Template): ApiRoute[] {
  return resourcesOf(template, "AWS::ApiGatewayV2::Route")
    .flatMap(([, { Properties = {} }]) => {
      const routeKey = asText(Properties.RouteKey) ?? "";
      const [method = "", path = ""] = routeKey.split(" ");
      const integrationId = idsIn(Properties.Target).find(
        (id) => template.Resources[id]?.Type === "AWS::ApiGatewayV2::Integration",
      );
      const uri = template.Resources[integrationId ?? ""]?.Properties?.IntegrationUri;
      const functionId = idsIn(uri).find((id) => template.Resources[id]?.Type === "AWS::Lambda::Function");
      return functionId ? [{ routeKey, method, segments: path.split("/").slice(1), functionId }] : [];
    })
    .sort((a, b) => vagueness(a) - vagueness(b));
}

/** The route that API Gateway would choose: fixed segments before parameters, `$default` where nothing else fits. */
export function matchRoute(routes: readonly ApiRoute[], method: string, path: string): RouteMatch | undefined {
  const segments = path.split("/").slice(1);
  for (const route of routes) {
    if (route.routeKey === DEFAULT) return { route, pathParameters: {} };
    if (route.method !== method && route.method !== "ANY") continue;
    const pathParameters = parametersOf(route.segments, segments);
    if (pathParameters) return { route, pathParameters };
  }
  return undefined;
}

function parametersOf(pattern: string[], segments: string[]): Record<string, string> | undefined {
  const greedy = pattern.at(-1)?.endsWith("+}") ? pattern.length - 1 : undefined;
  if (greedy === undefined ? pattern.length !== segments.length : segments.length < pattern.length) return undefined;

  const parameters: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const name = /^\{(.+?)\+?\}$/.exec(part)?.[1];
    const value = index === greedy ? segments.slice(index).join("/") : (segments[index] ?? "");
    if (name === undefined) {
      if (part !== value) return undefined;
    } else {
      if (value === "") return undefined;
      parameters[name] = decode(value);
    }
  }
  return parameters;
}

function vagueness({ routeKey, segments }: ApiRoute): number {
  return routeKey === DEFAULT ? Number.POSITIVE_INFINITY : segments.filter((part) => part.startsWith("{")).length;
}

/** Every logical id that a value refers to, wherever in it. */
export function idsIn(value: Json | undefined): string[] {
  if (value === null || typeof value !== "object") return [];
  if (Array.isArray(value)) return value.flatMap(idsIn);
  return Object.entries(value).flatMap(([key, item]) => {
    if (key === "Ref") return [String(item)];
    if (key === "Fn::GetAtt") return [String(Array.isArray(item) ? item[0] : item).split(".")[0] ?? ""];
    return idsIn(item);
  });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
