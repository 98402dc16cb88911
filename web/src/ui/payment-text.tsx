import { FormattedMessage, useIntl } from "react-intl";
import type { PaymentEntry } from "#shared/api/schemas/admin";
import { Money } from "./format";

/** "Plan started · Monthly · $120 · Paid" */
export function PaymentText({ payment }: { payment: PaymentEntry }) {
  return (
    <>
      <PaymentName description={payment.description} />
      {"\u00a0· "}
      <Money cents={payment.amountCents} />
      {"\u00a0· "}
      <PaymentState payment={payment} />
    </>
  );
}

/** "Paid", and of what was paid back by hand, how and by which reference. */
export function PaymentState({ payment: { status, settlement } }: { payment: PaymentEntry }) {
  return (
    <>
      <FormattedMessage id={`payments.status.${status}`} />
      {settlement && (
        <>
          {"\u00a0· "}
          <FormattedMessage
            id="payments.settled"
            values={{
              how: <FormattedMessage id={`payments.how.${settlement.how}`} />,
              reference: settlement.reference,
            }}
          />
        </>
      )}
    </>
  );
}

/** The ledger says what kind of event it was, and of which plan: `checkout monthly`. */
export function PaymentName({ description }: { description: string }) {
  const { messages } = useIntl();
  const [kind = "", tier = ""] = description.split(" ");
  if (!(`payments.kind.${kind}` in messages)) return <>{description}</>;
  return (
    <>
      <FormattedMessage id={`payments.kind.${kind}`} />
      {`admin.tier.${tier}` in messages && (
        <>
          {"\u00a0· "}
          <FormattedMessage id={`admin.tier.${tier}`} />
        </>
      )}
    </>
  );
}
