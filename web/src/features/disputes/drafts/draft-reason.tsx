import { FormattedMessage } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { bureaus } from "#shared/domain/bureau/bureau";
import { isFollowUp } from "#shared/domain/dispute/follow-up";
import { ReasonText } from "#web/src/ui/reason-text";

/** What a draft is about: its reason, that it lacks one, or what its later letters ask which bureau for. */
export function DraftReason({ draft }: { draft: Dispute }) {
  if (draft.needsReason) return <FormattedMessage id="disputes.needsReason" />;
  if (!isFollowUp(draft)) return <ReasonText reason={draft.disputeReason} />;
  return laterLetters(draft).map(({ bureau, kind }, place) => (
    <span key={bureau}>
      {place > 0 && "; "}
      <FormattedMessage id={`disputes.followUp.draft.${kind}`} values={{ bureau: bureauNames[bureau] }} />
    </span>
  ));
}

function laterLetters(draft: Dispute) {
  return bureaus.flatMap((bureau) => {
    const { reportsItem, kind } = draft.bureaus[bureau] ?? {};
    return reportsItem && kind && kind !== "block" ? [{ bureau, kind }] : [];
  });
}
