import { Flex, Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import type { SignedContract as Signed } from "#shared/api/schemas/contract";
import { serverNow } from "#web/src/api/server-time";
import { LongDate } from "../format";
import { Notice } from "../notice";
import { lastDayOf } from "./period";
import { PdfLink } from "./signing-form";

/** What was signed, until when it can be cancelled, and the documents for good. */
export function SignedContract({ signed }: { signed: Signed }) {
  return (
    <>
      <Notice tone="success" isAnnounced title={<FormattedMessage id="contract.signed.title" />}>
        <Text>
          <FormattedMessage
            id="contract.signed.text"
            values={{ name: signed.fullName, date: <LongDate value={signed.signedAt} /> }}
          />
        </Text>
        <Text>
          <Period signed={signed} />
        </Text>
      </Notice>
      <Flex gap="4" wrap="wrap">
        <PdfLink href={signed.documents.disclosure} label="contract.pdf.disclosure" />
        <PdfLink href={signed.documents.contract} label="contract.pdf.contract" />
        <PdfLink href={signed.documents["notice-of-cancellation"]} label="contract.pdf.notice" />
      </Flex>
    </>
  );
}

function Period({ signed: { cancelUntil, cancelledAt } }: { signed: Signed }) {
  if (cancelledAt !== undefined) {
    return <FormattedMessage id="contract.period.cancelled" values={{ date: <LongDate value={cancelledAt} /> }} />;
  }
  const isOver = serverNow() >= new Date(cancelUntil);

  return (
    <FormattedMessage
      id={isOver ? "contract.period.over" : "contract.period.after"}
      values={{ date: <LongDate value={lastDayOf(cancelUntil)} /> }}
    />
  );
}
