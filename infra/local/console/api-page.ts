import { createHash } from "node:crypto";
import * as z from "zod";
import { apiScript } from "./api-script";
import { exampleOf } from "./example-of";
import { asHtml, page } from "./layout";

const Parameter = z.object({
  name: z.string(),
  in: z.enum(["path", "query", "header", "cookie"]),
  required: z.boolean().optional(),
  description: z.string().optional(),
});
type Parameter = z.infer<typeof Parameter>;

const Operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  parameters: z.array(Parameter).default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string() })),
});
type Operation = z.infer<typeof Operation>;

/** What the page reads of an OpenAPI document. */
const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) });

type Route = { method: string; path: string; operation: Operation };

/** Nothing from elsewhere, and no script but the page's own. */
export const apiPagePolicy = [
  "default-src 'none'",
  `script-src 'sha256-${createHash("sha256").update(apiScript).digest("base64")}'`,
  "style-src 'unsafe-inline'",
  "connect-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The API as a page, with a form for each route that calls it with this browser's own session. */
export function apiPage(document: unknown): string {
  const { paths } = Document.parse(document);
  const routes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): Route => ({ method: method.toUpperCase(), path, operation })),
  );
  const areas = [...new Set(routes.flatMap(({ operation }) => operation.tags[0] ?? []))];
  const parts = areas.map((area) =>
    areaPart(
      area,
      routes.filter(({ operation }) => operation.tags[0] === area),
    ),
  );
  return page(
    "Redress: API",
    `<h1>API</h1>
<p class="quiet">${routes.length} routes of <code>shared/api/routes.ts</code>. Calls go out with this browser's own session:
<a href="/login">sign in</a> first where a route asks for it. <a href="/__local">Back to the console</a>,
<a href="/__local/api.json">the document as JSON</a>.</p>
${parts.join("\n")}
<script>${apiScript}</script>`,
  );
}

function areaPart(area: string, routes: Route[]): string {
  return `<section><h2>${asHtml(area)}</h2>${routes.map(routePart).join("\n")}</section>`;
}

function routePart({ method, path, operation }: Route): string {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  const fields = parameters.filter((each) => each.in !== "cookie").map((each) => field(operationId, each));
  const answers = Object.entries(responses).map(
    ([status, answer]) => `<tr><td>${asHtml(status)}</td><td>${asHtml(answer.description)}</td></tr>`,
  );
  return `<details id="${asHtml(operationId)}"><summary><code>${method} ${asHtml(path)}</code> ${asHtml(summary)}</summary>
<p class="quiet">${asHtml(description)}</p>
<form data-method="${method}" data-path="${asHtml(path)}">
${fields.join("\n")}
${requestBody ? bodyField(operationId, requestBody) : ""}
<p><button class="main">Send</button></p>
<output aria-live="polite"></output>
</form>
<details><summary>Answers</summary><table><tbody>${answers.join("")}</tbody></table></details>
</details>`;
}

function field(operationId: string, { name, in: place, required = false, description = "" }: Parameter): string {
  const id = asHtml(`${operationId}-${name}`);
  const hint = [place, required ? "required" : "optional", description].filter(Boolean).join(", ");
  return `<p><label for="${id}">${asHtml(name)}</label> <span class="quiet">(${asHtml(hint)})</span><br>
<input id="${id}" data-in="${place}" name="${asHtml(name)}"${required ? " required" : ""} autocomplete="off"></p>`;
}

function bodyField(operationId: string, { content }: NonNullable<Operation["requestBody"]>): string {
  const id = asHtml(`${operationId}-body`);
  const example = JSON.stringify(exampleOf(content["application/json"]?.schema), null, 2);
  const rows = Math.min(20, example.split("\n").length + 1);
  return `<p><label for="${id}">Body</label><br>
<textarea id="${id}" name="body" rows="${rows}" cols="80" spellcheck="false">${asHtml(example)}</textarea></p>`;
}
