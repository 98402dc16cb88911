import type { Statement } from "../template/roles";
import { assertKnownConditions, isAllowed } from "./iam";

const users = "arn:aws:dynamodb:us-east-1:000000000000:table/Users";

const statement = (overrides: Partial<Statement>): Statement => ({
  effect: "Allow",
  actions: ["dynamodb:GetItem"],
  resources: [users],
  conditions: {},
  ...overrides,
});

test.each([
  ["what a statement names", statement({}), "dynamodb:GetItem", users, true],
  ["another action", statement({}), "dynamodb:PutItem", users, false],
  ["another table", statement({}), "dynamodb:GetItem", `${users}2`, false],
  ["an index that only the table was granted for", statement({}), "dynamodb:GetItem", `${users}/index/byStatus`, false],
  ["actions by wildcard", statement({ actions: ["dynamodb:Get*"] }), "dynamodb:GetItem", users, true],
  ["actions in any case", statement({ actions: ["DynamoDB:getitem"] }), "dynamodb:GetItem", users, true],
  [
    "resources by wildcard",
    statement({ resources: ["arn:aws:dynamodb:*:*:table/U?ers"] }),
    "dynamodb:GetItem",
    users,
    true,
  ],
  ["a dot only for a dot", statement({ resources: ["a.b"] }), "dynamodb:GetItem", "axb", false],
])("a role's policy decides on %s", (_, granted, action, resource, allowed) => {
  expect(isAllowed([granted], { action, resource })).toBe(allowed);
});

test("a Deny wins over any Allow", () => {
  const all = statement({ actions: ["*"], resources: ["*"] });
  expect(isAllowed([all, statement({ effect: "Deny" })], { action: "dynamodb:GetItem", resource: users })).toBe(false);
});

test("without statements nothing is allowed", () => {
  expect(isAllowed([], { action: "dynamodb:GetItem", resource: users })).toBe(false);
});

test.each([
  ["the purpose it names", { "kms:EncryptionContext:purpose": "ssn" }, true],
  ["another purpose", { "kms:EncryptionContext:purpose": "draft" }, false],
  ["no purpose at all", {}, false],
])("a condition on the encryption context lets through %s", (_, context, allowed) => {
  const conditions = { StringEquals: { "kms:EncryptionContext:purpose": ["ssn", "date-of-birth"] } };
  const granted = statement({ actions: ["kms:Decrypt"], resources: ["key"], conditions });
  expect(isAllowed([granted], { action: "kms:Decrypt", resource: "key", context })).toBe(allowed);
});

test("a resource with two names may be granted by either", () => {
  const granted = statement({ actions: ["ses:SendEmail"], resources: ["identity/redress.example"] });
  const accessRequest = {
    action: "ses:SendEmail",
    resource: "identity/a@redress.example",
    orResource: "identity/redress.example",
  };
  expect(isAllowed([granted], accessRequest)).toBe(true);
});

test.each([
  ["operator", { IpAddress: { "aws:SourceIp": ["10.0.0.0/8"] } }],
  ["key", { StringEquals: { "dynamodb:LeadingKeys": ["maya"] } }],
])("a condition with an unknown %s stops the start instead of being guessed", (_, conditions) => {
  expect(() => assertKnownConditions("Role", [statement({ conditions })])).toThrow(/does not know/);
});
