import type { OutgoingLetter } from "#functions/providers/mail/mail";
import { bureauAddresses } from "#shared/domain/bureau/addresses";

/** A letter to a bureau, with the one fact that matters given. */
export const outgoingLetter = (overrides: Partial<OutgoingLetter> = {}): OutgoingLetter => ({
  idempotencyKey: "01K0000000-experian",
  to: bureauAddresses.experian,
  from: { name: "Maya Lopez", street: "12 Oak St", city: "Austin", state: "TX", zipCode: "78701" },
  pdf: Buffer.from("%PDF-1.4"),
  metadata: { userId: "maya", disputeId: "01K", round: 1, bureau: "experian" },
  ...overrides,
});
