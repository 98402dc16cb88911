import type { Dispute } from "#shared/api/schemas/dispute";

/** A dispute as the API answers it: a draft about a collection that all three bureaus report. */
export function makeDispute(dispute: Partial<Dispute> = {}): Dispute {
  return {
    id: "01KAB0000000000000000DSPTE",
    userId: "01KAB0000000000000000MAYA0",
    negativeItemId: "01KAB00000000000000000TEM0",
    accountName: "Northgate Recovery",
    accountNumber: "****4821",
    disputeReason: "Account not mine",
    status: "draft",
    round: 1,
    bureaus: {
      experian: { reportsItem: true },
      equifax: { reportsItem: true },
      transunion: { reportsItem: true },
    },
    timeline: [{ at: "2026-11-20T12:00:00.000Z", status: "draft", by: "member" }],
    createdAt: "2026-11-20T12:00:00.000Z",
    updatedAt: "2026-11-20T12:00:00.000Z",
    ...dispute,
  };
}
