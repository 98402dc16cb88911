import { Flex, Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import type { SignedContract as Signed } from "#shared/api/schemas/contract";
import { isUnderNotice, lastDayOf } from "#shared/domain/contract/period";
import { serverNow } from "#web/src/api/server-time";
import { LongDate, Money } from "#web/src/ui/format";
import { Notice } from "#web/src/ui/notice";
import { PdfLink } from "./pdf-link";

/** What was signed, until when it can be cancelled, and the documents for good. */
export function SignedContract({ signed }: { signed: Signed }) {
  return (
    <>
      <SignedNotice signed={signed} />
      <Flex gap="4" wrap="wrap">
        <PdfLink href={signed.documents.disclosure} label="contract.pdf.disclosure" />
        <PdfLink href={signed.documents.contract} label="contract.pdf.contract" />
        <PdfLink href={signed.documents["notice-of-cancellation"]} label="contract.pdf.notice" />
      </Flex>
    </>
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
        <FormattedMessage
          id="contract.signed.text"
          values={{ name: signed.fullName, date: <LongDate value={signed.signedAt} /> }}
        />
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
