import { Button, Fieldset, Stack, Text } from "@chakra-ui/react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import type { NegativeItem } from "#shared/api/schemas/report";
import { needsDetails, type ReasonKey, reasonKeys } from "#shared/domain/dispute/reasons";
import { isRefusal, isSubscriptionNeeded } from "#web/src/api/api-error";
import { call } from "#web/src/api/call";
import { useIdempotencyKey } from "#web/src/api/idempotency-key";
import { disputesQuery, reportQuery, statsQuery } from "#web/src/api/queries";
import { CheckboxField } from "#web/src/ui/checkbox-field";
import { useErrorText } from "#web/src/ui/error-text";
import { TextAreaField } from "#web/src/ui/text-area-field";
import { useToast } from "#web/src/ui/toast";

type DisputeReasonsProps = { item: NegativeItem; onDone: () => void };

/** The reasons that hold, ticked by the member; they become a draft with its letters. */
export function DisputeReasons({ item, onDone }: DisputeReasonsProps) {
  const [chosen, setChosen] = useState<ReasonKey[]>([]);
  const [details, setDetails] = useState("");
  const { dispute, isPending } = useDispute(item, onDone);

  const toggle = (key: ReasonKey, isChosen: boolean) =>
    setChosen((keys) => (isChosen ? [...keys, key] : keys.filter((other) => other !== key)));

  return (
    <Fieldset.Root>
      <Fieldset.Legend>
        <FormattedMessage id="creditReport.dispute.title" />
      </Fieldset.Legend>
      <Text color="fg.quiet">
        <FormattedMessage id="creditReport.dispute.lead" />
      </Text>
      <Stack gap="1" my="2">
        {reasonKeys.map((key) => (
          <CheckboxField key={key} checked={chosen.includes(key)} onChange={(isChosen) => toggle(key, isChosen)}>
            <FormattedMessage id={`item.reason.${key}`} />
          </CheckboxField>
        ))}
      </Stack>
      <TextAreaField
        name="details"
        label={<FormattedMessage id="creditReport.dispute.details" />}
        isOptional={!needsDetails(chosen)}
        maxLength={2000}
        value={details}
        onChange={(event) => setDetails(event.target.value)}
      />
      <Button alignSelf="flex-start" mt="2" disabled={isPending} onClick={() => dispute(chosen, details)}>
        <FormattedMessage id="creditReport.dispute.submit" />
      </Button>
    </Fieldset.Root>
  );
}

function useDispute(item: NegativeItem, onDone: () => void) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { keyOf, done } = useIdempotencyKey();

  const { mutate, isPending } = useMutation({
    mutationFn: (reasons: { disputeReason: string; additionalDetails?: string }) => {
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
    onError: (error) => {
      if (isSubscriptionNeeded(error)) return navigate(`/subscribe?selectedDisputes=${item.id}`);
      toast({
        title: formatMessage({ id: "disputes.createFailed.title" }),
        description: isRefusal(error) ? errorText(error) : formatMessage({ id: "disputes.createFailed.text" }),
        variant: "destructive",
      });
    },
  });

  const dispute = (reasons: ReasonKey[], details: string) => {
    if (reasons.length > 0) {
      return mutate({ disputeReason: reasons.join("; "), additionalDetails: details.trim() || undefined });
    }
    toast({
      title: formatMessage({ id: "creditReport.dispute.none.title" }),
      description: formatMessage({ id: "creditReport.dispute.none.text" }),
      variant: "destructive",
    });
  };
  return { dispute, isPending };
}
