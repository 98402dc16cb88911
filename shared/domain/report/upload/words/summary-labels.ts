import { type Labels, named } from "./fields";

/** The labels of summaries that are neither a bureau's nor a service's own: audits, notes, forms, copies of data. */
export const summaryLabels: Labels = Object.fromEntries([
  ...named("payStatus", "present status", "reported status", "worst past delinquency", "worst past status"),
  ...named("payStatus", "worst late", "worst lateness", "worst rating", "worst status", "worst late payment"),
  ...named(
    "payStatus",
    "classification",
    "account classification",
    "delinquency history",
    "worst delinquency reported",
    "worst delinquency",
    "maximum delinquency",
    "maximum lateness",
  ),
  ...named(
    "accountNumber",
    "acct. no. (last 4)",
    "account no. (last 4)",
    "account number (last 4)",
    "account (last 4)",
  ),
  ...named(
    "accountNumber",
    "acct. number",
    "acct. num.",
    "acct. num",
    "account num.",
    "a/c number",
    "a/c no.",
    "a/c no",
  ),
  ...named("accountNumber", "loan no.", "loan no", "loan #"),
  ...named("accountNumber", "numero de prestamo", "num. de cuenta", "cta. no.", "last 4"),
  ...named("accountNumber", "last 4 digits", "last four digits", "last 4 of account", "last four"),
  ...named("accountType", "kind of credit", "kind of loan", "kind of debt", "type of debt", "debt type"),
  ...named("lateCounts", "late months", "months late", "late payment dates", "late payment months", "dates late"),
  ...named("lateCounts", "delinquency dates", "delinquent months", "past delinquencies", "missed payments"),
  ...named("lateCounts", "meses atrasados", "meses con atraso", "pagos atrasados", "fechas de atraso"),
  ...named("balance", "balance now", "amount still owed"),
  ...named("none", "high:", "peak balance"),
  // As dealers' programs shorten them; what is a word of names too needs its colon.
  ...named("dateOpened", "opn"),
  ...named("dateReported", "rpt"),
  ...named("payStatus", "stat:", "pay stat"),
  ...named("pastDue", "pdue", "p due", "pst due"),
  ...named("none", "hi"),
]);
