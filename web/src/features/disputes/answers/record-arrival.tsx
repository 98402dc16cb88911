import { Box, Button, Stack, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { type Day, dayOf } from "#shared/domain/days";
import { isActive } from "#shared/domain/dispute/life-cycle";
import { isSelfMailed } from "#shared/domain/evidence/self-mail";
import { proofsQuery } from "#web/src/api/queries";
import { today } from "#web/src/api/server-time";
import { Dialog } from "#web/src/ui/dialog";
import { LinkedMessage } from "#web/src/ui/linked-message";
import { NotDone } from "#web/src/ui/not-done";
import { TextField } from "#web/src/ui/text-field";
import { useToast } from "#web/src/ui/toast";
import { useSharedWith } from "../letters/shared-letters";
import { useActionLabel } from "../use-action-label";
import { useRecordAnswer } from "./queries";

/** For letters that the member mailed: when each of them arrived, which starts the bureau's clock, and the receipt that proves it. */
export function RecordArrival({ dispute }: { dispute: Dispute }) {
  if (!isActive(dispute.status) || !isSelfMailed(dispute.timeline)) return null;
  const awaited = bureaus.filter((bureau) => {
    const { reportsItem, mailedAt, answer } = dispute.bureaus[bureau] ?? {};
    return reportsItem && mailedAt && !answer;
  });
  const hasArrived = (bureau: Bureau) => dispute.bureaus[bureau]?.deliveredAt !== undefined;
  const out = awaited.filter((bureau) => !hasArrived(bureau));
  const arrived = awaited.filter(hasArrived);

  return (
    <>
      {out.length > 0 && <Arrival dispute={dispute} letters={out} />}
      {arrived.length > 0 && <Arrival dispute={dispute} letters={arrived} isCorrection />}
      <MailingReceipt dispute={dispute} />
    </>
  );
}

/** `isCorrection`: of letters whose day was recorded before. */
type ArrivalProps = { dispute: Dispute; letters: readonly Bureau[]; isCorrection?: true };

/** No one else can say when they arrived. */
function Arrival({ dispute, letters, isCorrection }: ArrivalProps) {
  const [isOpen, setOpen] = useState(false);
  const label = useActionLabel(dispute);
  const action = isCorrection ? "disputes.arrival.correct" : "disputes.arrival.action";

  return (
    <>
      <Button variant="outline" size="sm" aria-label={label(action)} onClick={() => setOpen(true)}>
        <FormattedMessage id={action} />
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={<FormattedMessage id="disputes.arrival.title" values={{ name: dispute.accountName }} />}
        description={<FormattedMessage id="disputes.arrival.lead" />}
      >
        <Form dispute={dispute} letters={letters} isCorrection={isCorrection} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Form({ dispute, letters, isCorrection, onDone }: ArrivalProps & { onDone: () => void }) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const sharedWith = useSharedWith(dispute);
  const { mutate, isPending, error } = useRecordAnswer(dispute.id);
  const [days, setDays] = useState<Partial<Record<Bureau, Day>>>(() => arrivalsOf(dispute, letters));
  const received = Object.fromEntries(Object.entries(days).filter(([, day]) => day));
  const isEmpty = Object.keys(received).length === 0;
  const [isTried, setTried] = useState(false);
  const firstDay = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isEmpty) return firstDay.current?.focus();
    mutate(
      { status: "in_review", received, correction: isCorrection },
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
        {letters.map((bureau, index) => (
          <TextField
            key={bureau}
            ref={index === 0 ? firstDay : undefined}
            type="date"
            name={`received-${bureau}`}
            label={<FormattedMessage id="disputes.arrival.day" values={{ bureau: bureauNames[bureau] }} />}
            isOptional={letters.length > 1}
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

/** The days that were recorded. */
function arrivalsOf({ bureaus: progress }: Dispute, letters: readonly Bureau[]): Partial<Record<Bureau, Day>> {
  const known = letters.flatMap((bureau) => {
    const arrivedAt = progress[bureau]?.deliveredAt;
    return arrivedAt ? [[bureau, dayOf(arrivedAt)] as const] : [];
  });
  return Object.fromEntries(known);
}

/** Of letters that the member mailed: where the post office's receipt is added, and whether it is there. */
function MailingReceipt({ dispute: { id } }: { dispute: Pick<Dispute, "id"> }) {
  const { data: proofs = [], isPending } = useQuery(proofsQuery);
  const isThere = proofs.some(({ kind, disputeId }) => kind === "mailing_receipt" && disputeId === id);
  if (isPending) return null;

  return (
    <Box width="full" fontSize="sm" order="1">
      <LinkedMessage
        id={isThere ? "evidence.self.receiptThere" : "evidence.self.receipt"}
        to={`/evidence?dispute=${id}&kind=mailing_receipt`}
      />
    </Box>
  );
}
