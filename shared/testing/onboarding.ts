import type { ContractView, SignedContract } from "#shared/api/schemas/contract";
import type { CreditPullResult, OnboardingProgress, StoredDocument } from "#shared/api/schemas/onboarding";
import type { Offers } from "#shared/api/schemas/subscription";
import { usStateCodes } from "#shared/domain/consumer/us-states";
import { makeReport } from "./report";

const FRONT = "01KAB00000000000000000FR0N";
const BACK = "01KAB00000000000000000BAC0";

const openStates = usStateCodes.filter((code) => code !== "GA");

/** A visitor who just came. */
export function makeProgress(progress: Partial<OnboardingProgress> = {}): OnboardingProgress {
  return {
    profile: {},
    documents: [],
    report: null,
    selection: {},
    isMember: false,
    isPullOffered: true,
    openStates,
    ...progress,
  };
}

export const bothSides: StoredDocument[] = [
  { documentId: FRONT, side: "front", status: "uploaded" },
  { documentId: BACK, side: "back", status: "uploaded" },
];

/** What a visitor of Ohio typed in step 1, as it is kept. */
export const typedProfile: OnboardingProgress["profile"] = {
  firstName: "Maya",
  lastName: "Torres",
  email: "maya@example.com",
  dateOfBirth: "1980-04-05",
  phone: "(555) 010-0199",
  address: { street: "12 Main Street", city: "Dayton", state: "OH", zipCode: "45402" },
};

/** A visitor whose first three steps are done: a report with one negative item is there. */
export function makePulledProgress(progress: Partial<OnboardingProgress> = {}): OnboardingProgress {
  return makeProgress({
    profile: typedProfile,
    ssnLast4: "3456",
    documents: bothSides,
    report: makeReport(),
    ...progress,
  });
}

/** What the pull answers for the same report. */
export function makePullResult(result: Partial<CreditPullResult> = {}): CreditPullResult {
  const report = makeReport();
  return {
    reportId: report.id ?? "",
    creditScore: report.creditScore ?? 650,
    experianScore: report.experianScore,
    equifaxScore: report.equifaxScore,
    transunionScore: report.transunionScore,
    negativeItems: report.negativeItems,
    dataSource: report.dataSource ?? "",
    dataSourceDetails: report.dataSourceDetails ?? { source: "", realDataDelivered: true, description: "" },
    bureaus: report.bureaus,
    ...result,
  };
}

/** The three plans with payment links that lead nowhere. */
export function makeOffers(offers: Partial<Offers> = {}): Offers {
  return {
    billingPolicy: "after_performance",
    plans: [
      {
        id: "onetime",
        price: 99,
        paymentType: "per_dispute",
        disputes: 2,
        popular: false,
        paymentUrl: "https://pay.example/onetime",
      },
      {
        id: "monthly",
        price: 120,
        paymentType: "monthly",
        disputes: 5,
        popular: true,
        paymentUrl: "https://pay.example/monthly",
      },
      {
        id: "premium",
        price: 299,
        paymentType: "premium",
        disputes: 15,
        popular: false,
        paymentUrl: "https://pay.example/premium",
      },
    ],
    ...offers,
  };
}

/** Signed by Maya in a state with 3 business days, on a Friday. */
export function makeSigned(signed: Partial<SignedContract> = {}): SignedContract {
  return {
    fullName: "Maya Torres",
    signedAt: "2026-11-20T17:00:00.000Z",
    signedOn: "2026-11-20",
    cancelUntil: "2026-11-26T05:00:00.000Z",
    serviceMayStartAt: "2026-11-26T05:00:00.000Z",
    documents: {
      disclosure: "/api/contract/documents/disclosure",
      contract: "/api/contract/documents/contract",
      "notice-of-cancellation": "/api/contract/documents/notice-of-cancellation",
    },
    ...signed,
  };
}

/** The contract before it is signed. */
export function makeContract(contract: Partial<ContractView> = {}): ContractView {
  return {
    version: "2026-11",
    esign: { text: "You may ask for paper." },
    disclosure: {
      text: "You have a right to dispute inaccurate information.",
      pdfUrl: "/api/contract/documents/disclosure",
    },
    contract: { text: "The services and their price.", pdfUrl: "/api/contract/documents/contract" },
    noticeOfCancellation: {
      text: "You may cancel this contract.",
      pdfUrl: "/api/contract/documents/notice-of-cancellation",
    },
    ifSignedNow: { cancelDays: 5, lastCancelDay: "2026-11-30" },
    needsAddress: false,
    ...contract,
  };
}
