import { Box, Heading, Text } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import type { DisputeDetail } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { bureaus } from "#shared/domain/bureau/bureau";
import { hasLetterTo, isFollowUp } from "#shared/domain/dispute/follow-up";
import { parseReasons } from "#shared/domain/dispute/reasons";
import { StrengthLines } from "#web/src/ui/items/strength-lines";
import { useDisputeName } from "../dispute-name";
import { EarlierRounds } from "../earlier-rounds";
import { mailableBureaus } from "./approval-state";
import { DetailsForm } from "./details-form";
import { ExhibitList } from "./exhibit-name";
import { ExhibitsForm } from "./exhibits-form";
import { ExplanationForm } from "./explanation-form";
import { type Approval, LetterTabs } from "./letter-tabs";
import { lettersOf } from "./letters";
import { LettersOf, useLettersLabel } from "./letters-of";
import { OldDate } from "./old-date";
import { PacketButtons } from "./packet-buttons";
import { SelfMailForm } from "./self-mail-form";
import { WithoutId } from "./without-id";

function DraftStrength({ dispute }: { dispute: DisputeDetail }) {
  const { disputeReason, additionalDetails: explanation, statedFacts, exhibits, hasIdEnclosed } = dispute;
  if (dispute.needsReason) return null;

  const reasons = parseReasons(disputeReason) ?? ["other"];
  return <StrengthLines said={{ reasons, explanation, statedFacts, exhibits, hasIdEnclosed }} hasDraft />;
}

function isMailable(dispute: DisputeDetail): boolean {
  return !dispute.needsReason && !dispute.needsSomethingNew && mailableBureaus(dispute).length > 0;
}

/** How many letters there are to read: not every round has one to each bureau. */
function WhatLetters({ dispute }: { dispute: DisputeDetail }) {
  const letters = lettersOf(dispute.letterContent);
  const present = bureaus.filter((bureau) => hasLetterTo(dispute, bureau));
  if (!present.every((bureau) => letters[bureau])) return <FormattedMessage id="disputes.letters.incomplete" />;

  const isWhole = present.length === bureaus.length;
  const hasUnmailed = dispute.status === "draft" && mailableBureaus(dispute).length < present.length;
  return (
    <>
      <FormattedMessage
        id={isWhole ? "disputes.letters.complete" : "disputes.letters.later"}
        values={{ count: present.length }}
      />
      {hasUnmailed && " "}
      {hasUnmailed && <MailedOf dispute={dispute} />}
    </>
  );
}

/** Which of the letters go by mail, where there are others that can be downloaded alone. */
function MailedOf({ dispute }: { dispute: DisputeDetail }) {
  const { formatList } = useIntl();
  const mailed = mailableBureaus(dispute);
  const names = formatList(mailed.map((bureau) => bureauNames[bureau]));
  return <FormattedMessage id="disputes.letters.mailedPart" values={{ count: mailed.length, bureaus: names }} />;
}

type OpenedLettersProps = { dispute: DisputeDetail; approval: Approval | undefined };

/** What is in the panel once the dispute is there. */
export function OpenedLetters(props: OpenedLettersProps) {
  return (
    <LettersOf id={props.dispute.id} name={useDisputeName(props.dispute)}>
      <Opened {...props} />
    </LettersOf>
  );
}

function Opened({ dispute, approval: asked }: OpenedLettersProps) {
  const approval = isMailable(dispute) ? asked : undefined;
  const letters = lettersOf(dispute.letterContent);
  const isCure = mailableBureaus(dispute).some((bureau) => dispute.bureaus[bureau]?.kind === "cure");
  const statesDispute = !isFollowUp(dispute) || isCure;
  const labelOf = useLettersLabel();

  return (
    <>
      <Text color="fg.quiet" fontSize="sm" mb="2">
        <WhatLetters dispute={dispute} />
      </Text>
      {dispute.status === "draft" && <OldDate dispute={dispute} />}
      {dispute.status === "draft" && <WithoutId dispute={dispute} />}
      <LetterTabs dispute={dispute} letters={letters} approval={approval} />
      {dispute.status === "draft" ? (
        <Box
          as="section"
          aria-label={labelOf("disputes.letters.change")}
          mt="6"
          pt="6"
          borderTopWidth="1px"
          borderColor="border.line"
        >
          <Heading as="h3" size="md">
            <FormattedMessage id="disputes.letters.change" />
          </Heading>
          <Text color="fg.quiet" fontSize="sm" maxWidth="prose">
            <FormattedMessage id="disputes.letters.changeLead" />
          </Text>
          {statesDispute && <ExplanationForm dispute={dispute} />}
          <DetailsForm dispute={dispute} />
          {statesDispute && <DraftStrength dispute={dispute} />}
          <ExhibitsForm key={dispute.exhibits?.map(({ proofId }) => proofId).join()} dispute={dispute} />
        </Box>
      ) : (
        <ExhibitList exhibits={dispute.exhibits} />
      )}
      {dispute.status === "draft" && isMailable(dispute) && (
        <SelfMailForm id={dispute.id} wanted={mailableBureaus(dispute)} version={dispute.lettersVersion} />
      )}
      <PacketButtons dispute={dispute} />
      <EarlierRounds rounds={dispute.rounds} />
    </>
  );
}
