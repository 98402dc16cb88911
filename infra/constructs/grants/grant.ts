import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { Needs } from "#infra/needs/need";

/** What one function gets: environment variables, and the statements of its role. */
export type Grant = { environment: Record<string, string>; statements: PolicyStatement[] };

type Lists = {
  [Name in keyof Needs as NonNullable<Needs[Name]> extends readonly unknown[] ? Name : never]-?: NonNullable<
    Needs[Name]
  > extends readonly (infer Item)[]
    ? Item
    : never;
};

/** One list out of several needs, each entry once. */
export function all<Name extends keyof Lists>(parts: Needs[], name: Name): Lists[Name][] {
  const lists = parts.map((part) => (part[name] ?? []) as readonly Lists[Name][]);
  return [...new Set(lists.flat())];
}

/** A statement that allows these actions of one service. */
export function allow(
  service: string,
  actions: readonly string[],
  resources: string[],
  conditions = {},
): PolicyStatement {
  return new PolicyStatement({ actions: actions.map((action) => `${service}:${action}`), resources, conditions });
}
