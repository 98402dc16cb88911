import { Text } from "@chakra-ui/react";
import { useIntl } from "react-intl";
import { type AmountsDue, amountsDue } from "#shared/domain/contract/amounts-due";
import { type Day, dayOf } from "#shared/domain/days";
import type { BillingPolicy, SubscriptionTier } from "#shared/domain/plan/plan";
import { forcedEdge } from "./theme/forced-colors";

type DueTodayProps = {
  plan: SubscriptionTier;
  billingPolicy: BillingPolicy;
  /** The server's time. */
  now: Date;
  /** The last day of the cancellation period; undefined once it is over. */
  freeThrough?: Day;
};

/** What is due today, what is charged later and when, and until when cancelling is free: before anything is signed. */
export function DueToday({ plan, billingPolicy, now, freeThrough }: DueTodayProps) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const due = amountsDue({ plan, billingPolicy, today: dayOf(now), freeThrough });
  const day = useDay();
  const sentences = [
    formatMessage({ id: "contract.due.today" }, { amount: money(due.todayCents) }),
    useLaterCharge(plan, due),
    formatMessage({ id: "contract.due.reportFee" }),
    freeThrough && formatMessage({ id: `contract.due.cancel.${billingPolicy}` }, { day: day(freeThrough) }),
  ];

  return (
    <Text
      bg="accent.subtle"
      css={forcedEdge}
      borderRadius="card"
      padding="4"
      // A sentence in each line, the first of them large: what is due today.
      whiteSpace="pre-line"
      _firstLine={{ textStyle: "xl", fontWeight: "semibold" }}
    >
      {sentences.filter(Boolean).join("\n")}
    </Text>
  );
}

/** The words for the charge that follows: the first one, the next one, or that there is none. */
function useLaterCharge(plan: SubscriptionTier, { todayCents, later }: AmountsDue): string {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const day = useDay();
  if (later === undefined) return formatMessage({ id: "contract.due.none" });
  const amount = money(later.cents);
  if (todayCents > 0) return formatMessage({ id: "contract.due.next" }, { amount, day: day(later.about) });
  const id = later.notBefore ? "contract.due.first" : "contract.due.firstAfterMailing";
  return formatMessage({ id }, { plan, amount, day: day(later.notBefore) });
}

/** "$0.00", "$120": nothing to pay is written out, so that it reads as an amount. */
function useMoney() {
  const { formatNumber } = useIntl();
  return (cents: number) => {
    const minimumFractionDigits = cents % 100 === 0 && cents > 0 ? 0 : 2;
    return formatNumber(cents / 100, { style: "currency", currency: "USD", minimumFractionDigits });
  };
}

/** "November 26, 2026". */
function useDay() {
  const { formatDate } = useIntl();
  return (day: Day | undefined) => day && formatDate(day, { dateStyle: "long", timeZone: "UTC" });
}
