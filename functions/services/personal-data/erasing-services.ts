import {
  disputeItems,
  disputes,
  documentFiles,
  letterFiles,
  letters,
  mailOrders,
  memberItems,
  reports,
  userPool,
} from "#functions/services";
import { now } from "#functions/shell/now";
import type { EraseServices } from "./erase-member";

/** What erasing a member needs: the three tables, both buckets and the user pool. */
export function erasingServices(): EraseServices {
  return {
    memberItems: memberItems(),
    reports: reports(),
    disputes: disputes(),
    letters: letters(),
    orders: mailOrders(),
    disputeItems: disputeItems(),
    idImages: documentFiles(),
    files: letterFiles(),
    pool: userPool(),
    now,
  };
}
