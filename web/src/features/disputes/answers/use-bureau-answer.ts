import { type FormEvent, useRef, useState } from "react";
import type { Dispute } from "#shared/api/schemas/dispute";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import type { Day } from "#shared/domain/days";
import { answerDayRefusal, answerDaySentence } from "#shared/domain/dispute/answer-day";
import { noAnswerFrom } from "#shared/domain/dispute/bureau-answers";
import type { DisputeOutcome } from "#shared/domain/dispute/dispute";
import { ApiError } from "#web/src/api/api-error";
import { today } from "#web/src/api/server-time";
import { useRecordBureauAnswer } from "./queries";

/** Answers that change something other than deleting the item. */
const corrections: readonly DisputeOutcome[] = ["modified", "verified_but_corrected"];

type Options = {
  dispute: Dispute;
  asked: Bureau | undefined;
  onSaved: (dispute: Dispute, bureau: Bureau) => void;
};

/**
 * What a member says that a bureau answered, and how it is recorded. `day` and `correction` are there where the answer has them; `fields`
 * are what is focused when it is missing.
 */
export function useBureauAnswer({ dispute, asked, onSaved }: Options) {
  const { mutate, isPending, error } = useRecordBureauAnswer(dispute.id);
  const written = bureaus.filter((bureau) => dispute.bureaus[bureau]?.reportsItem);
  const [bureau, setBureau] = useState(asked ?? onlyOne(dispute, written));
  const [outcome, setOutcome] = useState<DisputeOutcome>();
  const [isTried, setTried] = useState(false);
  const [answeredOn, setAnsweredOn] = useState("");
  const [dayError, setDayError] = useState<string>();
  const [correctedTo, setCorrectedTo] = useState("");
  // The report that the answer is taken from, in place of a letter.
  const [reportedOn, setReportedOn] = useState<string>();
  const fields = {
    bureau: useRef<HTMLInputElement>(null),
    outcome: useRef<HTMLInputElement>(null),
    day: useRef<HTMLInputElement>(null),
  };
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
  const changeDay = (day: string) => {
    setAnsweredOn(day);
    setDayError(undefined);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!bureau) return fields.bureau.current?.focus();
    if (!outcome) return fields.outcome.current?.focus();
    const problem = needsDay ? problemOfDay(answeredOn, dispute, bureau) : undefined;
    setDayError(problem);
    if (problem) return fields.day.current?.focus();
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

  return {
    written,
    bureau,
    chooseBureau,
    outcome,
    choose,
    isTried,
    fields,
    day: needsDay ? { value: answeredOn, onChange: changeDay, error: dayError } : undefined,
    correction: isCorrection ? { value: correctedTo, onChange: setCorrectedTo } : undefined,
    submit,
    isPending,
    error,
  };
}

/** Why an answer's day is not taken, as a sentence. */
function problemOfDay(answeredOn: string, dispute: Dispute, bureau: Bureau): string | undefined {
  if (!answeredOn) return "This field is required";
  const refused = answerDayRefusal(dispute, bureau, { answeredOn, today: today() });
  return refused && answerDaySentence(refused.refusal, refused.day);
}

/** The bureau that an answer can be of, as long as there is no choice. */
function onlyOne(dispute: Dispute, written: readonly Bureau[]): Bureau | undefined {
  const unanswered = written.filter((bureau) => !dispute.bureaus[bureau]?.answer);
  const [only, ...others] = unanswered.length > 0 ? unanswered : written;
  return others.length === 0 ? only : undefined;
}

/** The first day on which the bureau may be called silent, as long as it is to come. */
export function silentFrom(dispute: Dispute, bureau: Bureau): Day | undefined {
  const progress = dispute.bureaus[bureau];
  const from = progress && noAnswerFrom(progress);
  return from !== undefined && from > today() ? from : undefined;
}
