import { AccountScreen } from "#web/src/features/account/account-screen";
import { ContractSection } from "#web/src/features/contract/contract-section";

export function AccountPage() {
  return <AccountScreen contract={<ContractSection />} />;
}
