import type { Resolver } from "./intrinsics";
import { asList, asObject, asText, asTexts } from "./shape";
import { type Json, type JsonObject, resourcesOf, type Template } from "./template";

export type Statement = {
  effect: "Allow" | "Deny";
  actions: string[];
  resources: string[];
  /** Operator → key → accepted values. */
  conditions: Record<string, Record<string, string[]>>;
};

/**
 * The statements of every role, by the role's logical id: its own policies and those attached beside it.
 * AWS's managed policies (logs, tracing) permit nothing that passes the gateway and are left out.
 */
export function rolesOf(template: Template, resolve: Resolver): Map<string, Statement[]> {
  const statements = new Map<string, Statement[]>();
  for (const [id, { Properties = {} }] of resourcesOf(template, "AWS::IAM::Role")) {
    const inline = asList(Properties.Policies).flatMap((policy) =>
      readDocument(asObject(policy).PolicyDocument, resolve),
    );
    statements.set(id, inline);
  }
  for (const [, { Properties = {} }] of resourcesOf(template, "AWS::IAM::Policy", "AWS::IAM::ManagedPolicy")) {
    const granted = readDocument(Properties.PolicyDocument, resolve);
    for (const role of asList(Properties.Roles)) {
      const id = logicalIdOf(role);
      if (id) statements.set(id, [...(statements.get(id) ?? []), ...granted]);
    }
  }
  return statements;
}

/** The logical id behind a `Ref` or an `Fn::GetAtt`. */
export function logicalIdOf(value: Json | undefined): string | undefined {
  const { Ref, "Fn::GetAtt": path } = asObject(value);
  if (Ref !== undefined) return asText(Ref);
  return typeof path === "string" ? path.split(".")[0] : asTexts(path)[0];
}

function readDocument(document: Json | undefined, resolve: Resolver): Statement[] {
  return asList(asObject(document).Statement).map((statement) => readStatement(asObject(statement), resolve));
}

function readStatement(statement: JsonObject, resolve: Resolver): Statement {
  for (const name of ["NotAction", "NotResource"]) {
    if (statement[name] !== undefined) throw new Error(`A policy uses ${name}, which the local gateway does not know.`);
  }
  const conditions = Object.entries(asObject(statement.Condition)).map(([operator, keys]) => {
    const values = Object.entries(asObject(keys)).map(([key, value]) => [key, asTexts(resolve(value))] as const);
    return [operator, Object.fromEntries(values)] as const;
  });
  return {
    effect: statement.Effect === "Deny" ? "Deny" : "Allow",
    actions: asTexts(resolve(statement.Action)),
    resources: asTexts(resolve(statement.Resource)),
    conditions: Object.fromEntries(conditions),
  };
}
