import { Button, Fieldset, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { parseReasons } from "#shared/domain/dispute/reasons";
import { isPublicRecord } from "#shared/domain/report/public-record";
import { reportQuery } from "#web/src/api/queries";
import { useKnownUser } from "#web/src/api/session";
import { ReasonFields } from "#web/src/ui/items/reason-fields";
import { useReasonChoice } from "#web/src/ui/items/use-item-choices";
import { NotDone } from "#web/src/ui/not-done";
import { useToast } from "#web/src/ui/toast";
import { mailableBureaus } from "../letters/approval-state";
import { useRegenerateLetters } from "../queries";

/**
 * Asks what is wrong with an item that was drafted without a reason, by the system or in the onboarding, and for something new where a
 * next round says nothing else than a round before: their letters cannot be sent yet.
 */
export function GiveReason({ draft }: { draft: Dispute }) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const { data: report } = useQuery(reportQuery);
  const item = report?.negativeItems.find(({ id }) => id === draft.negativeItemId);
  const user = useKnownUser();
  const choice = useReasonChoice(item, draft.needsSomethingNew && saidBefore(draft));
  const { mutate, isPending, error } = useRegenerateLetters(draft.id);
  const words = wordsFor(draft);
  // A bureau that was told of the item, and has deleted it, gets no letter any more.
  const views = choice.views.filter(({ bureau }) => mailableBureaus(draft).includes(bureau));
  const kind = item && isPublicRecord(item) ? "record" : "account";

  const save = (form: Element | null) => {
    const stated = choice.statedIn(form);
    if (!stated) return;
    mutate(stated, { onSuccess: () => toast({ title: formatMessage({ id: words.saved }) }) });
  };

  return (
    <Fieldset.Root mt="3" maxWidth="form">
      <Fieldset.Legend>
        <FormattedMessage id={words.title} values={{ kind }} />
      </Fieldset.Legend>
      <Text color="fg.quiet">
        <FormattedMessage id={words.lead} values={{ kind }} />
      </Text>
      <ReasonFields
        choice={{ ...choice, views, hasIdEnclosed: user?.hasIdOnFile }}
        name={`details-${draft.id}`}
        asksForReason
      />
      <NotDone error={error} title="disputes.letters.regenerateFailed" />
      <Button
        alignSelf="flex-start"
        mt="2"
        variant="outline"
        size="sm"
        loading={isPending}
        onClick={({ currentTarget }) => save(currentTarget.closest("fieldset"))}
      >
        <FormattedMessage id={words.save} />
      </Button>
    </Fieldset.Root>
  );
}

const saidBefore = ({ disputeReason, additionalDetails = "" }: Dispute) => ({
  chosen: parseReasons(disputeReason) ?? [],
  details: additionalDetails,
});

const reasonWords = {
  title: "disputes.reason.title",
  save: "disputes.reason.save",
  saved: "disputes.reason.saved",
} as const;

function wordsFor({ needsSomethingNew, timeline }: Dispute) {
  if (needsSomethingNew) return wordsForSomethingNew;
  const lead = timeline[0]?.by === "system" ? "disputes.reason.lead" : "disputes.reason.leadChosen";
  return { ...reasonWords, lead } as const;
}

const wordsForSomethingNew = {
  title: "disputes.somethingNew.title",
  lead: "disputes.somethingNew.lead",
  save: "disputes.somethingNew.save",
  saved: "disputes.somethingNew.saved",
} as const;
