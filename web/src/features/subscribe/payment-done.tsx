import { Box, Button, Heading, Text } from "@chakra-ui/react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import type { PlanOffer } from "#shared/api/schemas/subscription";
import type { User } from "#shared/api/schemas/user";
import { isSignedFor } from "#shared/domain/contract/period";
import { isOpenToDispute } from "#shared/domain/report/open-to-dispute";
import { hasWords } from "#web/src/api/api-error";
import { call } from "#web/src/api/call";
import { useIdempotencyKey } from "#web/src/api/idempotency-key";
import { contractQuery, disputesQuery, reportQuery } from "#web/src/api/queries";
import { userQuery } from "#web/src/api/session";
import { useMutationOnce } from "#web/src/api/use-mutation-once";
import { useLanguage } from "#web/src/ui/language";
import { NotDone } from "#web/src/ui/not-done";
import { useToast } from "#web/src/ui/toast";

const REDIRECT_MS = 3_000;

/** No one is taken away from the contract that they have started to read or sign. */
const isReadingContract = () => document.activeElement?.closest("[aria-labelledby=contract-title]") != null;

/** "I've Completed Payment": drafts come of what was selected, and the account waits for verification. */
export function PaymentDone({
  report,
  isPending,
  isNoted,
  error,
  isMain = false,
}: PaymentReport & { isMain?: boolean }) {
  const label = isPending ? "processing" : isNoted ? "noted" : "button";

  return (
    <Box mt="6" pt="5" borderTopWidth="1px" borderColor="border.line">
      <Heading as="h3" size="md">
        <FormattedMessage id="subscribe.done.title" />
      </Heading>
      <Text color="fg.quiet" maxWidth="prose" mb="3">
        <FormattedMessage id="subscribe.done.text" />
      </Text>
      <NotDone error={error} title="subscribe.done.error">
        {hasWords(error) ? undefined : <FormattedMessage id="subscribe.done.failed" />}
      </NotDone>
      <Button variant={isMain ? "solid" : "outline"} disabled={isPending || isNoted} onClick={report}>
        <FormattedMessage id={`subscribe.done.${label}`} />
      </Button>
    </Box>
  );
}

export type PaymentReport = { report: () => void; isPending: boolean; isNoted: boolean; error: unknown };
type PaymentReported = {
  offer?: PlanOffer;
  selected: string[];
  /** Leads to the choice of a plan, without which no payment can be reported. */
  onWithoutPlan: () => void;
};

/** Belongs to a part that stays: with the answer the account waits for verification, and nothing asks for the payment any more. */
export function usePaymentDone({ offer, selected, onWithoutPlan }: PaymentReported): PaymentReport {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { data: credit } = useQuery(reportQuery);
  const [isNoted, setNoted] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { keyOf, done } = useIdempotencyKey();
  useEffect(() => () => clearTimeout(timer.current), []);

  // The address may name items of the report or drafts of before: drafts exist already.
  const isItem = (id: string) => credit?.negativeItems.some((item) => item.id === id && isOpenToDispute(item));

  const { mutate, isPending, error } = useMutationOnce({
    mutationFn: () => {
      const body = { selectedItems: selected.filter(isItem), paymentType: offer?.paymentType };
      return call("subscription/complete-payment", { body, idempotencyKey: keyOf(body) });
    },
    onSuccess: async () => {
      done();
      setNoted(true);
      const [contract] = await Promise.all([
        // Its answer may not have come yet: only it says whether a signature is missing.
        queryClient.ensureQueryData(contractQuery(language, offer?.id)).catch(() => undefined),
        ...[userQuery, disputesQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey: [...queryKey] })),
      ]);
      const isSigned = contract !== undefined && isSignedFor(contract, offer?.id);
      const isHeld = queryClient.getQueryData<User | null>(userQuery.queryKey)?.isPaymentHeld;
      const next = isHeld ? "held" : isSigned ? "text" : "contract";
      toast({
        title: formatMessage({ id: "subscribe.done.toast" }),
        description: formatMessage({ id: `subscribe.done.toast.${next}` }),
      });
      timer.current = setTimeout(() => isReadingContract() || navigate("/dashboard"), REDIRECT_MS);
    },
  });

  const report = () => {
    if (offer) return mutate();
    toast({ title: formatMessage({ id: "subscribe.selectPlan" }), variant: "destructive" });
    onWithoutPlan();
  };
  return { report, isPending, isNoted, error };
}
