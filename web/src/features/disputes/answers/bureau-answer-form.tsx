import { Button, Stack } from "@chakra-ui/react";
import { type FormEvent, useId, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import type { Dispute } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { type Day, dayOf } from "#shared/domain/days";
import { noAnswerFrom } from "#shared/domain/dispute/bureau-answers";
import type { DisputeOutcome } from "#shared/domain/dispute/dispute";
import { ApiError } from "#web/src/api/api-error";
import { today } from "#web/src/api/server-time";
import { NotDone } from "#web/src/ui/not-done";
import { TextField } from "#web/src/ui/text-field";
import { useRecordBureauAnswer } from "../queries";
import { ReportHint } from "../report-hint";
import { Choice, Choices, OutcomeChoices } from "./outcome-choices";
import { UndoAnswer } from "./undo-answer";

/** Answers that change something other than deleting the item. */
const corrections: readonly DisputeOutcome[] = ["modified", "verified_but_corrected"];

type FormProps = {
  dispute: Dispute;
  /** The bureau to begin with; else the one that is left. Of several the member says which one answered. */
  asked: Bureau | undefined;
  onSaved: (dispute: Dispute, bureau: Bureau) => void;
  onDone: () => void;
};

/** Bureau, answer and date of its letter. */
export function BureauAnswerForm({ dispute, asked, onSaved, onDone }: FormProps) {
  const { mutate, isPending, error } = useRecordBureauAnswer(dispute.id);
  const written = bureaus.filter((bureau) => dispute.bureaus[bureau]?.reportsItem);
  const [bureau, setBureau] = useState(asked ?? onlyOne(dispute, written));
  const [outcome, setOutcome] = useState<DisputeOutcome>();
  const [isTried, setTried] = useState(false);
  const firstBureau = useRef<HTMLInputElement>(null);
  const bureauError = useId();
  const isBureauMissing = isTried && bureau === undefined;
  const firstChoice = useRef<HTMLInputElement>(null);
  const [answeredOn, setAnsweredOn] = useState("");
  const day = useRef<HTMLInputElement>(null);
  const [dayError, setDayError] = useState<string>();
  const [correctedTo, setCorrectedTo] = useState("");
  // The report that the answer is taken from, in place of a letter.
  const [reportedOn, setReportedOn] = useState<string>();
  const isCorrection = outcome !== undefined && corrections.includes(outcome);
  const needsDay = outcome !== undefined && outcome !== "no_response" && reportedOn === undefined;
  const choose = (chosen: DisputeOutcome, taken?: string) => {
    setOutcome(chosen);
    setReportedOn(taken);
    setDayError(undefined);
  };
  const chooseBureau = (chosen: Bureau) => {
    setBureau(chosen);
    if (outcome === "no_response" && silentFrom(dispute, chosen)) setOutcome(undefined);
    // A report says something of each bureau for itself.
    setReportedOn(undefined);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!bureau) return firstBureau.current?.focus();
    if (!outcome) return firstChoice.current?.focus();
    if (needsDay && !answeredOn) {
      setDayError("This field is required");
      return day.current?.focus();
    }
    mutate(
      {
        bureau,
        outcome,
        ...(needsDay && { answeredOn }),
        ...(reportedOn !== undefined && { answeredOn: reportedOn, fromReport: true }),
        ...(isCorrection && correctedTo.trim() && { correctedTo: correctedTo.trim() }),
      },
      {
        onSuccess: (saved) => onSaved(saved, bureau),
        onError: (refused) =>
          setDayError(refused instanceof ApiError ? refused.fieldErrors?.answeredOn?.[0] : undefined),
      },
    );
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <Button asChild variant="outline" alignSelf="flex-start">
          <Link to="/upload?letter">
            <FormattedMessage id="disputes.answer.upload" />
          </Link>
        </Button>
        <Choices
          legend={<FormattedMessage id="disputes.answer.bureau" />}
          columns={written.length}
          errorId={bureauError}
          error={isBureauMissing && <FormattedMessage id="disputes.answer.chooseBureau" />}
        >
          {written.map((each, index) => (
            <Choice
              key={each}
              name="bureau"
              isChosen={each === bureau}
              onChoose={() => chooseBureau(each)}
              errorId={isBureauMissing ? bureauError : undefined}
              ref={index === 0 ? firstBureau : undefined}
            >
              {bureauNames[each]}
            </Choice>
          ))}
        </Choices>
        {bureau && <UndoAnswer dispute={dispute} bureau={bureau} onDone={onDone} />}
        {bureau && <ReportHint dispute={dispute} bureau={bureau} onTake={(taken) => choose("deleted", taken)} />}
        {bureau && (
          <OutcomeChoices
            bureau={bureau}
            isBlock={dispute.bureaus[bureau]?.kind === "block"}
            outcome={outcome}
            onChoose={choose}
            silentFrom={silentFrom(dispute, bureau)}
            isMissing={isTried && outcome === undefined}
            ref={firstChoice}
          />
        )}
        {needsDay && (
          <TextField
            ref={day}
            type="date"
            name="answeredOn"
            label={<FormattedMessage id="disputes.answer.day" />}
            hint={<FormattedMessage id="disputes.answer.dayHint" />}
            required
            min={earliest(dispute, bureau)}
            max={today()}
            error={dayError}
            value={answeredOn}
            onChange={(event) => {
              setAnsweredOn(event.currentTarget.value);
              setDayError(undefined);
            }}
          />
        )}
        {isCorrection && (
          <TextField
            name="correctedTo"
            label={<FormattedMessage id="disputes.answer.correctedTo" />}
            hint={<FormattedMessage id="disputes.answer.correctedToHint" />}
            isOptional
            maxLength={200}
            value={correctedTo}
            onChange={(event) => setCorrectedTo(event.currentTarget.value)}
          />
        )}
        <NotDone error={error} title="disputes.updateFailed" />
        <Button type="submit" loading={isPending}>
          <FormattedMessage id="disputes.answer.save" />
        </Button>
      </Stack>
    </form>
  );
}

/** The bureau that an answer can be of, as long as there is no choice. */
function onlyOne(dispute: Dispute, written: readonly Bureau[]): Bureau | undefined {
  const unanswered = written.filter((bureau) => !dispute.bureaus[bureau]?.answer);
  const [only, ...others] = unanswered.length > 0 ? unanswered : written;
  return others.length === 0 ? only : undefined;
}

/** A bureau cannot answer before its letter was mailed. */
function earliest({ bureaus: progress, sentAt }: Dispute, bureau: Bureau | undefined): string | undefined {
  const mailedAt = (bureau && progress[bureau]?.mailedAt) ?? sentAt;
  return mailedAt && dayOf(mailedAt);
}

/** The first day on which the bureau may be called silent, as long as it is to come. */
function silentFrom(dispute: Dispute, bureau: Bureau): Day | undefined {
  const progress = dispute.bureaus[bureau];
  const from = progress && noAnswerFrom(progress);
  return from !== undefined && from > today() ? from : undefined;
}
