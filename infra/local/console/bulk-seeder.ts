import type { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { addMembers } from "../seed/many/add-members";
import { tableNames, withDocuments } from "../stores/documents";
import type { DynamoClient } from "../stores/dynamo-client";
import { switchStreams } from "../stores/tables";
import type { TableSetup } from "../template/tables";

/** More than the numbers of `manyPerson` give. */
export const MOST_MEMBERS = 100_000;

export const ManyOrder = z.object({ members: z.number().int().min(1).max(MOST_MEMBERS) });

type ManyView = {
  wanted: number;
  done: number;
  added: number;
  state: "idle" | "adding" | "done" | "failed";
  message?: string;
};

type ManyParts = { dynamo: DynamoClient; tables: readonly TableSetup[]; now: () => Date };

/**
 * Adds members by the thousand, one order at a time, and says how far it is. The tables' streams are off meanwhile: no job
 * hears of the new members, who are counted here, and what the product itself writes in these moments is not followed either.
 */
export class BulkSeeder {
  private state: ManyView = { wanted: 0, done: 0, added: 0, state: "idle" };

  constructor(private readonly parts: ManyParts) {}

  view(): ManyView {
    return this.state;
  }

  /** Begins to add the members 1 to `wanted`. @returns false while an earlier order is being worked on */
  add(wanted: number): boolean {
    if (this.state.state === "adding") return false;
    this.state = { wanted, done: 0, added: 0, state: "adding" };
    void this.run(wanted);
    return true;
  }

  private async run(count: number): Promise<void> {
    const { dynamo, tables, now } = this.parts;
    const progress = (done: number) => {
      this.state = { ...this.state, done };
    };
    const add = async (documents: DynamoDBDocumentClient) => {
      await switchStreams(dynamo, tables, false);
      const adding = addMembers({ documents, tables: tableNames(tables), count, now: now(), progress });
      return adding.finally(() => switchStreams(dynamo, tables, true));
    };
    try {
      const { added } = await withDocuments(dynamo, add);
      this.state = { wanted: count, done: count, added, state: "done" };
    } catch (error) {
      this.state = { ...this.state, state: "failed", message: error instanceof Error ? error.message : String(error) };
    }
  }
}
