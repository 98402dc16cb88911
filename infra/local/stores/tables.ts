import { CannotStart } from "../cannot-start";
import type { TableSetup } from "../template/tables";
import type { DynamoClient } from "./dynamo-client";

type Described = { Table: { KeySchema?: object[]; GlobalSecondaryIndexes?: { IndexName: string }[] } };

/**
 * Creates the tables of the template that are not there yet.
 * @throws CannotStart when a kept table has other keys or indexes than the template: its data belongs to an older version
 */
export async function ensureTables(dynamo: DynamoClient, setups: readonly TableSetup[]): Promise<void> {
  const { TableNames } = await dynamo.table<{ TableNames: string[] }>("ListTables", {});
  await Promise.all(
    setups.map(async (setup) => {
      if (TableNames.includes(setup.name)) await compare(dynamo, setup);
      else await dynamo.table("CreateTable", setup.definition);
    }),
  );
}

async function compare(dynamo: DynamoClient, { name, definition }: TableSetup): Promise<void> {
  const { Table } = await dynamo.table<Described>("DescribeTable", { TableName: name });
  const shape = ({ KeySchema = [], GlobalSecondaryIndexes = [] }: Described["Table"]) =>
    JSON.stringify([KeySchema, GlobalSecondaryIndexes.map(({ IndexName }) => IndexName).sort()]);
  if (shape(Table) !== shape(definition)) {
    throw new CannotStart(`The kept table ${name} is not the template's any more. Start anew: npm start -- --fresh`);
  }
}
