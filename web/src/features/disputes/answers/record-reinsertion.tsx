import { Button, Stack } from "@chakra-ui/react";
import { type FormEvent, useId, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { reinsertableAt } from "#shared/domain/dispute/reinsertion";
import { ApiError } from "#web/src/api/api-error";
import { today } from "#web/src/api/server-time";
import { Dialog } from "#web/src/ui/dialog";
import { NotDone } from "#web/src/ui/not-done";
import { TextField } from "#web/src/ui/text-field";
import { useToast } from "#web/src/ui/toast";
import { useDisputeName } from "../dispute-name";
import { useActionLabel } from "../use-action-label";
import { Choice, Choices } from "./outcome-choices";
import { useRecordReinsertion } from "./queries";

/** For the notice of a bureau that it has put a removed item back: it comes to the member by mail, before any report shows it. */
export function RecordReinsertion({ dispute }: { dispute: Dispute }) {
  const [isOpen, setOpen] = useState(false);
  const label = useActionLabel(dispute);
  const name = useDisputeName(dispute);

  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={label("disputes.reinsertion.action")}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="disputes.reinsertion.action" />
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={<FormattedMessage id="disputes.reinsertion.title" values={{ name }} />}
        description={<FormattedMessage id="disputes.reinsertion.lead" />}
      >
        <Form dispute={dispute} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Form({ dispute, onDone }: { dispute: Dispute; onDone: () => void }) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const { mutate, isPending, error, reset } = useRecordReinsertion(dispute.id);
  const removals = reinsertableAt(dispute);
  const [only, ...others] = removals;
  const [bureau, setBureau] = useState(others.length === 0 ? only?.bureau : undefined);
  const [noticedOn, setNoticedOn] = useState("");
  const [isTried, setTried] = useState(false);
  const firstBureau = useRef<HTMLInputElement>(null);
  const day = useRef<HTMLInputElement>(null);
  const bureauError = useId();
  const isBureauMissing = isTried && bureau === undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!bureau) return firstBureau.current?.focus();
    if (!noticedOn) return day.current?.focus();
    mutate(
      { bureau, noticedOn },
      {
        onSuccess: () => {
          toast({ title: formatMessage({ id: "disputes.reinsertion.saved" }) });
          onDone();
        },
      },
    );
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <Choices
          legend={<FormattedMessage id="disputes.reinsertion.bureau" />}
          columns={removals.length}
          errorId={bureauError}
          error={isBureauMissing && <FormattedMessage id="disputes.answer.chooseBureau" />}
        >
          {removals.map((each, index) => (
            <Choice
              key={each.bureau}
              name="bureau"
              isChosen={each.bureau === bureau}
              onChoose={() => setBureau(each.bureau)}
              errorId={isBureauMissing ? bureauError : undefined}
              ref={index === 0 ? firstBureau : undefined}
            >
              {bureauNames[each.bureau]}
            </Choice>
          ))}
        </Choices>
        <TextField
          ref={day}
          type="date"
          name="noticedOn"
          label={<FormattedMessage id="disputes.answer.day" />}
          hint={<FormattedMessage id="disputes.answer.dayHint" />}
          required
          min={removals.find((each) => each.bureau === bureau)?.from}
          max={today()}
          error={isTried && !noticedOn ? "This field is required" : dayRefusal(error)}
          value={noticedOn}
          onChange={(event) => {
            setNoticedOn(event.currentTarget.value);
            reset();
          }}
        />
        <NotDone error={error} title="disputes.updateFailed" />
        <Button type="submit" loading={isPending}>
          <FormattedMessage id="disputes.reinsertion.save" />
        </Button>
      </Stack>
    </form>
  );
}

/** Why the date of the notice is refused. */
const dayRefusal = (error: unknown) => (error instanceof ApiError ? error.fieldErrors?.noticedOn?.[0] : undefined);
