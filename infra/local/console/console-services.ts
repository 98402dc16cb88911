import type { BillingPolicy } from "#shared/domain/plan/plan";
import type { CallLog } from "../gateway/calls";
import type { Faults } from "../gateway/faults";
import type { Schedules } from "../schedules/schedules";
import type { BulkSeeder } from "./bulk-seeder";
import type { ClockController } from "./clock-controller";
import type { PaymentSimulator } from "./payment-simulator";
import type { SimulatedMailbox } from "./simulated-mailbox";

/** An e-mail that the product sent, as `GET /__local/emails` shows it. */
export type EmailView = { id: string; to: string | string[]; subject: string; text: string; html: string; at: string };

/** What the console can look at and set going. */
export type ConsoleServices = {
  siteOrigin: string;
  billingPolicy: BillingPolicy;
  calls: CallLog;
  faults: Faults;
  schedules: Schedules;
  clock: ClockController;
  mail: SimulatedMailbox;
  payments: PaymentSimulator;
  many: BulkSeeder;
  emails: () => Promise<EmailView[]> | EmailView[];
  /** An e-mail's whole message, for a mail program. */
  message: (id: string) => Promise<string | undefined>;
};
