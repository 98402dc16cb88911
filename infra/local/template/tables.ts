import type { Resolver } from "./intrinsics";
import { asList, asObject, asText } from "./shape";
import { type JsonObject, resourcesOf, type Template } from "./template";

/** A table as the template wants it: `definition` is the body of a `CreateTable` call. */
export type TableSetup = { logicalId: string; name: string; definition: JsonObject; hasStream: boolean };

/** Every table of the template, on demand, with its indexes and its stream. */
export function tablesOf(template: Template, resolve: Resolver): TableSetup[] {
  return resourcesOf(template, "AWS::DynamoDB::Table", "AWS::DynamoDB::GlobalTable").map(([logicalId, resource]) => {
    const properties = asObject(resolve(resource.Properties));
    const name = asText(resolve({ Ref: logicalId })) ?? logicalId;
    const viewType = asText(asObject(properties.StreamSpecification).StreamViewType);
    return { logicalId, name, hasStream: viewType !== undefined, definition: definitionOf(name, properties, viewType) };
  });
}

function definitionOf(name: string, properties: JsonObject, viewType: string | undefined): JsonObject {
  const indexes = (list: string) =>
    asList(properties[list]).map((item) => {
      const { IndexName, KeySchema, Projection } = asObject(item);
      return { IndexName: IndexName ?? "", KeySchema: KeySchema ?? [], Projection: Projection ?? {} };
    });
  const globalIndexes = indexes("GlobalSecondaryIndexes");
  const localIndexes = indexes("LocalSecondaryIndexes");

  return {
    TableName: name,
    AttributeDefinitions: properties.AttributeDefinitions ?? [],
    KeySchema: properties.KeySchema ?? [],
    BillingMode: "PAY_PER_REQUEST",
    ...(globalIndexes.length > 0 && { GlobalSecondaryIndexes: globalIndexes }),
    ...(localIndexes.length > 0 && { LocalSecondaryIndexes: localIndexes }),
    ...(viewType && { StreamSpecification: { StreamEnabled: true, StreamViewType: viewType } }),
  };
}
