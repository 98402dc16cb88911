import { lazy } from "react";
import { AccountScreen } from "#web/src/features/account/account-screen";

// Far down the page.
const ContractSection = lazy(async () => ({
  default: (await import("#web/src/features/contract/contract-section")).ContractSection,
}));

export function AccountPage() {
  return <AccountScreen contract={<ContractSection />} />;
}
