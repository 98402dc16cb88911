import { Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { QueryBoundary } from "#web/src/ui/query-boundary";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";

/** Asks where a member lives, before the contract that is to carry the address and whose days to cancel depend on the state. */
export function AddressFirst({ children }: { children: ReactNode }) {
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
