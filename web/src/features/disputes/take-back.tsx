import { Button } from "@chakra-ui/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { addDays, dayOf } from "#shared/domain/days";
import { today } from "#web/src/api/server-time";
import { ConfirmDialog } from "#web/src/ui/confirm-dialog";
import { failureOf } from "#web/src/ui/not-done";
import { useToast } from "#web/src/ui/toast";
import { useDisputeName } from "./dispute-name";
import { DRAFTS_TITLE } from "./drafts/delete-draft";
import { useSharedWith } from "./letters/shared-letters";
import { useTakeBack } from "./queries";

const failureWords = {
  failed: "disputes.takeBack.failed",
  unsure: "disputes.takeBack.unsure",
  unsureText: "disputes.takeBack.unsureText",
};

/** Until the day before approved letters leave, their member can change their mind. */
export function TakeBack({ dispute }: { dispute: Dispute }) {
  const { formatMessage, formatDate } = useIntl();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const { mutate, reset, isPending, isSuccess, error } = useTakeBack(dispute.id);
  const close = () => {
    setOpen(false);
    reset();
  };
  const sharedWith = useSharedWith(dispute);
  const name = useDisputeName(dispute);
  const lastDay = lastDayOf(dispute);
  const until = lastDay
    ? { until: "day", day: formatDate(lastDay, { dateStyle: "long", timeZone: "UTC" }) }
    : { until: "none", day: "" };

  const take = () =>
    mutate(undefined, {
      onSuccess: () => {
        toast({
          title: formatMessage({ id: "disputes.takeBack.done" }, { name }),
          description: formatMessage({ id: "disputes.takeBack.doneText" }),
        });
        setOpen(false);
      },
    });

  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={formatMessage({ id: "disputes.takeBack.label" }, { name, ...until })}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="disputes.takeBack.action" values={until} />
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={close}
        onConfirm={take}
        isPending={isPending}
        failure={failureOf(error, failureWords)}
        finalFocus={() => (isSuccess ? (document.getElementById(DRAFTS_TITLE) ?? document.querySelector("h1")) : null)}
        title={<FormattedMessage id="disputes.takeBack.title" values={{ name }} />}
        description={
          <>
            {sharedWith && <FormattedMessage id="disputes.takeBack.shared" values={{ names: sharedWith }} />}
            <FormattedMessage id="disputes.takeBack.text" />
          </>
        }
        confirm={<FormattedMessage id="disputes.takeBack.confirm" />}
      />
    </>
  );
}

/** The day before the letters leave; none where they leave today, or wait for the address and have no day. */
function lastDayOf({ mailAfter, needsAddress }: Dispute) {
  if (!mailAfter || needsAddress) return undefined;
  const day = addDays(dayOf(mailAfter), -1);
  return day >= today() ? day : undefined;
}
