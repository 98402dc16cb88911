import { Button, Fieldset, Text } from "@chakra-ui/react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import type { NegativeItem } from "#shared/api/schemas/report";
import { isSubscriptionNeeded } from "#web/src/api/api-error";
import { call } from "#web/src/api/call";
import { useIdempotencyKey } from "#web/src/api/idempotency-key";
import { disputesQuery, reportQuery, statsQuery } from "#web/src/api/queries";
import { useKnownUser } from "#web/src/api/session";
import { useMutationOnce } from "#web/src/api/use-mutation-once";
import { DraftsNotMade } from "#web/src/ui/items/drafts-not-made";
import type { StatedReasons } from "#web/src/ui/items/reason-choice";
import { ReasonFields } from "#web/src/ui/items/reason-fields";
import { RefusedBefore } from "#web/src/ui/items/refused-before";
import type { useReasonChoice } from "#web/src/ui/items/use-item-choices";
import { WhatIsWrong } from "#web/src/ui/items/what-is-wrong";
import { useToast } from "#web/src/ui/toast";

type Choice = ReturnType<typeof useReasonChoice>;
type DisputeReasonsProps = { item: NegativeItem; choice: Choice; onDone: () => void };

/** The reasons that hold, ticked by the member; they become a draft with its letters. */
export function DisputeReasons({ item, choice, onDone }: DisputeReasonsProps) {
  const { dispute, isPending, error } = useDispute(item, onDone);
  const user = useKnownUser();
  const { data: disputes } = useQuery(disputesQuery);

  return (
    <Fieldset.Root>
      <Fieldset.Legend>
        <WhatIsWrong item={item} />
      </Fieldset.Legend>
      <Text color="fg.quiet">
        <FormattedMessage id="creditReport.dispute.lead" />
      </Text>
      <RefusedBefore itemId={item.id} disputes={disputes} />
      <ReasonFields choice={{ ...choice, hasIdEnclosed: user?.hasIdOnFile }} name="details" />
      <DraftsNotMade error={isSubscriptionNeeded(error) ? null : error} />
      <Button
        alignSelf="flex-start"
        mt="2"
        loading={isPending}
        onClick={({ currentTarget }) => dispute(choice, currentTarget.closest("fieldset"))}
      >
        <FormattedMessage id="creditReport.dispute.submit" />
      </Button>
    </Fieldset.Root>
  );
}

function useDispute(item: NegativeItem, onDone: () => void) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { keyOf, done } = useIdempotencyKey();

  const { mutate, isPending, error } = useMutationOnce({
    mutationFn: (reasons: StatedReasons) => {
      const body = { negativeItemId: item.id, ...reasons };
      return call("disputes/create-dispute", { body, idempotencyKey: keyOf(body) });
    },
    onSuccess: () => {
      done();
      toast({
        title: formatMessage({ id: "creditReport.dispute.saved.title" }),
        description: formatMessage({ id: "creditReport.dispute.saved.text" }),
      });
      for (const { queryKey } of [reportQuery, disputesQuery, statsQuery]) {
        queryClient.invalidateQueries({ queryKey: [...queryKey] });
      }
      onDone();
    },
    onError: (refused) => {
      if (isSubscriptionNeeded(refused)) navigate(`/subscribe?selectedDisputes=${item.id}`);
    },
  });

  const dispute = (choice: Choice, form: Element | null) => {
    const stated = choice.statedIn(form);
    if (choice.chosen.length > 0) return stated && mutate(stated);
    toast({
      title: formatMessage({ id: "creditReport.dispute.none.title" }),
      description: formatMessage({ id: "creditReport.dispute.none.text" }),
      variant: "destructive",
    });
  };
  return { dispute, isPending, error };
}
