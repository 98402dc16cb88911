import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { DocumentKind, DocumentSide } from "#shared/api/schemas/onboarding";
import { as } from "./table";

/** An ID image: `awaiting` until the stored bytes were looked at. The key of the image follows from its id. */
const DocumentRecord = z.object({
  userId: z.string(),
  documentId: z.string(),
  side: DocumentSide,
  kind: DocumentKind.optional(),
  contentType: z.string(),
  sizeBytes: z.number(),
  status: z.enum(["awaiting", "uploaded"]),
  createdAt: z.string(),
});
export type DocumentRecord = z.infer<typeof DocumentRecord>;

type Owned = Pick<DocumentRecord, "userId" | "documentId">;

/** Where a form puts an image: nothing reads it there but the check. Objects here expire after a day. */
export const incomingKey = ({ userId, documentId }: Owned) => `incoming/${userId}/${documentId}`;
/** Where it is when it was found to be an image. */
export const cleanKey = ({ userId, documentId }: Owned) => `clean/${userId}/${documentId}`;

/**
 * ID images of a person, in the table Users: `(userId, "DOCUMENT#" + ULID)`.
 *
 * | access | units |
 * |---|---|
 * | get | 0.5 read |
 * | list (a few) | 0.5 read, 1 consistent |
 * | create, mark, delete | 1 write each |
 */
export class DocumentRepository {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  /** Stores an image that is to be uploaded. */
  async create(document: DocumentRecord): Promise<void> {
    await this.documents.send(new PutCommand({ TableName: this.table, Item: { ...document, ...keyOf(document) } }));
  }

  /** Undefined when the person has no image of that id. */
  async get(userId: string, documentId: string): Promise<DocumentRecord | undefined> {
    const key = keyOf({ userId, documentId });
    const get = new GetCommand({ TableName: this.table, Key: key, ConsistentRead: true });
    const { Item: item } = await this.documents.send(get);
    return item && DocumentRecord.parse(item);
  }

  /** Oldest first. */
  async list(userId: string, { isConsistent = false } = {}): Promise<DocumentRecord[]> {
    const query = new QueryCommand({
      TableName: this.table,
      KeyConditionExpression: "userId = :userId AND begins_with(sk, :document)",
      ExpressionAttributeValues: { ":userId": userId, ":document": "DOCUMENT#" },
      ConsistentRead: isConsistent,
    });
    const { Items: items = [] } = await this.documents.send(query);
    return items.map((item) => DocumentRecord.parse(item));
  }

  /** The image was looked at: what it is and how large. @throws AppError NOT_FOUND when it was deleted in the meantime */
  async markUploaded(document: Owned, image: Pick<DocumentRecord, "contentType" | "sizeBytes">): Promise<void> {
    const update = new UpdateCommand({
      TableName: this.table,
      Key: keyOf(document),
      UpdateExpression: "SET #status = :uploaded, contentType = :contentType, sizeBytes = :sizeBytes",
      ConditionExpression: "attribute_exists(userId)",
      ExpressionAttributeNames: { "#status": "status" },
      ExpressionAttributeValues: {
        ":uploaded": "uploaded",
        ":contentType": image.contentType,
        ":sizeBytes": image.sizeBytes,
      },
    });
    await this.documents.send(update).catch(as("NOT_FOUND"));
  }

  /** Deletes what is known of an image; its bytes are the bucket's. */
  async delete(document: Owned): Promise<void> {
    await this.documents.send(new DeleteCommand({ TableName: this.table, Key: keyOf(document) }));
  }
}

function keyOf({ userId, documentId }: Owned) {
  return { userId, sk: `DOCUMENT#${documentId}` };
}
