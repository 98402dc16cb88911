import { Button, Stack } from "@chakra-ui/react";
import { type FormEvent, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import type { Dispute } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { disputeOutcomes } from "#shared/domain/dispute/dispute";
import { rejectedOutcomes, resolvedOutcomes } from "#shared/domain/dispute/life-cycle";
import { Dialog } from "#web/src/ui/dialog";
import type { DialogProps } from "#web/src/ui/dialog-window";
import { NotDone } from "#web/src/ui/not-done";
import { SelectField } from "#web/src/ui/select-field";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";
import { TextAreaField } from "#web/src/ui/text-area-field";
import { useToast } from "#web/src/ui/toast";
import { useLate } from "#web/src/ui/use-late";
import { useDisputeName } from "../dispute-name";
import { useActionLabel } from "../use-action-label";
import { useRecordAnswer } from "./queries";
import type { AnswerView } from "./record-bureau-answer";
import { UndoAnswer } from "./undo-answer";

const loadRecordBureauAnswer = async () => (await import("./record-bureau-answer")).RecordBureauAnswer;

const outcomes = [...resolvedOutcomes, ...rejectedOutcomes];

type RecordAnswerProps = {
  dispute: Dispute;
  /** An answer is recorded already, and was not that one. */
  corrects?: boolean;
  /** There is a draft of a next round, which goes with the answer that it contradicts. */
  hasNextDraft?: boolean;
};

/** The member writes down what a bureau answered: only its letter says so, and that comes to the member. */
export function RecordAnswer({ dispute, corrects = false, hasNextDraft = false }: RecordAnswerProps) {
  const name = useDisputeName(dispute);
  const asked = hasNextDraft ? { ...dispute, bureaus: dispute.lastBureaus ?? {} } : dispute;
  // What was recorded for the dispute as a whole is corrected as a whole.
  const isByBureau = !corrects || Object.values(asked.bureaus).some(({ answer }) => answer);
  const [params, setParams] = useSearchParams();
  const isAsked = !corrects && params.get("record") === dispute.id;
  const [isOpen, setOpen] = useState(isAsked);
  const [view, setView] = useState<AnswerView>({ part: "question" });
  const RecordBureauAnswer = useLate(loadRecordBureauAnswer, isOpen && isByBureau);
  const open = () => {
    setView({ part: "question" });
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    // The address led to the window: it does not open again with the page.
    if (isAsked) setParams({ dispute: dispute.id }, { replace: true });
  };
  const action = hasNextDraft ? "disputes.correct.actionNextDraft" : "disputes.correct.action";
  const label = useActionLabel(dispute);
  const opens = corrects ? action : "disputes.answer.record";
  const asks = corrects ? "disputes.correct.title" : "disputes.answer.title";
  const lead = corrects ? "disputes.correct.lead" : "disputes.answer.lead";

  return (
    <>
      <Button variant="outline" size="sm" aria-label={label(opens)} onClick={open}>
        <FormattedMessage id={opens} />
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        startsAtTitle
        {...wordsOf(view, name, {
          title: <FormattedMessage id={asks} values={{ name }} />,
          description: <FormattedMessage id={hasNextDraft ? "disputes.correct.leadNextDraft" : lead} />,
        })}
      >
        {!isByBureau && (
          <Stack gap="5">
            <UndoAnswer dispute={dispute} onDone={close} />
            <CorrectionForm id={dispute.id} onDone={close} />
          </Stack>
        )}
        {isByBureau &&
          (RecordBureauAnswer ? (
            <RecordBureauAnswer dispute={asked} view={view} onView={setView} onDone={close} />
          ) : (
            <SkeletonRows rows={3} />
          ))}
      </Dialog>
    </>
  );
}

type Words = Pick<DialogProps, "title" | "description">;

/** What the window is about: once the question is answered, what follows from it. */
function wordsOf(view: AnswerView, name: string, question: Words): Words {
  if (view.part === "saved") return { title: name };
  if (view.part === "retry") {
    return {
      title: <FormattedMessage id="disputes.retry.title" values={{ name }} />,
      description: <FormattedMessage id="disputes.retry.lead" />,
    };
  }
  if (view.part === "letter") {
    const { kind, bureau } = view.letter;
    const values = { bureau: bureauNames[bureau] };
    return {
      title: <FormattedMessage id={`disputes.followUp.action.${kind}`} values={values} />,
      description: <FormattedMessage id={`disputes.followUp.lead.${kind}`} values={values} />,
    };
  }
  return question;
}

function CorrectionForm({ id, onDone }: { id: string; onDone: () => void }) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const { mutate, isPending, error } = useRecordAnswer(id);
  const [chosen, setChosen] = useState("");
  const [note, setNote] = useState("");
  const [isMissing, setMissing] = useState(false);
  const select = useRef<HTMLSelectElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const outcome = disputeOutcomes.find((known) => known === chosen);
    setMissing(outcome === undefined);
    if (!outcome) return select.current?.focus();
    const status = resolvedOutcomes.includes(outcome) ? "resolved" : "rejected";
    mutate(
      { status, outcome, note: note || undefined, correction: true },
      {
        onSuccess: () => {
          toast({ title: formatMessage({ id: "disputes.answer.saved" }) });
          onDone();
        },
      },
    );
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <SelectField
          label={<FormattedMessage id="disputes.answer.outcome" />}
          placeholder={formatMessage({ id: "disputes.answer.choose" })}
          options={outcomes.map((value) => ({ value, label: formatMessage({ id: `disputes.outcome.${value}` }) }))}
          ref={select}
          name="outcome"
          error={isMissing && chosen === "" ? "This field is required" : undefined}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        />
        <TextAreaField
          label={<FormattedMessage id="disputes.answer.note" />}
          hint={<FormattedMessage id="disputes.answer.noteHint" />}
          isOptional
          maxLength={500}
          name="note"
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <NotDone error={error} title="disputes.updateFailed" />
        <Button type="submit" loading={isPending}>
          <FormattedMessage id="disputes.answer.save" />
        </Button>
      </Stack>
    </form>
  );
}
