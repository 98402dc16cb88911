import type { OutgoingLetter } from "#functions/providers/mail/mail";
import { bureauAddresses } from "#shared/domain/bureau/addresses";
import { pdfFile } from "./raw-pdf";

const emptySheet = [
  "<< /Type /Catalog /Pages 2 0 R >>",
  "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
  "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << >> >>",
];

/** A letter to a bureau, with the one fact that matters given. */
export const outgoingLetter = (overrides: Partial<OutgoingLetter> = {}): OutgoingLetter => ({
  idempotencyKey: "01K0000000-experian",
  to: bureauAddresses.experian,
  from: { name: "Maya Lopez", street: "12 Oak St", city: "Austin", state: "TX", zipCode: "78701" },
  pdf: pdfFile(emptySheet.map((object) => Buffer.from(object))),
  metadata: { userId: "maya", disputeId: "01K", round: 1, bureau: "experian" },
  ...overrides,
});
