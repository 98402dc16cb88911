/** The sections that a reader scrolls to, in one chunk of their own. */
export { DataSection } from "./data-section";
export { DeleteSection } from "./delete-section";
export { DocumentsSection } from "./documents-section";
export { FactorSection } from "./factor-section";
export { OpeningsSection } from "./openings-section";
export { PasswordSection } from "./password-section";
export { PaymentsSection } from "./payments-section";
export { SessionsSection } from "./sessions-section";
