import { type ComponentProps, lazy } from "react";
import { ContractPanel } from "#web/src/features/contract/contract-panel";

// Most who sign have said where they live: the form comes when it is needed.
const Contact = lazy(async () => ({
  default: (await import("#web/src/features/contact/contact-section")).ContactForm,
}));

/** The contract as a member signs it; one whose address is not known says it first. */
export function MembersContract(props: Omit<ComponentProps<typeof ContractPanel>, "Contact">) {
  return <ContractPanel {...props} Contact={Contact} />;
}
