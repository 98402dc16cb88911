import { Button, Stack } from "@chakra-ui/react";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { dayOf } from "#shared/domain/days";
import { today } from "#web/src/api/server-time";
import { LinkButton } from "#web/src/ui/link-button";
import { NotDone } from "#web/src/ui/not-done";
import { TextField } from "#web/src/ui/text-field";
import { ReportHint } from "../report-hint";
import { Choice, Choices, OutcomeChoices } from "./outcome-choices";
import { UndoAnswer } from "./undo-answer";
import { silentFrom, useBureauAnswer } from "./use-bureau-answer";

type FormProps = {
  dispute: Dispute;
  /** The bureau to begin with; else the one that is left. Of several the member says which one answered. */
  asked: Bureau | undefined;
  onSaved: (dispute: Dispute, bureau: Bureau) => void;
  onDone: () => void;
};

/** Bureau, answer and date of its letter. */
export function BureauAnswerForm({ dispute, asked, onSaved, onDone }: FormProps) {
  const answer = useBureauAnswer({ dispute, asked, onSaved });
  const { bureau, outcome, isTried, fields } = answer;

  return (
    <form onSubmit={answer.submit} noValidate>
      <Stack gap="5">
        <LinkButton variant="outline" alignSelf="flex-start" to="/upload?letter" label="disputes.answer.upload" />
        <BureauChoices answer={answer} />
        {bureau && (
          <>
            <UndoAnswer dispute={dispute} bureau={bureau} onDone={onDone} />
            <ReportHint dispute={dispute} bureau={bureau} onTake={(taken) => answer.choose("deleted", taken)} />
            <OutcomeChoices
              bureau={bureau}
              isBlock={dispute.bureaus[bureau]?.kind === "block"}
              outcome={outcome}
              onChoose={answer.choose}
              silentFrom={silentFrom(dispute, bureau)}
              isMissing={isTried && outcome === undefined}
              ref={fields.outcome}
            />
          </>
        )}
        <AnswerDetails answer={answer} from={earliest(dispute, bureau)} />
        <NotDone error={answer.error} title="disputes.updateFailed" />
        <Button type="submit" loading={answer.isPending}>
          <FormattedMessage id="disputes.answer.save" />
        </Button>
      </Stack>
    </form>
  );
}

type Answer = ReturnType<typeof useBureauAnswer>;

/** Which of the bureaus that were written to has answered. */
function BureauChoices({ answer: { written, bureau, chooseBureau, isTried, fields } }: { answer: Answer }) {
  const errorId = useId();
  const isMissing = isTried && bureau === undefined;

  return (
    <Choices
      legend={<FormattedMessage id="disputes.answer.bureau" />}
      columns={written.length}
      errorId={errorId}
      error={isMissing && <FormattedMessage id="disputes.answer.chooseBureau" />}
    >
      {written.map((each, index) => (
        <Choice
          key={each}
          name="bureau"
          isChosen={each === bureau}
          onChoose={() => chooseBureau(each)}
          errorId={isMissing ? errorId : undefined}
          ref={index === 0 ? fields.bureau : undefined}
        >
          {bureauNames[each]}
        </Choice>
      ))}
    </Choices>
  );
}

/** What the bureau's letter says besides its answer: its date, and what a value was corrected to. */
function AnswerDetails({ answer: { day, correction, fields }, from }: { answer: Answer; from?: string }) {
  return (
    <>
      {day && (
        <TextField
          ref={fields.day}
          type="date"
          name="answeredOn"
          label={<FormattedMessage id="disputes.answer.day" />}
          hint={<FormattedMessage id="disputes.answer.dayHint" />}
          required
          min={from}
          max={today()}
          error={day.error}
          value={day.value}
          onChange={(event) => day.onChange(event.currentTarget.value)}
        />
      )}
      {correction && (
        <TextField
          name="correctedTo"
          label={<FormattedMessage id="disputes.answer.correctedTo" />}
          hint={<FormattedMessage id="disputes.answer.correctedToHint" />}
          isOptional
          maxLength={200}
          value={correction.value}
          onChange={(event) => correction.onChange(event.currentTarget.value)}
        />
      )}
    </>
  );
}

/** A bureau cannot answer before its letter was mailed. */
function earliest({ bureaus: progress, sentAt }: Dispute, bureau: Bureau | undefined): string | undefined {
  const mailedAt = (bureau && progress[bureau]?.mailedAt) ?? sentAt;
  return mailedAt && dayOf(mailedAt);
}
