import { Flex, Text } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import type { SignedContract as Signed } from "#shared/api/schemas/contract";
import { isSignedFor, isUnderNotice, lastDayOf } from "#shared/domain/contract/period";
import type { SubscriptionTier } from "#shared/domain/plan/plan";
import { serverNow } from "#web/src/api/server-time";
import { LongDate, Money } from "#web/src/ui/format";
import { Notice } from "#web/src/ui/notice";
import { PdfLink } from "./pdf-link";

/**
 * What was signed, until when it can be cancelled, and the documents for good.
 *
 * @param plan for which a contract is wanted: another plan's is said to be that
 */
export function SignedContract({ signed, plan }: { signed: Signed; plan?: SubscriptionTier }) {
  const isOther = signed.cancelledAt === undefined && !isSignedFor({ signed }, plan);

  return (
    <>
      {isOther ? <OtherNotice signed={signed} /> : <SignedNotice signed={signed} />}
      <Flex gap="4" wrap="wrap">
        <PdfLink href={signed.documents.disclosure} label="contract.pdf.disclosure" />
        <PdfLink href={signed.documents.contract} label="contract.pdf.contract" />
        <PdfLink href={signed.documents["notice-of-cancellation"]} label="contract.pdf.notice" />
      </Flex>
    </>
  );
}

/** The contract of the plan that runs, above the one of another plan, which is still to be signed. */
function OtherNotice({ signed }: { signed: SignedFacts }) {
  const { formatMessage } = useIntl();
  const plan = signed.plan && formatMessage({ id: `contract.plans.name.${signed.plan}` });

  return (
    <Notice title={<FormattedMessage id="contract.other.title" values={{ plan }} />}>
      <Text>
        <SignedBy signed={signed} />
      </Text>
      <Text>
        <FormattedMessage id="contract.other.text" />
      </Text>
    </Notice>
  );
}

type SignedFacts = Omit<Signed, "documents">;

/** Who signed and when, and until when it can be cancelled. */
export function SignedNotice({ signed }: { signed: SignedFacts }) {
  const isCancelled = signed.cancelledAt !== undefined;

  return (
    <Notice
      tone={isCancelled ? "info" : "success"}
      isAnnounced
      title={<FormattedMessage id={isCancelled ? "contract.cancelled.title" : "contract.signed.title"} />}
    >
      <Text>
        <SignedBy signed={signed} />
      </Text>
      <Text>
        <Period signed={signed} />
      </Text>
      {signed.refundCents ? (
        <Text>
          <FormattedMessage id="contract.refund" values={{ amount: <Money cents={signed.refundCents} /> }} />
        </Text>
      ) : null}
    </Notice>
  );
}

function SignedBy({ signed: { fullName: name, signedOn } }: { signed: SignedFacts }) {
  return <FormattedMessage id="contract.signed.text" values={{ name, date: <LongDate value={signedOn} /> }} />;
}

function Period({ signed }: { signed: SignedFacts }) {
  const { cancelUntil, cancelledAt, endsAt } = signed;
  if (cancelledAt !== undefined) {
    const dates = { date: <LongDate value={cancelledAt} />, end: endsAt && <LongDate value={endsAt} /> };
    const id = isUnderNotice(signed, serverNow()) ? "contract.period.notice" : "contract.period.cancelled";
    return <FormattedMessage id={id} values={dates} />;
  }
  const isOver = serverNow() >= new Date(cancelUntil);

  return (
    <FormattedMessage
      id={isOver ? "contract.period.over" : "contract.period.after"}
      values={{ date: <LongDate value={lastDayOf(cancelUntil)} /> }}
    />
  );
}
