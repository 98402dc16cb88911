import { AccountScreen } from "#web/src/features/account/account-screen";
import { ContactSection } from "#web/src/features/contact/contact-section";
import { ContractSection } from "#web/src/features/contract/contract-section";

export function AccountPage() {
  return <AccountScreen contact={<ContactSection />} contract={<ContractSection />} />;
}
