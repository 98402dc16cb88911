import type { Statement } from "../template/roles";

/**
 * One thing that a function wants to do. `context` holds the keys that conditions may ask for; `orResource` is another
 * name of the same resource, where a policy may name either.
 */
export type AccessRequest = { action: string; resource: string; orResource?: string; context?: Record<string, string> };

const knownOperators = ["StringEquals", "StringLike", "StringEqualsIgnoreCase", "Bool"];
const knownKeys =
  /^(kms:EncryptionContext:.+|kms:ViaService|kms:MacAlgorithm|aws:SecureTransport|aws:RequestedRegion|s3:prefix)$/;

/**
 * Whether a role's policies permit a call: an explicit Deny wins, then an Allow, else no.
 *
 * IAM user guide, "Policy evaluation logic", as far as identity policies without boundaries go.
 */
export function isAllowed(statements: readonly Statement[], accessRequest: AccessRequest): boolean {
  const matching = statements.filter((statement) => matches(statement, accessRequest));
  return matching.some(({ effect }) => effect === "Allow") && !matching.some(({ effect }) => effect === "Deny");
}

/** @throws Error on a condition that this evaluator does not know: better no start than a wrong answer */
export function assertKnownConditions(role: string, statements: readonly Statement[]): void {
  for (const { conditions } of statements) {
    for (const [operator, keys] of Object.entries(conditions)) {
      const unknown = knownOperators.includes(operator)
        ? Object.keys(keys).find((key) => !knownKeys.test(key))
        : operator;
      if (unknown)
        throw new Error(`The role ${role} uses the condition ${unknown}, which the local gateway does not know.`);
    }
  }
}

function matches({ actions, resources, conditions }: Statement, accessRequest: AccessRequest): boolean {
  const { action, resource, orResource = resource, context = {} } = accessRequest;
  return (
    actions.some((pattern) => isLike(action.toLowerCase(), pattern.toLowerCase())) &&
    resources.some((pattern) => isLike(resource, pattern) || isLike(orResource, pattern)) &&
    Object.entries(conditions).every(([operator, keys]) =>
      Object.entries(keys).every(([key, accepted]) => holds(operator, context[key], accepted)),
    )
  );
}

function holds(operator: string, value: string | undefined, accepted: string[]): boolean {
  if (value === undefined) return false;
  const lower = value.toLowerCase();
  if (operator === "StringLike") return accepted.some((pattern) => isLike(value, pattern));
  if (operator === "StringEquals") return accepted.includes(value);
  return accepted.some((other) => other.toLowerCase() === lower);
}

const patterns = new Map<string, RegExp>();

/** `*` stands for any characters, `?` for one. */
function isLike(text: string, pattern: string): boolean {
  if (!/[*?]/.test(pattern)) return text === pattern;
  let expression = patterns.get(pattern);
  if (!expression) {
    const source = pattern
      .replace(/[.+^${}()|[\]\\]/g, "\\$&")
      .replaceAll("*", "[\\s\\S]*")
      .replaceAll("?", "[\\s\\S]");
    expression = new RegExp(`^${source}$`);
    patterns.set(pattern, expression);
  }
  return expression.test(text);
}
