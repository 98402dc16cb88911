import { Button, Stack, Text } from "@chakra-ui/react";
import { type FormEvent, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { type Day, dayOf } from "#shared/domain/days";
import { isActive } from "#shared/domain/dispute/life-cycle";
import { isSelfMailed } from "#shared/domain/evidence/self-mail";
import { today } from "#web/src/api/server-time";
import { Dialog } from "#web/src/ui/dialog";
import { NotDone } from "#web/src/ui/not-done";
import { TextField } from "#web/src/ui/text-field";
import { useToast } from "#web/src/ui/toast";
import { MailingReceipt } from "../letters/mailing-receipt";
import { useSharedWith } from "../letters/shared-letters";
import { useRecordAnswer } from "../queries";
import { useActionLabel } from "../use-action-label";

/** For letters that the member mailed: when each of them arrived, which starts the bureau's clock, and the receipt that proves it. */
export function RecordArrival({ dispute }: { dispute: Dispute }) {
  if (!isActive(dispute.status) || !isSelfMailed(dispute.timeline)) return null;
  const out = bureaus.filter((bureau) => {
    const { reportsItem, mailedAt, deliveredAt, answer } = dispute.bureaus[bureau] ?? {};
    return reportsItem && mailedAt && !deliveredAt && !answer;
  });

  return (
    <>
      {out.length > 0 && <Arrival dispute={dispute} out={out} />}
      <MailingReceipt dispute={dispute} />
    </>
  );
}

type ArrivalProps = { dispute: Dispute; out: readonly Bureau[] };

/** No one else can say when they arrived. */
function Arrival({ dispute, out }: ArrivalProps) {
  const [isOpen, setOpen] = useState(false);
  const label = useActionLabel(dispute);

  return (
    <>
      <Button variant="outline" size="sm" aria-label={label("disputes.arrival.action")} onClick={() => setOpen(true)}>
        <FormattedMessage id="disputes.arrival.action" />
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={<FormattedMessage id="disputes.arrival.title" values={{ name: dispute.accountName }} />}
        description={<FormattedMessage id="disputes.arrival.lead" />}
      >
        <Form dispute={dispute} out={out} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Form({ dispute, out, onDone }: ArrivalProps & { onDone: () => void }) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const sharedWith = useSharedWith(dispute);
  const { mutate, isPending, error } = useRecordAnswer(dispute.id);
  const [days, setDays] = useState<Partial<Record<Bureau, Day>>>({});
  const received = Object.fromEntries(Object.entries(days).filter(([, day]) => day));
  const isEmpty = Object.keys(received).length === 0;
  const [isTried, setTried] = useState(false);
  const firstDay = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isEmpty) return firstDay.current?.focus();
    mutate(
      { status: "in_review", received },
      {
        onSuccess: () => {
          toast({ title: formatMessage({ id: "disputes.arrival.saved" }) });
          onDone();
        },
      },
    );
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="4">
        {sharedWith && (
          <Text>
            <FormattedMessage id="disputes.arrival.shared" values={{ names: sharedWith }} />
          </Text>
        )}
        {out.map((bureau, index) => (
          <TextField
            key={bureau}
            ref={index === 0 ? firstDay : undefined}
            type="date"
            name={`received-${bureau}`}
            label={<FormattedMessage id="disputes.arrival.day" values={{ bureau: bureauNames[bureau] }} />}
            isOptional={out.length > 1}
            error={isTried && isEmpty && index === 0 ? formatMessage({ id: "disputes.arrival.missing" }) : undefined}
            min={dayOf(dispute.bureaus[bureau]?.mailedAt ?? dispute.createdAt)}
            max={today()}
            value={days[bureau] ?? ""}
            onChange={(event) => setDays({ ...days, [bureau]: event.currentTarget.value })}
          />
        ))}
        <NotDone error={error} title="disputes.updateFailed" />
        <Button type="submit" loading={isPending}>
          <FormattedMessage id="disputes.arrival.save" />
        </Button>
      </Stack>
    </form>
  );
}
