import { type DynamoDBDocumentClient, GetCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";

const Identity = z.object({ dateOfBirth: z.instanceof(Uint8Array) });
const WholeIdentity = Identity.extend({ ssn: z.instanceof(Uint8Array) });
/** Sealed for `ssn` and `date-of-birth`. */
export type SealedIdentity = z.infer<typeof WholeIdentity>;

/** A person's sealed identity, `(userId, "IDENTITY")` in the table Users: one read of 0.5 units. */
export class IdentityRepository {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  /** Sealed for `date-of-birth`; undefined for someone who never asked for a report. */
  async dateOfBirth(userId: string): Promise<Uint8Array | undefined> {
    const key = { userId, sk: "IDENTITY" };
    const get = new GetCommand({ TableName: this.table, Key: key, ProjectionExpression: "dateOfBirth" });
    const { Item: item } = await this.documents.send(get);
    return Identity.safeParse(item).data?.dateOfBirth;
  }

  /** What a bureau has to know; undefined for someone who never asked for a report. */
  async whole(userId: string): Promise<SealedIdentity | undefined> {
    const get = new GetCommand({ TableName: this.table, Key: { userId, sk: "IDENTITY" } });
    return WholeIdentity.safeParse((await this.documents.send(get)).Item).data;
  }
}
