import { Button, Stack, Text } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { notedReinsertions } from "#shared/domain/dispute/reinsertion";
import { LongDate } from "#web/src/ui/format";
import { NotDone } from "#web/src/ui/not-done";
import { useToast } from "#web/src/ui/toast";
import { useActionLabel } from "../use-action-label";
import { useUndoReinsertion } from "./queries";

/** The notices that an item is back, as they were recorded, and the way to take back one that was a mistake. */
export function UndoReinsertion({ dispute }: { dispute: Dispute }) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const label = useActionLabel(dispute);
  const { mutate, isPending, variables, error } = useUndoReinsertion(dispute.id);
  const noted = notedReinsertions(dispute);

  return noted.map(({ bureau, on }) => (
    <Stack key={bureau} gap="3" align="flex-start">
      <Text>
        <FormattedMessage
          id="disputes.reinsertion.undoLead"
          values={{ bureau: bureauNames[bureau], day: <LongDate value={on} /> }}
        />
      </Text>
      <NotDone error={variables === bureau ? error : null} title="disputes.updateFailed" />
      <Button
        variant="outline"
        size="sm"
        aria-label={label("disputes.reinsertion.undo")}
        loading={isPending && variables === bureau}
        onClick={() =>
          mutate(bureau, { onSuccess: () => toast({ title: formatMessage({ id: "disputes.reinsertion.undone" }) }) })
        }
      >
        <FormattedMessage id="disputes.reinsertion.undo" />
      </Button>
    </Stack>
  ));
}
