import type { BureauView } from "#shared/api/schemas/report";

const openWords = /\b(?:open|current|as agreed|abierta|al corriente)\b/i;

/** Whether a bureau says that an account is open. In an uploaded report it may only be that nothing says closed. */
export function saysOpen({ status, payStatus = "", evidence }: Omit<BureauView, "bureau" | "creditorName">): boolean {
  if (status !== "open") return false;
  return (
    !evidence || [payStatus, ...evidence.fields.map(({ rawText }) => rawText)].some((words) => openWords.test(words))
  );
}
