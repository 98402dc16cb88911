import { Box, Heading, Stack, Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import type { NegativeItem } from "#shared/api/schemas/report";
import { isOpenToDispute } from "#shared/domain/report/open-to-dispute";
import { Dialog } from "#web/src/ui/dialog";
import { RecordNote } from "#web/src/ui/record-note";
import { BureauViews } from "./bureau-views";
import { DisputeReasons } from "./dispute-reasons";
import { ItemFacts } from "./item-facts";

const typesWithFigures = ["late_payment", "charge_off", "collection"];

/** One item in full, with what can be disputed about it. */
export function ItemDialog({ item, onClose }: { item?: NegativeItem; onClose: () => void }) {
  return (
    <Dialog open={item !== undefined} onClose={onClose} size="lg" title={item?.creditorName ?? ""}>
      {item && (
        <Stack gap="6">
          <ItemFacts item={item} />
          <RecordNote item={item} />
          <BureauViews item={item} />
          <Impact item={item} />
          {isOpenToDispute(item) && <DisputeReasons item={item} onDone={onClose} />}
        </Stack>
      )}
    </Dialog>
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
