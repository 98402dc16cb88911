import { Button, Stack } from "@chakra-ui/react";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import type { Dispute } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { dayOf } from "#shared/domain/days";
import { today } from "#web/src/api/server-time";
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
  const bureauError = useId();
  const answer = useBureauAnswer({ dispute, asked, onSaved });
  const { written, bureau, outcome, isTried, fields, day, correction } = answer;
  const isBureauMissing = isTried && bureau === undefined;

  return (
    <form onSubmit={answer.submit} noValidate>
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
              onChoose={() => answer.chooseBureau(each)}
              errorId={isBureauMissing ? bureauError : undefined}
              ref={index === 0 ? fields.bureau : undefined}
            >
              {bureauNames[each]}
            </Choice>
          ))}
        </Choices>
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
        {day && (
          <TextField
            ref={fields.day}
            type="date"
            name="answeredOn"
            label={<FormattedMessage id="disputes.answer.day" />}
            hint={<FormattedMessage id="disputes.answer.dayHint" />}
            required
            min={earliest(dispute, bureau)}
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
        <NotDone error={answer.error} title="disputes.updateFailed" />
        <Button type="submit" loading={answer.isPending}>
          <FormattedMessage id="disputes.answer.save" />
        </Button>
      </Stack>
    </form>
  );
}

/** A bureau cannot answer before its letter was mailed. */
function earliest({ bureaus: progress, sentAt }: Dispute, bureau: Bureau | undefined): string | undefined {
  const mailedAt = (bureau && progress[bureau]?.mailedAt) ?? sentAt;
  return mailedAt && dayOf(mailedAt);
}
