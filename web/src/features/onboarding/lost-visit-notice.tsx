import { Box, Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import { Notice } from "#web/src/ui/notice";
import { SupportAddress } from "#web/src/ui/support-address";
import type { LostVisit } from "./lost-visit";

/** Says why the steps begin again, what is still here, and what not to do twice. */
export function LostVisitNotice({ lost: { isTyped, wasSigned, mayHavePaid } }: { lost: LostVisit }) {
  return (
    <Box mb="6" maxWidth="2xl">
      <Notice tone="warning" isAnnounced title={<FormattedMessage id="onboarding.lost.title" />}>
        <Text>
          <FormattedMessage id="onboarding.lost.why" />
        </Text>
        <Text mt="2">
          <FormattedMessage id={isTyped ? "onboarding.lost.typed" : "onboarding.lost.nothing"} />
        </Text>
        {wasSigned && (
          <Text mt="2">
            <FormattedMessage id="onboarding.lost.signed" />
          </Text>
        )}
        {mayHavePaid && (
          <Text mt="2" fontWeight="semibold">
            <FormattedMessage id="onboarding.lost.paid" values={{ email: <SupportAddress key="email" /> }} />
          </Text>
        )}
      </Notice>
    </Box>
  );
}
