import { Box, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { useDeferredValue } from "react";
import { FormattedMessage } from "react-intl";
import type { NegativeItem } from "#shared/api/schemas/report";
import { isUsedUpForGood } from "#shared/domain/plan/allowance";
import type { Finding } from "#shared/domain/report/findings";
import { isOpenToDispute } from "#shared/domain/report/open-to-dispute";
import { useKnownUser } from "#web/src/api/session";
import { Dialog } from "#web/src/ui/dialog";
import { ItemStates } from "#web/src/ui/items/item-states";
import { ReportedItem } from "#web/src/ui/items/reported-item";
import { useReasonChoice } from "#web/src/ui/items/use-item-choices";
import { UsedUpNotice } from "#web/src/ui/used-up-notice";
import { DisputeReasons } from "./dispute-reasons";

type ItemDialogProps = { item?: NegativeItem; findings: readonly Finding[]; onClose: () => void };

const typesWithFigures = ["late_payment", "charge_off", "collection"];

/** One item in full, with what can be disputed about it. */
export function ItemDialog({ item, findings, onClose }: ItemDialogProps) {
  return (
    <Dialog open={item !== undefined} onClose={onClose} size="lg" startsAtTitle title={item?.creditorName ?? ""}>
      {item && <ItemDetails key={item.id} item={item} findings={findings} onClose={onClose} />}
    </Dialog>
  );
}

function ItemDetails({ item, findings, onClose }: ItemDialogProps & { item: NegativeItem }) {
  const choice = useReasonChoice(item);
  const user = useKnownUser();
  const isOpen = isOpenToDispute(item);
  const allowance = user?.disputeAllowance;
  const usedUp = isOpen && allowance && isUsedUpForGood(allowance) ? allowance : undefined;
  const mayDispute = isOpen && !usedUp;
  // The window answers the press with its frame and name; what is in it follows in the next frames.
  const isWhole = useDeferredValue(true, false);

  return (
    <Stack gap="6" minHeight={isWhole ? undefined : "60dvh"}>
      {isWhole && (
        <>
          <Flex gap="2" wrap="wrap" _empty={{ display: "none" }}>
            <ItemStates item={item} />
          </Flex>
          <ReportedItem found={{ item, findings }} onUse={mayDispute ? choice.add : undefined} />
          <Impact item={item} />
          {mayDispute && <DisputeReasons item={item} choice={choice} onDone={onClose} />}
          {usedUp && <UsedUpNotice allowance={usedUp} to={`/subscribe?selectedDisputes=${item.id}`} />}
        </>
      )}
    </Stack>
  );
}

function Impact({ item }: { item: NegativeItem }) {
  const key = typesWithFigures.includes(item.itemType) ? item.itemType : "other";

  return (
    <Box>
      <Heading as="h3" size="sm">
        <FormattedMessage id="creditReport.impact.title" />
      </Heading>
      <Text>
        <FormattedMessage id={`creditReport.impact.${key}`} />
      </Text>
      <Text color="fg.quiet" fontSize="sm">
        <FormattedMessage id="creditReport.impact.estimate" />
      </Text>
    </Box>
  );
}
