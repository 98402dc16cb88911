import * as z from "zod";
import type { NegativeItem } from "#shared/api/schemas/report";
import { Bureau, FileDate, ItemType } from "#shared/domain/schemas";
import { type Day, endOfMonth } from "../../days";
import { letterLine, letterLineOrNone } from "../../text/line";
import { impactOf } from "../impact";
import { statusesOf } from "../merge";
import { obsolescence } from "../obsolescence";
import { firstDayOf } from "../reported-date";

/** A value that the paper gives, or null where it gives none. */
const printed = <T extends z.ZodType>(value: T) =>
  value
    .nullable()
    .transform((given) => given ?? undefined)
    .optional();

/**
 * The values of a read item that its member corrects by what the paper says. Null: the paper does not say. Amounts in US dollars;
 * of an account number the last four signs.
 */
export const ItemCorrection = z.object({
  itemId: z.string().min(1).max(64),
  /** Of one bureau's column; left out, of every bureau that the file speaks of. */
  bureau: Bureau.optional(),
  itemType: ItemType.optional(),
  creditorName: letterLine(120).optional(),
  accountNumber: printed(z.string().regex(/^[0-9A-Za-z]{4}$/, "Invalid format")),
  amount: printed(z.number().min(0).max(100_000_000)),
  status: z.enum(["open", "closed"]).optional(),
  payStatus: printed(letterLineOrNone(120)),
  dateOpened: printed(FileDate),
  dateReported: printed(FileDate),
  dateClosed: printed(FileDate),
  dateOfFirstDelinquency: printed(FileDate),
  /** The month in which it leaves the report, or a day of it. */
  removalOn: printed(FileDate),
});
export type ItemCorrection = z.infer<typeof ItemCorrection>;

/** The item with the values that its member corrected; what follows from them is reckoned again. */
export function correctedItem(item: NegativeItem, correction: ItemCorrection, today: Day): NegativeItem {
  const { itemId: _, bureau, itemType = item.itemType, payStatus, removalOn, ...given } = correction;
  // What only a bureau's view has.
  const ofView = {
    ...("payStatus" in correction && { payStatus, payRemark: undefined, understoodStatus: undefined }),
    ...("removalOn" in correction && { removalOn: removalOn && endOfMonth(firstDayOf(removalOn)) }),
  };
  const number = given.accountNumber && { accountNumber: `****${given.accountNumber}` };
  const values = { ...given, ...number };
  const isMeant = (view: { bureau: Bureau }) => bureau === undefined || view.bureau === bureau;
  const views = item.bureauViews?.map((view) => (isMeant(view) ? { ...view, ...values, ...ofView } : view));
  const isWhole = bureau === undefined || views?.length === 1;
  const fields = Object.keys({
    ...given,
    ...(correction.itemType && { itemType }),
    ...("payStatus" in correction && { payStatus }),
    ...("removalOn" in correction && { removalOn }),
  });
  const corrected: NegativeItem = {
    ...item,
    itemType,
    ...(isWhole ? values : {}),
    bureauViews: views,
    ...(isStatus(item) && { description: views?.find((view) => view.payStatus)?.payStatus }),
    correctedFields: [...new Set([...(item.correctedFields ?? []), ...fields])],
  };
  const payWords = statusesOf(views ?? []);
  const history = views?.map(({ paymentHistory = "" }) => paymentHistory).join("");
  return {
    ...corrected,
    impact: impactOf({ ...corrected, paymentHistory: history }, today),
    obsoleteOn: obsolescence({ ...corrected, payStatus: payWords }, today).legalMaxOn,
  };
}

/** Whether an item's description is a bureau's status, as it is where no remark says more. */
const isStatus = ({ description, bureauViews = [] }: NegativeItem) =>
  description !== undefined && bureauViews.some(({ payStatus }) => payStatus === description);
