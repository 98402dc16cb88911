import type { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";

export type Units = { read: number; write: number };

type Capacity = { CapacityUnits?: number };

/** Counts the request units that a client's calls consume from now on, indexes included. */
export function countUnits(documents: DynamoDBDocumentClient): Units {
  const units: Units = { read: 0, write: 0 };
  documents.middlewareStack.add(
    (next, context) => (args) => {
      const input = { ...args.input, ReturnConsumedCapacity: "TOTAL" as const };
      return next({ ...args, input }).then((answer) => {
        const { ConsumedCapacity: consumed = [] } = answer.output as { ConsumedCapacity?: Capacity | Capacity[] };
        const isRead = /^(Get|BatchGet|Query|Scan)/.test(context.commandName ?? "");
        for (const { CapacityUnits: count = 0 } of [consumed].flat()) units[isRead ? "read" : "write"] += count;
        return answer;
      });
    },
    { step: "initialize", name: "countUnits", override: true },
  );
  return units;
}
