import { Box, chakra, SimpleGrid, Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { bureaus } from "#shared/domain/bureau/bureau";
import type { DisputeStatus } from "#shared/domain/dispute/dispute";
import { useHomeDay } from "#web/src/api/use-home-day";
import { LongDate } from "#web/src/ui/format";
import { forcedFill } from "#web/src/ui/theme/forced-colors";

/** What later reports, and notices of the bureaus, say of the answers, oldest first. */
function laterSteps(dispute: Dispute) {
  const found = bureaus.flatMap((bureau) => {
    const { laterReport } = dispute.bureaus[bureau] ?? {};
    return laterReport ? [{ bureau, ...laterReport }] : [];
  });
  return found.sort((a, b) => a.on.localeCompare(b.on));
}

/** What is still to come after each status. */
const toCome: Partial<Record<DisputeStatus, readonly ("sent" | "in_review" | "answer")[]>> = {
  submitted: ["sent", "in_review", "answer"],
  sent: ["in_review", "answer"],
  in_review: ["answer"],
};

/**
 * Each step, oldest first, with its day and who took it, then those that are still to come: down the page on a phone, five to a row
 * where there is room.
 */
export function Timeline({ dispute }: { dispute: Dispute }) {
  const homeDay = useHomeDay();
  const coming = toCome[dispute.status] ?? [];
  const later = laterSteps(dispute);
  const last = dispute.timeline.length + later.length + coming.length - 1;

  return (
    <SimpleGrid as="ol" listStyleType="none" columns={{ base: 1, md: 5 }} rowGap={{ base: "0", md: "4" }} mt="4">
      {dispute.timeline.map((step, index) => (
        <Step key={`${step.at}-${step.status}`} isLast={index === last} isDone>
          <Text fontWeight="medium">
            <FormattedMessage id={`disputes.status.${step.status}`} />
          </Text>
          <Text color="fg.quiet">
            <LongDate value={homeDay(step.at)} />
          </Text>
          <Text color="fg.quiet">
            <FormattedMessage id={`dispute.by.${step.by === "member" ? "you" : step.by}`} />
          </Text>
          {step.outcome && (
            <Text color="fg.quiet">
              <FormattedMessage
                id={step.corrects ? "disputes.correct.correction" : "disputes.correct.recorded"}
                values={{ outcome: <FormattedMessage id={`disputes.outcome.${step.outcome}`} /> }}
              />
            </Text>
          )}
          {step.corrects && !step.outcome && (
            <Text color="fg.quiet">
              <FormattedMessage id="disputes.correct.withdrawn" />
            </Text>
          )}
          {step.note && (
            <Text color="fg.quiet" maxWidth="prose">
              {step.note}
            </Text>
          )}
        </Step>
      ))}
      {later.map(({ bureau, finding, on }, index) => (
        <Step key={bureau} isLast={dispute.timeline.length + index === last} isDone>
          <Text>
            {bureauNames[bureau]}
            {": "}
            <FormattedMessage id={`disputes.later.${finding}`} values={{ day: <LongDate value={on} /> }} />
          </Text>
        </Step>
      ))}
      {coming.map((step, index) => (
        <Step key={step} isLast={index === coming.length - 1}>
          <Text fontWeight="medium" color="fg.quiet">
            <FormattedMessage id={step === "answer" ? "disputes.timeline.answer" : `disputes.status.${step}`} />
          </Text>
          <Text color="fg.quiet">
            <FormattedMessage id="disputes.timeline.toCome" />
          </Text>
        </Step>
      ))}
    </SimpleGrid>
  );
}

type StepProps = { isLast: boolean; isDone?: boolean; children: React.ReactNode };

/** A dot on a line that goes on to the next step: filled when the step was taken, hollow while it is still to come. */
function Step({ isLast, isDone = false, children }: StepProps) {
  return (
    <Box
      as="li"
      position="relative"
      fontSize="sm"
      ps={{ base: "6", md: "0" }}
      pe={{ md: "4" }}
      pt={{ md: "5" }}
      pb={{ base: isLast ? "0" : "3", md: "0" }}
    >
      {!isLast && (
        <chakra.span
          position="absolute"
          bg="accent.emphasized"
          css={forcedFill}
          insetInlineStart={{ base: "5px", md: "0" }}
          top={{ base: "2", md: "5px" }}
          width={{ base: "2px", md: "full" }}
          height={{ base: "full", md: "2px" }}
        />
      )}
      <chakra.span
        position="absolute"
        insetInlineStart="0"
        top={{ base: "1", md: "0" }}
        boxSize="3"
        borderRadius="full"
        borderWidth="2px"
        borderColor="accent.solid"
        bg={isDone ? "accent.solid" : "bg.surface"}
        css={isDone ? forcedFill : undefined}
      />
      {children}
    </Box>
  );
}
