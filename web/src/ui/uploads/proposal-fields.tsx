import { Stack, Text } from "@chakra-ui/react";
import type { Ref } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { disputeOutcomes } from "#shared/domain/dispute/dispute";
import { isOneOf } from "#shared/domain/text/is-one-of";
import { readableName } from "#shared/domain/text/readable-name";
import { SelectField } from "../select-field";
import { TextField } from "../text-field";
import { type Confirmed, correcting, type Proposal } from "./confirmed-answers";

type ProposalFieldsProps = {
  /** Keeps the fields of several letters apart: they may name the same dispute. */
  uploadId: string;
  proposal: Proposal;
  value: Confirmed;
  onChange: (value: Confirmed) => void;
  /** A try to record found no answer at all. */
  isMissing: boolean;
  ref?: Ref<HTMLSelectElement>;
};

/** One dispute with the words of the letter about it, and the answer that follows from them. */
export function ProposalFields({ uploadId, proposal, value, onChange, isMissing, ref }: ProposalFieldsProps) {
  const { formatMessage } = useIntl();
  const { dispute, said } = proposal;
  const { id, accountNumber } = dispute;
  const accountName = readableName(dispute.accountName);
  const { page, line, rawText, confidence } = said;
  const { outcome, correctedTo = "" } = value;

  return (
    <Stack gap="2" borderWidth="1px" borderColor="border.line" borderRadius="card" padding="3">
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {accountName} {accountNumber}
      </Text>
      <Text textStyle="sm" color="fg.quiet" overflowWrap="anywhere">
        <FormattedMessage id="upload.answer.place" values={{ page, line, text: rawText }} />
      </Text>
      {confidence !== "high" && (
        <Text textStyle="sm">
          <FormattedMessage id="upload.answer.unsure" />
        </Text>
      )}
      <SelectField
        ref={ref}
        error={isMissing ? formatMessage({ id: "disputes.answer.choose" }) : undefined}
        name={`outcome-${uploadId}-${id}`}
        label={<FormattedMessage id="upload.answer.outcome" values={{ name: accountName }} />}
        placeholder={formatMessage({ id: "upload.answer.leave" })}
        options={disputeOutcomes
          .filter((each) => each !== "no_response")
          .map((each) => ({ value: each, label: formatMessage({ id: `disputes.outcome.${each}` }) }))}
        value={outcome ?? ""}
        onChange={({ currentTarget: { value: chosen } }) =>
          onChange({ ...value, outcome: isOneOf(disputeOutcomes, chosen) ? chosen : undefined })
        }
      />
      {outcome && correcting.includes(outcome) && (
        <TextField
          name={`correctedTo-${uploadId}-${id}`}
          label={<FormattedMessage id="disputes.answer.correctedTo" />}
          hint={<FormattedMessage id="disputes.answer.correctedToHint" />}
          isOptional
          maxLength={200}
          value={correctedTo}
          onChange={(event) => onChange({ ...value, correctedTo: event.currentTarget.value })}
        />
      )}
    </Stack>
  );
}
