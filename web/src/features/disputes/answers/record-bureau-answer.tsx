import { useState } from "react";
import type { Dispute } from "#shared/api/schemas/dispute";
import type { Bureau } from "#shared/domain/bureau/bureau";
import type { LaterLetter } from "../letters/use-later-letters";
import type { AnswerAction } from "./answer-action";
import { AnswerSaved } from "./answer-saved";
import { BureauAnswerForm } from "./bureau-answer-form";
import { FollowUpForm } from "./follow-up-form";
import { useRefreshOnLeaving } from "./queries";
import { RetryForm } from "./retry-form";

/** What the window shows: the question, what follows from its answer, or the form of the next letter. */
export type AnswerView =
  | { part: "question"; bureau?: Bureau }
  | { part: "saved"; bureau: Bureau }
  | { part: "letter"; letter: LaterLetter }
  | { part: "retry" };

type RecordProps = { dispute: Dispute; view: AnswerView; onView: (view: AnswerView) => void; onDone: () => void };

/** What one bureau answered, from the letter that came to the member; then what is next, as far as a window can do it. */
export function RecordBureauAnswer({ dispute: listed, view, onView, onDone }: RecordProps) {
  const [answered, setAnswered] = useState<Dispute>();
  const dispute = answered ?? listed;
  useRefreshOnLeaving(answered !== undefined);

  const goOn = (action: AnswerAction) => {
    if (action.kind === "write") onView({ part: "letter", letter: action.letter });
    if (action.kind === "retry") onView({ part: "retry" });
    if (action.kind === "record") onView({ part: "question", bureau: action.bureau });
  };

  if (view.part === "letter") return <FollowUpForm dispute={dispute} {...view.letter} onDone={onDone} />;
  if (view.part === "retry") return <RetryForm dispute={dispute} onDone={onDone} />;
  if (view.part === "saved") {
    return <AnswerSaved dispute={dispute} bureau={view.bureau} onAction={goOn} onDone={onDone} />;
  }
  return (
    <BureauAnswerForm
      dispute={dispute}
      asked={view.bureau}
      onSaved={(saved, bureau) => {
        setAnswered(saved);
        onView({ part: "saved", bureau });
      }}
      onDone={onDone}
    />
  );
}
