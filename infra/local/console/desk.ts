import type { BillingPolicy } from "#shared/domain/plan/plan";
import type { CallLog } from "../gateway/calls";
import type { Faults } from "../gateway/faults";
import type { Schedules } from "../schedules/schedules";
import type { ClockDesk } from "./clock-desk";
import type { MailRoom } from "./mail-room";
import type { ManyDesk } from "./many-desk";
import type { PaymentDesk } from "./payment-desk";

/** An e-mail that the product sent, as `GET /__local/emails` shows it. */
export type EmailView = { id: string; to: string | string[]; subject: string; text: string; html: string; at: string };

/** What the console can look at and set going. */
export type Desk = {
  siteOrigin: string;
  billingPolicy: BillingPolicy;
  calls: CallLog;
  faults: Faults;
  schedules: Schedules;
  clock: ClockDesk;
  mail: MailRoom;
  payments: PaymentDesk;
  many: ManyDesk;
  emails: () => Promise<EmailView[]> | EmailView[];
  /** An e-mail's whole message, for a mail program. */
  message: (id: string) => Promise<string | undefined>;
};
