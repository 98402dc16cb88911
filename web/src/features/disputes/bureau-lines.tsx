import { Box, Flex, Link, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { BureauProgress, Dispute } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import type { Bureau } from "#shared/domain/bureau/bureau";
import type { Day } from "#shared/domain/days";
import { letterDayOf } from "#shared/domain/dispute/bureau-answers";
import { isActive } from "#shared/domain/dispute/life-cycle";
import type { NextStep, StepName } from "#shared/domain/dispute/next-step";
import { useHomeDay } from "#web/src/api/use-home-day";
import { useMayRetry, useNextSteps } from "#web/src/api/use-next-steps";
import { LongDate } from "#web/src/ui/format";
import { StepOwner } from "#web/src/ui/steps/step-owner";
import { stepWords } from "#web/src/ui/steps/step-words";
import { FollowUps } from "./answers/follow-ups";
import { BureauDays } from "./bureau-days";
import { type BureauGroup, bureauGroups } from "./bureau-groups";
import { useDisputeName } from "./dispute-name";
import { AddedLetter } from "./letters/added-letter";
import type { LaterLetter } from "./letters/use-later-letters";

export const CFPB = "https://www.consumerfinance.gov/complaint/";
/** Steps of a member who has reason to complain. */
const complaints: readonly StepName[] = ["record", "demand", "complain", "stateConsumer", "proveTheft"];

/** Steps beside which a next round may do as well. */
const besideNextRound: readonly ReturnType<typeof stepWords>[] = ["askProcedure", "complain"];

type BureauLinesProps = {
  dispute: Dispute;
  /** The letters that can be written from here. */
  letters?: readonly LaterLetter[];
  /** Whose line comes before the others. */
  first?: Bureau;
};

/** Each bureau that was written to, equal ones together: its letter, its days, its answer, and the one next step. */
export function BureauLines({ dispute, letters, first }: BureauLinesProps) {
  const { formatMessage } = useIntl();
  const { steps, today } = useNextSteps(dispute);
  const name = useDisputeName(dispute);
  const isFirst = ({ bureaus }: BureauGroup) => first !== undefined && bureaus.includes(first);
  const groups = bureauGroups(steps, dispute, useHomeDay()).sort(
    (one, other) => Number(isFirst(other)) - Number(isFirst(one)),
  );
  const lettersTo = ({ bureaus }: BureauGroup) => (letters ?? []).filter(({ bureau }) => bureaus.includes(bureau));

  return (
    <Stack
      as="ul"
      listStyleType="none"
      gap={{ base: "2", md: "3" }}
      mt={{ base: "3", md: "4" }}
      aria-label={formatMessage({ id: "disputes.bureaus.label" }, { name })}
    >
      {groups.map((group) => (
        <Box as="li" key={group.next.bureau} borderTopWidth="1px" borderColor="border.line" pt={{ base: "2", md: "3" }}>
          <BureauLine dispute={dispute} group={group} today={today} />
          {letters && <AddedLetter progress={group.progress} bureau={group.next.bureau} />}
          <FollowUps dispute={dispute} letters={lettersTo(group)} />
        </Box>
      ))}
    </Stack>
  );
}

type LineProps = { dispute: Dispute; group: BureauGroup; today: Day };

function BureauLine({ dispute, group, today }: LineProps) {
  const { formatList } = useIntl();
  const { next, progress, bureaus } = group;
  const names = formatList(bureaus.map((bureau) => bureauNames[bureau]));
  const mayRetry = useMayRetry(dispute);
  const words = stepWords(next, progress);

  return (
    <>
      <Flex columnGap="3" wrap="wrap" align="baseline">
        <Text fontWeight="semibold">{names}</Text>
        <Text fontSize="sm" color="fg.quiet">
          <Facts progress={progress} />
        </Text>
      </Flex>
      {isActive(dispute.status) && !progress.answer && <BureauDays names={names} progress={progress} today={today} />}
      <Text fontSize="sm" mt="1">
        <StepOwner step={next} today={today} bureaus={bureaus.length} />
        <StepSentence dispute={dispute} next={next} words={words} count={bureaus.length} />
        {mayRetry && besideNextRound.includes(words) && (
          <>
            {" "}
            <FormattedMessage id="disputes.orNextRound" />
          </>
        )}
      </Text>
      {next.cfpbFrom && complaints.includes(next.step) && (
        <Text fontSize="sm" mt="1">
          <FormattedMessage
            id="disputes.step.cfpb"
            values={{ day: <LongDate value={next.cfpbFrom} />, link: (chunks) => <CfpbLink>{chunks}</CfpbLink> }}
          />
        </Text>
      )}
    </>
  );
}

type SentenceProps = {
  dispute: Dispute;
  next: NextStep;
  words: ReturnType<typeof stepWords>;
  /** How many bureaus it is about. */
  count: number;
};

function StepSentence({ dispute, next, words, count }: SentenceProps) {
  // The day on which all letters of the dispute leave is said above the bureaus.
  const isSaidAbove = dispute.status === "submitted" && next.step === "mail";
  if (isSaidAbove || next.step === "answer") return <FormattedMessage id="disputes.bureau.wait" />;
  return <FormattedMessage id={`disputes.step.${words}`} values={{ day: <LongDate value={next.by} />, count }} />;
}

/** What has happened already, in the order in which it did. */
function Facts({ progress }: { progress: BureauProgress }) {
  const { mailedAt, deliveredAt, informationAddedOn, returnedAt, answer, laterReport } = progress;
  const homeDay = useHomeDay();
  const facts: ReactNode[] = [];
  const add = (id: string, day: Day) =>
    facts.push(<FormattedMessage key={id} id={id} values={{ day: <LongDate value={day} /> }} />);
  if (mailedAt) add("disputes.bureau.mailed", homeDay(mailedAt));
  if (deliveredAt) add("disputes.bureau.received", homeDay(deliveredAt));
  if (informationAddedOn) add("disputes.bureau.added", informationAddedOn);
  if (returnedAt) add("disputes.bureau.returned", homeDay(returnedAt));
  if (answer) facts.push(<Answer key="answer" answer={answer} />);
  if (laterReport) add(`disputes.later.${laterReport.finding}`, laterReport.on);
  if (facts.length === 0) return <FormattedMessage id="disputes.bureau.notMailed" />;

  return facts.map((fact, index) => [index > 0 && "\u00a0· ", fact]);
}

function Answer({ answer }: { answer: NonNullable<BureauProgress["answer"]> }) {
  const letterOn = letterDayOf(answer);
  return (
    <>
      <FormattedMessage id={`disputes.outcome.${answer.outcome}`} />
      {answer.correctedTo && `: “${answer.correctedTo}”`}
      {letterOn && (
        <>
          {", "}
          <LongDate value={letterOn} />
        </>
      )}
    </>
  );
}

function CfpbLink({ children }: { children: ReactNode }) {
  return (
    <Link href={CFPB} target="_blank" rel="noopener noreferrer">
      {children}
    </Link>
  );
}
