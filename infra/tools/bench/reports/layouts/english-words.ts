import type { Tradeline } from "../tradeline";
import * as ink from "./ink";
import type { ServiceWords } from "./service-words";

const late: Partial<Record<Tradeline["state"], string>> = {
  late30: "Late 30 Days",
  late60: "Late 60 Days",
  late90: "Late 90 Days",
  late120: "Late 120 Days",
};
const gone: Partial<Record<Tradeline["state"], string>> = {
  charge_off: "Collection/Chargeoff",
  charge_off_paid: "Paid Chargeoff",
  settled: "Settled for less than full balance",
  collection: "Collection/Chargeoff",
  collection_paid: "Paid Collection",
  repossession: "Repossession",
  foreclosure: "Foreclosure",
  in_bankruptcy_7: "Included in Bankruptcy Chapter 7",
  in_bankruptcy_13: "Wage Earner Plan",
};
const payStatusOf = ({ state }: Tradeline) => late[state] ?? gone[state] ?? "Current";
const isDerogatory = ({ state }: Tradeline) => gone[state] !== undefined && state !== "collection_paid";
export const accountStatusOf = (line: Tradeline) =>
  isDerogatory(line)
    ? "Derogatory"
    : line.state === "paid" || line.state === "collection_paid"
      ? "Paid"
      : line.closed
        ? "Closed"
        : "Open";

export const identityIqWords: ServiceWords = {
  title: "3-Bureau Credit Report",
  header: "IdentityIQ 3-Bureau Credit Report & Scores",
  footer: "IdentityIQ",
  bureauOrder: ["transunion", "experian", "equifax"],
  colon: ":",
  none: "-",
  mask: ink.starsThenTail,
  labels: {
    number: ["Account #"],
    responsibility: ["Bureau Code"],
    payment: ["Monthly Payment"],
    opened: ["Date Opened"],
    balance: ["Balance"],
    highBalance: ["High Credit"],
    creditLimit: ["Credit Limit"],
    pastDue: ["Past Due"],
    reported: ["Last Reported"],
    lastPayment: ["Date of Last Payment"],
    originalCreditor: ["Original Creditor"],
    history: ["Two-Year payment history", "Two Year Payment History"],
  },
  accountType: "Account Type",
  accountStatus: "Account Status",
  paymentStatus: "Payment Status",
  comments: "Comments",
  disputed: "Account information disputed by consumer",
  closedComment: "Closed",
  originalCreditor: "Original Creditor",
  types: {
    "Credit card": "Revolving",
    "Auto loan": "Installment",
    Mortgage: "Mortgage",
    "Student loan": "Installment",
    "Personal loan": "Installment",
    Collection: "Collection",
    "Medical collection": "Collection",
  },
  accountStatusOf,
  payStatusOf,
  marks: { OK: "OK", "30": "30", "60": "60", "90": "90", "120": "120", CO: "CO", COL: "CO", RPO: "RP", FC: "FC" },
  month: "Month",
  year: "Year",
  monthOf: ink.monthName,
  bankruptcy: "Bankruptcy",
  chapter: "Chapter",
  recordType: "Type",
  recordStatus: "Status",
  outcomes: { Discharged: "Discharged", Dismissed: "Dismissed", Filed: "Filed" },
  dateFiled: "Date Filed/Reported",
  reference: "Reference#",
  court: "Court",
  referenceNumber: "Reference #",
  reportDate: "Report Date",
  scores: "Credit Score",
  score: "Credit Score",
  personal: "Personal Information",
  name: "Name",
  birth: "Date of Birth",
  address: "Current Address(es)",
  summary: "Summary",
  totalAccounts: "Total Accounts",
  collections: "Collection",
  accounts: "Account History",
  inquiries: "Inquiries",
  inquiryHead: ["Creditor Name", "Type of Business", "Date of inquiry", "Credit Bureau"],
  publicRecords: "Public Information",
  noneReported: "None Reported",
};
