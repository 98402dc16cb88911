import { Box, Button, chakra, Fieldset, Flex, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { type FormEvent, type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { dayOf } from "#shared/domain/days";
import type { DisputeOutcome } from "#shared/domain/dispute/dispute";
import { serverNow } from "#web/src/api/server-time";
import { useErrorText } from "#web/src/ui/error-text";
import { TextField } from "#web/src/ui/text-field";
import { useToast } from "#web/src/ui/toast";
import { useRecordBureauAnswer } from "./queries";

const usual: readonly DisputeOutcome[] = ["deleted", "modified", "verified", "no_response"];
const rare: readonly DisputeOutcome[] = ["frivolous", "verified_but_corrected", "blocked", "block_declined"];

/** Bureau, answer and date of its letter: what one bureau answered, from the letter that came to the member. */
export function RecordBureauAnswer({ dispute, onDone }: { dispute: Dispute; onDone: () => void }) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const { mutate, isPending } = useRecordBureauAnswer(dispute.id);
  const written = bureaus.filter((bureau) => dispute.bureaus[bureau]?.reportsItem);
  const [bureau, setBureau] = useState(written.find((each) => !dispute.bureaus[each]?.answer) ?? written[0]);
  const [outcome, setOutcome] = useState<DisputeOutcome>();
  const [answeredOn, setAnsweredOn] = useState("");
  const needsDay = outcome !== undefined && outcome !== "no_response";

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!bureau || !outcome) return;
    mutate(
      { bureau, outcome, ...(needsDay && { answeredOn }) },
      {
        onSuccess: () => {
          toast({ title: formatMessage({ id: "disputes.answer.saved" }) });
          onDone();
        },
        onError: (error) => {
          const title = formatMessage({ id: "disputes.updateFailed" });
          toast({ title, description: errorText(error), variant: "destructive" });
        },
      },
    );
  };

  return (
    <form onSubmit={submit}>
      <Stack gap="5">
        <Choices legend={<FormattedMessage id="disputes.answer.bureau" />}>
          {written.map((each) => (
            <Choice key={each} name="bureau" isChosen={each === bureau} onChoose={() => setBureau(each)}>
              {bureauNames[each]}
            </Choice>
          ))}
        </Choices>
        <OutcomeChoices outcome={outcome} onChoose={setOutcome} />
        {needsDay && (
          <TextField
            type="date"
            name="answeredOn"
            label={<FormattedMessage id="disputes.answer.day" />}
            hint={<FormattedMessage id="disputes.answer.dayHint" />}
            required
            min={earliest(dispute, bureau)}
            max={dayOf(serverNow())}
            value={answeredOn}
            onChange={(event) => setAnsweredOn(event.currentTarget.value)}
          />
        )}
        <Button type="submit" disabled={!outcome} loading={isPending}>
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

type OutcomeChoicesProps = { outcome?: DisputeOutcome; onChoose: (outcome: DisputeOutcome) => void };

function OutcomeChoices({ outcome, onChoose }: OutcomeChoicesProps) {
  const choice = (each: DisputeOutcome) => (
    <Choice key={each} name="outcome" isChosen={each === outcome} onChoose={() => onChoose(each)}>
      <FormattedMessage id={`disputes.outcome.${each}`} />
    </Choice>
  );

  return (
    <Box>
      <Choices legend={<FormattedMessage id="disputes.answer.outcome" />}>{usual.map(choice)}</Choices>
      <Box as="details" mt="3">
        <Text as="summary" cursor="pointer" fontWeight="medium">
          <FormattedMessage id="disputes.answer.other" />
        </Text>
        <Box mt="3">
          <Choices legend={<FormattedMessage id="disputes.answer.other" />}>{rare.map(choice)}</Choices>
        </Box>
      </Box>
    </Box>
  );
}

function Choices({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <Fieldset.Root>
      <Fieldset.Legend mb="2">{legend}</Fieldset.Legend>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="3">
        {children}
      </SimpleGrid>
    </Fieldset.Root>
  );
}

type ChoiceProps = { name: string; isChosen: boolean; onChoose: () => void; children: ReactNode };

function Choice({ name, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <chakra.label
      cursor="pointer"
      padding="3"
      bg={isChosen ? "accent.subtle" : "bg.surface"}
      borderWidth="2px"
      borderColor={isChosen ? "accent.solid" : "border.line"}
      borderRadius="card"
    >
      <Flex gap="3" align="center">
        <chakra.input
          type="radio"
          name={name}
          checked={isChosen}
          onChange={onChoose}
          boxSize="6"
          flexShrink="0"
          accentColor="accent.solid"
        />
        <Text>{children}</Text>
      </Flex>
    </chakra.label>
  );
}
