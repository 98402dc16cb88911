import type { UploadCheckRepository } from "#functions/repositories/upload-checks";
import type { UserRecord } from "#functions/repositories/user-record";
import type { UploadCheck } from "#shared/api/schemas/upload";
import { maskAccountNumber } from "#shared/domain/report/account-number";

type Asked = { user: Pick<UserRecord, "userId">; params: { id: string }; body: UploadCheck };
type Services = { checks: Pick<UploadCheckRepository, "save"> };

/**
 * Keeps what was dropped, typed and added of a read report, so that a reload comes back to it. Nothing uses it before the person confirms.
 *
 * @throws AppError NOT_FOUND, PAYLOAD_TOO_LARGE
 */
export async function saveCheck({ user, params, body }: Asked, { checks }: Services): Promise<undefined> {
  const added = body.added.map((item) => ({ ...item, accountNumber: maskAccountNumber(item.accountNumber) }));
  await checks.save({ userId: user.userId, uploadId: params.id }, { ...body, added });
}
