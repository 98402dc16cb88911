import { Button } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import type { DisputeDetail } from "#shared/api/schemas/dispute";
import { dayOf, daysBetween } from "#shared/domain/days";
import { serverNow } from "#web/src/api/server-time";
import { NotDone } from "#web/src/ui/not-done";
import { Notice } from "#web/src/ui/notice";
import { useToast } from "#web/src/ui/toast";
import { useRegenerateLetters } from "../queries";
import { generatedAtOf } from "./letters";
import { useLettersLabel } from "./letters-of";

/** A day begins later in the west: only then a letter's date is surely another one. */
const OLD_DAYS = 2;

/** Of a draft that has waited: its letters can be given today's date. Not by themselves, since the member may have mailed them as they are. */
export function OldDate({ dispute }: { dispute: DisputeDetail }) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const labelOf = useLettersLabel();
  const { mutate, isPending, error } = useRegenerateLetters(dispute.id);
  const writtenAt = generatedAtOf(dispute.letterContent);
  // An older draft does not say what date its letters have.
  const writtenOn = dispute.writtenOn ?? (writtenAt && dayOf(writtenAt));
  if (!writtenOn || daysBetween(writtenOn, dayOf(serverNow())) < OLD_DAYS) return null;

  const renew = () =>
    mutate({}, { onSuccess: () => toast({ title: formatMessage({ id: "disputes.letters.renewed" }) }) });
  return (
    <>
      <Notice
        action={
          <Button
            variant="outline"
            size="sm"
            aria-label={labelOf("disputes.letters.newDate")}
            loading={isPending}
            onClick={renew}
          >
            <FormattedMessage id="disputes.letters.newDate" />
          </Button>
        }
      >
        <FormattedMessage id="disputes.letters.oldDate" />
      </Notice>
      <NotDone error={error} title="disputes.letters.regenerateFailed" />
    </>
  );
}
