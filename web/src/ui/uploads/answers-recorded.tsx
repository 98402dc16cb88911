import { Heading, Stack, Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import { readableName } from "#shared/domain/text/readable-name";
import { ApiError } from "#web/src/api/api-error";
import { LinkButton } from "#web/src/ui/link-button";
import { useErrorText } from "../error-text";
import { Notice } from "../notice";
import { useValidationText } from "../validation-text";
import type { Proposal } from "./confirmed-answers";
import type { RecordResult } from "./use-record-answers";

/** What was recorded of the letter, and whether it is kept with the disputes. */
export function AnswersRecorded({ proposals, result }: { proposals: readonly Proposal[]; result: RecordResult }) {
  const errorText = useErrorText();
  const validationText = useValidationText();
  const dayRefusal = (error: unknown) =>
    error instanceof ApiError ? validationText(error.fieldErrors?.answeredOn?.[0]) : undefined;
  const { errors, keepError } = result;
  const tried = proposals.filter(({ dispute }) => errors.has(dispute.id));
  const count = tried.filter(({ dispute }) => errors.get(dispute.id) === undefined).length;

  return (
    <Stack gap="4">
      <Heading as="h3" size="md" tabIndex={-1} ref={(heading) => heading?.focus()}>
        <FormattedMessage id="upload.answer.recorded" values={{ count }} />
      </Heading>
      <Stack as="ul" gap="2" listStyleType="none">
        {tried.map(({ dispute: { id, accountName } }) => {
          const error = errors.get(id);
          return (
            <li key={id}>
              <Text as="span" fontWeight="semibold">
                {readableName(accountName)}:
              </Text>{" "}
              {error === undefined ? (
                <FormattedMessage id="disputes.answer.saved" />
              ) : (
                (dayRefusal(error) ?? errorText(error))
              )}
            </li>
          );
        })}
      </Stack>
      {count > 0 && (
        <Notice>
          {keepError === undefined ? (
            <FormattedMessage id="upload.answer.kept" />
          ) : isOtherKind(keepError) ? (
            <FormattedMessage id="upload.answer.otherKind" />
          ) : (
            <FormattedMessage id="upload.answer.notKept" values={{ why: errorText(keepError) }} />
          )}
        </Notice>
      )}
      <LinkButton alignSelf="flex-start" to="/disputes" label="upload.answer.toDisputes" />
    </Stack>
  );
}

/** A text or a web page is read, and is no page that could be enclosed. */
const isOtherKind = (error: unknown) => error instanceof ApiError && error.code === "UNSUPPORTED_MEDIA_TYPE";
