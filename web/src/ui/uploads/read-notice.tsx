import { Stack, Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import type { NoticeKind } from "#shared/domain/document/seen";
import { LinkButton } from "#web/src/ui/link-button";

/** Papers are sent and kept under the proofs; the rest is about a dispute. */
const ofProofs: readonly NoticeKind[] = ["identity-request", "furnisher-reply"];

type ReadNoticeProps = { kind: NoticeKind; isVisitor: boolean };

/** What a letter without results says, and where that matters. A visitor has neither disputes nor proofs yet, and needs a report. */
export function ReadNotice({ kind, isVisitor }: ReadNoticeProps) {
  if (isVisitor) return <LetterOfVisitor />;
  const isOfProofs = ofProofs.includes(kind);
  return (
    <Stack gap="2" align="flex-start">
      <Text role="status">
        <FormattedMessage id={`upload.problem.${kind}`} />
      </Text>
      <LinkButton
        variant="outline"
        size="sm"
        to={isOfProofs ? "/evidence" : "/disputes"}
        label={isOfProofs ? "evidence.title" : "upload.answer.toDisputes"}
      />
    </Stack>
  );
}

/** In the onboarding a letter leads nowhere: it says how to go on. */
export function LetterOfVisitor() {
  return (
    <Text role="status">
      <FormattedMessage id="upload.answer.visitor" />
    </Text>
  );
}
