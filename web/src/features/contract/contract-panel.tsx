import { Heading, Stack, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { FormattedMessage } from "react-intl";
import type { UnsignedContract } from "#shared/api/schemas/contract";
import { isSignedFor } from "#shared/domain/contract/period";
import type { SubscriptionTier } from "#shared/domain/plan/plan";
import { contractQuery } from "#web/src/api/queries";
import { Failed } from "#web/src/ui/failed";
import { useLanguage } from "#web/src/ui/language";
import { QueryBoundary } from "#web/src/ui/query-boundary";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";
import type { SignWith } from "./queries";
import { SignedContract } from "./signed-contract";

// Few who see the panel have to sign: the form comes with its checks when it is needed.
const SigningForm = lazy(async () => ({ default: (await import("./signing-form")).SigningForm }));

type ContractPanelProps = {
  /** The level of its heading, one below that of the page. */
  heading?: "h2" | "h3";
  /** What was ticked and typed before, and who keeps a change of it. */
  unsigned?: UnsignedContract;
  onChange?: (unsigned: UnsignedContract) => void;
  onSigned?: (signedAt: string) => void;
  /** What signs, given the key of the signature: it may refuse to. */
  signWith?: SignWith;
  /** Whose contract; unless said, that of the plan that was paid for or chosen. */
  plan?: SubscriptionTier;
  /** Asks for an address that is not known: another feature's, which the page brings. */
  Contact?: ComponentType;
};

/**
 * The contract: to read and sign, or what was signed. In the order of the law: the disclosure as its own
 * document (15 U.S.C. § 1679c), consent to documents on screen (§ 7001(c)), then the contract with its notice of cancellation (§§ 1679d-e).
 */
export function ContractPanel(props: ContractPanelProps) {
  const { heading = "h3", unsigned, onChange, onSigned, signWith, plan, Contact } = props;
  const { language } = useLanguage();
  const { data: contract, isError, refetch } = useQuery(contractQuery(language, plan));
  const toSign = contract && !isSignedFor(contract, plan) ? contract : undefined;
  const AskAddress = toSign?.needsAddress ? Contact : undefined;

  return (
    <Stack as="section" gap="4" aria-labelledby="contract-title">
      <Heading as={heading} size="xl" id="contract-title">
        <FormattedMessage id="contract.title" />
      </Heading>
      {contract === undefined && isError && (
        <Failed onRetry={() => refetch()}>
          <FormattedMessage id="contract.failed" />
        </Failed>
      )}
      {contract === undefined && !isError && <SkeletonRows rows={3} height="24" />}
      {contract?.signed !== undefined && <SignedContract signed={contract.signed} plan={plan} />}
      {AskAddress && (
        <AddressFirst>
          <AskAddress />
        </AddressFirst>
      )}
      {toSign && !AskAddress && (
        <>
          <Text color="fg.quiet">
            <FormattedMessage id="contract.lead" />
          </Text>
          <Suspense fallback={<SkeletonRows rows={3} height="24" />}>
            <SigningForm contract={toSign} {...{ unsigned, onChange, onSigned, signWith }} />
          </Suspense>
        </>
      )}
    </Stack>
  );
}

/** Asks where a member lives, before the contract that is to carry the address and whose days to cancel depend on the state. */
function AddressFirst({ children }: { children: ReactNode }) {
  return (
    <Stack gap="3" maxWidth="form">
      <Text fontWeight="semibold" textStyle="lg">
        <FormattedMessage id="contract.address.title" />
      </Text>
      <Text>
        <FormattedMessage id="contract.address.text" />
      </Text>
      <QueryBoundary loading={<SkeletonRows rows={4} height="16" />}>{children}</QueryBoundary>
    </Stack>
  );
}
