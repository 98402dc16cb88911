import { cognito } from "#functions/providers/aws/cognito";
import { store } from "#functions/providers/aws/s3";
import { UserPool } from "#functions/providers/identity/user-pool";
import { BucketFiles } from "#functions/providers/store/bucket-files";
import { DisputeRepository } from "#functions/repositories/disputes";
import { documents } from "#functions/repositories/documents-client";
import { MailOrderRepository } from "#functions/repositories/mail-orders";
import { Partitions } from "#functions/repositories/partitions";
import { ReportRepository } from "#functions/repositories/reports";
import { env } from "#functions/shell/env";
import { now } from "#functions/shell/now";
import type { EraseServices } from "./erase-member";

/** What erasing a member needs: the three tables, both buckets and the user pool. */
export function deployedErasing(): EraseServices {
  return {
    userItems: new Partitions(documents(), env("USERS_TABLE")),
    reports: new ReportRepository(documents(), env("REPORTS_TABLE")),
    disputes: new DisputeRepository(documents(), env("DISPUTES_TABLE")),
    orders: new MailOrderRepository(documents(), env("DISPUTES_TABLE")),
    disputeItems: new Partitions(documents(), env("DISPUTES_TABLE")),
    idImages: new BucketFiles(store(), env("DOCUMENTS_BUCKET")),
    files: new BucketFiles(store(), env("LETTERS_BUCKET")),
    pool: new UserPool(cognito(), env("USER_POOL_ID")),
    now,
  };
}
