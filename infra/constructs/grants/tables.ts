import { Stack } from "aws-cdk-lib";
import type { Construct } from "constructs";
import type { Needs, TableName } from "#infra/needs/need";
import { published } from "../published";
import { all, allow, type Grant } from "./grant";

const tableVariables: Record<TableName, string> = {
  users: "USERS_TABLE",
  reports: "REPORTS_TABLE",
  disputes: "DISPUTES_TABLE",
};
/** Tables, and their indexes apart from them. */
export function addTables(scope: Construct, grant: Grant, parts: Needs[]): void {
  const indexes = all(parts, "indexes");
  for (const name of Object.keys(tableVariables) as TableName[]) {
    const actions = all(parts, name);
    const ownIndexes = indexes.filter((index) => index.startsWith(`${name}/`)).map((index) => index.split("/")[1]);
    if (ownIndexes.length === 0 && parts.every((part) => part[name] === undefined)) continue;

    const resourceName = published(scope, `${name}Table`);
    grant.environment[tableVariables[name]] = resourceName;
    const arn = Stack.of(scope).formatArn({ service: "dynamodb", resource: "table", resourceName });
    if (actions.length > 0) grant.statements.push(allow("dynamodb", actions, [arn]));
    if (ownIndexes.length > 0) {
      grant.statements.push(
        allow(
          "dynamodb",
          ["Query"],
          ownIndexes.map((index) => `${arn}/index/${index}`),
        ),
      );
    }
  }
}
