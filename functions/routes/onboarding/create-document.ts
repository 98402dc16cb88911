import { ulid } from "ulid";
import type { BucketForms } from "#functions/providers/store/bucket-forms";
import { type DocumentRepository, incomingKey } from "#functions/repositories/documents";
import type { LimitRepository, Window } from "#functions/repositories/limits";
import { documentForms, idDocuments, limits } from "#functions/services";
import { uploadFormLimit } from "#functions/shell/address-limits";
import { apiHandler } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import type { RequestOf } from "#functions/shell/request";
import { AppError } from "#shared/api/errors";
import { imageTypes, MOST_IMAGE_BYTES } from "#shared/domain/document/image-type";

type Request = Pick<RequestOf<"onboarding/create-document">, "user" | "body" | "address">;
type Services = {
  images: Pick<DocumentRepository, "create">;
  limits: Pick<LimitRepository, "hit">;
  /** How many forms one client address may have, of all kinds together. */
  addressForms: Window;
  store: Pick<BucketForms, "uploadForm">;
  now: () => Date;
};

const UPLOADS_A_DAY = { most: 20, seconds: 86_400 };

/**
 * Announces one side of an ID: the browser gets a form that stores this one image and nothing else.
 *
 * @throws AppError NOT_AN_IMAGE, PAYLOAD_TOO_LARGE; TOO_MANY_REQUESTS above 20 a day, or above what one address may have
 */
export async function createDocument({ user, body, address }: Request, services: Services) {
  const { images, limits, addressForms, store, now } = services;
  const { side, kind, contentType, sizeBytes } = body;
  if (!imageTypes.some((type) => type === contentType)) throw new AppError("NOT_AN_IMAGE");
  if (sizeBytes > MOST_IMAGE_BYTES) throw new AppError("PAYLOAD_TOO_LARGE");

  const at = now();
  const { userId } = user;
  await limits.hit("upload-forms", address, addressForms, at);
  await limits.hit("documents", userId, UPLOADS_A_DAY, at);
  const createdAt = at.toISOString();
  const document = { userId, documentId: ulid(at.getTime()), side, kind, contentType, sizeBytes, createdAt };
  await images.create({ ...document, status: "awaiting" });
  const upload = await store.uploadForm(incomingKey(document), contentType, MOST_IMAGE_BYTES);
  return { documentId: document.documentId, upload };
}

export const handler = apiHandler("onboarding/create-document", createDocument, () => ({
  images: idDocuments(),
  limits: limits(),
  store: documentForms(),
  addressForms: uploadFormLimit(),
  now,
}));
