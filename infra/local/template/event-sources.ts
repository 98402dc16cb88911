import { idsIn } from "./api-routes";
import type { Resolver } from "./intrinsics";
import { asList, asObject, asText, asTexts } from "./shape";
import { type Json, resourcesOf, type Template } from "./template";

/** A table's stream that starts a function, with the rules of its batches. */
export type StreamSource = {
  id: string;
  functionId: string;
  tableName: string;
  batchSize: number;
  /** Event patterns, any of which lets a record through; none lets all through. */
  filters: Json[];
  reportsItemFailures: boolean;
  /** Tries after the first; undefined: until the record expires. */
  retries?: number;
  bisects: boolean;
  /** ARN of the queue for what failed for good. */
  deadLetterQueue?: string;
};

/** Which function reads which table's stream, and how. @throws Error for a source that is no table's stream */
export function streamSourcesOf(template: Template, resolve: Resolver): StreamSource[] {
  return resourcesOf(template, "AWS::Lambda::EventSourceMapping").flatMap(([id, { Properties = {} }]) => {
    const arn = asText(resolve(Properties.EventSourceArn)) ?? "";
    const tableName = /:table\/([^/]+)\/stream\//.exec(arn)?.[1];
    const functionId = idsIn(Properties.FunctionName)[0];
    if (!tableName || !functionId)
      throw new Error(`The event source ${id} is no table's stream; nothing here feeds it.`);

    const retries = Number(Properties.MaximumRetryAttempts ?? -1);
    const failures = asObject(asObject(resolve(Properties.DestinationConfig)).OnFailure);
    return {
      id,
      functionId,
      tableName,
      batchSize: Number(Properties.BatchSize ?? 100),
      filters: asList(asObject(resolve(Properties.FilterCriteria)).Filters).map(
        (filter): Json => JSON.parse(asText(asObject(filter).Pattern) ?? "{}"),
      ),
      reportsItemFailures: asTexts(Properties.FunctionResponseTypes).includes("ReportBatchItemFailures"),
      retries: retries >= 0 ? retries : undefined,
      bisects: Properties.BisectBatchOnFunctionError === true,
      deadLetterQueue: asText(failures.Destination),
    };
  });
}

/** A function that the clock starts. */
export type ScheduleSetup = {
  id: string;
  /** As people know the job. */
  name: string;
  /** `rate(15 minutes)`, `cron(5 0 * * ? *)` in UTC. */
  expression: string;
  functionId: string;
  input: unknown;
};

/** Which function runs when. */
export function schedulesOf(template: Template, resolve: Resolver): ScheduleSetup[] {
  return resourcesOf(template, "AWS::Scheduler::Schedule").flatMap(([id, { Properties = {} }]) => {
    if (Properties.State === "DISABLED") return [];
    const functionId = idsIn(asObject(Properties.Target).Arn)[0] ?? "";
    const input = asText(resolve(asObject(Properties.Target).Input));
    return {
      id,
      name: asText(Properties.Description) ?? asText(resolve(Properties.Name)) ?? id,
      expression: asText(Properties.ScheduleExpression) ?? "",
      functionId,
      input: input ? JSON.parse(input) : {},
    };
  });
}
