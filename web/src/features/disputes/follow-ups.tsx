import { Button, Flex } from "@chakra-ui/react";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { followUpsFor } from "#shared/domain/dispute/follow-up";
import type { LetterKind } from "#shared/domain/dispute/letter-kind";
import { useUser } from "#web/src/api/session";
import { FollowUpDialog } from "./follow-up-dialog";

/** The later letters that a member can write to one bureau about what it answered, the best first. */
export function FollowUps({ dispute, bureau }: { dispute: Dispute; bureau: Bureau }) {
  const { user } = useUser();
  const [kind, setKind] = useState<LetterKind>();
  const kinds = user?.subscriptionStatus === "active" ? followUpsFor(dispute, bureau) : [];
  if (kinds.length === 0) return null;

  return (
    <Flex gap="2" mt="2" wrap="wrap">
      {kinds.map((each) => (
        <Button key={each} variant="outline" size="sm" onClick={() => setKind(each)}>
          <FormattedMessage id={`disputes.followUp.action.${each}`} values={{ bureau: bureauNames[bureau] }} />
        </Button>
      ))}
      {kind && <FollowUpDialog dispute={dispute} bureau={bureau} kind={kind} onClose={() => setKind(undefined)} />}
    </Flex>
  );
}
