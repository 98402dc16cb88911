import { CannotStart } from "../cannot-start";
import type { TableSetup } from "../template/tables";
import type { DynamoClient } from "./dynamo-client";

type Described = {
  Table: {
    KeySchema?: object[];
    GlobalSecondaryIndexes?: { IndexName: string }[];
    StreamSpecification?: { StreamEnabled?: boolean };
  };
};

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
  // A seed that was killed left them off.
  await switchStreams(dynamo, setups, true);
}

/**
 * Switches the tables' streams on or off. The local database looks through its whole stream for each reader's look: a
 * hundred thousand records that no job is to follow would slow down everything.
 */
export async function switchStreams(dynamo: DynamoClient, setups: readonly TableSetup[], isOn: boolean): Promise<void> {
  for (const { name, hasStream, definition } of setups) {
    if (!hasStream) continue;
    const { Table } = await dynamo.table<Described>("DescribeTable", { TableName: name });
    if ((Table.StreamSpecification?.StreamEnabled ?? false) === isOn) continue;
    const StreamSpecification = isOn ? definition.StreamSpecification : { StreamEnabled: false };
    await dynamo.table("UpdateTable", { TableName: name, StreamSpecification });
  }
}

async function compare(dynamo: DynamoClient, { name, definition }: TableSetup): Promise<void> {
  const { Table } = await dynamo.table<Described>("DescribeTable", { TableName: name });
  const shape = ({ KeySchema = [], GlobalSecondaryIndexes = [] }: Described["Table"]) =>
    JSON.stringify([KeySchema, GlobalSecondaryIndexes.map(({ IndexName }) => IndexName).sort()]);
  if (shape(Table) !== shape(definition)) {
    throw new CannotStart(
      `The kept table ${name} is not the template's any more. Start with empty data: npm start -- --fresh`,
    );
  }
}
