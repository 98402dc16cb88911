import { Box, Button, chakra, Flex, Text } from "@chakra-ui/react";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { KeptDocument } from "#shared/api/schemas/account";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { call } from "#web/src/api/call";
import { disputesQuery } from "#web/src/api/queries";
import { LongDate } from "#web/src/ui/format";
import { useDownload } from "#web/src/ui/use-download";
import { documentsQuery } from "./queries";
import { ShowAllButton } from "./show-all-button";

const SHOWN_FIRST = 4;

/** What was signed, mailed and uploaded, in one list. */
export function DocumentsSection() {
  const { data } = useSuspenseQuery(documentsQuery);
  const [isWhole, setWhole] = useState(false);
  const documents = isWhole ? data.documents : data.documents.slice(0, SHOWN_FIRST);

  return (
    <>
      <Text color="fg.quiet">
        <FormattedMessage id={data.documents.length === 0 ? "account.documents.none" : "account.documents.lead"} />
      </Text>
      {documents.length > 0 && (
        <chakra.ul listStyleType="none" width="full">
          {documents.map((document) => (
            <DocumentRow key={document.id} document={document} />
          ))}
        </chakra.ul>
      )}
      {documents.length < data.documents.length && (
        <ShowAllButton count={data.documents.length} part="documents" onClick={() => setWhole(true)} />
      )}
    </>
  );
}

function DocumentRow({ document }: { document: KeptDocument }) {
  const { formatMessage, formatDate } = useIntl();
  const name = useName(document);
  const { download, isPending } = useDownload();
  const date = formatDate(document.at, { dateStyle: "long" });
  const action = formatMessage({ id: "account.documents.download" });
  const save = () =>
    download(() => call("account/open-document", { params: { id: document.id } }), {
      name: fileName(name, document),
      failed: formatMessage({ id: "account.documents.failed" }),
    });

  return (
    <Flex as="li" gap="3" justify="space-between" align="center" py="3" borderTopWidth="1px" borderColor="border.line">
      <Box minWidth="0">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {name}
        </Text>
        <Text color="fg.quiet" fontSize="sm">
          <FormattedMessage
            id={`account.documents.at.${wayOf(document)}`}
            values={{ date: <LongDate key="date" value={document.at} /> }}
          />
          {document.proofKind && (
            <>
              {"\u00a0· "}
              <FormattedMessage id={`evidence.kind.${document.proofKind}`} />
            </>
          )}
        </Text>
      </Box>
      <Button
        variant="outline"
        size="sm"
        flexShrink="0"
        loading={isPending}
        aria-label={formatMessage({ id: "account.documents.downloadOne" }, { action, name, date })}
        onClick={save}
      >
        {action}
      </Button>
    </Flex>
  );
}

function wayOf({ kind }: KeptDocument): "signed" | "mailed" | "uploaded" {
  if (kind === "letter") return "mailed";
  return kind === "proof" ? "uploaded" : "signed";
}

/** What a document is called: a letter by its bureau and account, as far as the account is known. */
function useName({ kind, name, bureau, disputeId }: KeptDocument): string {
  const { formatMessage } = useIntl();
  const { data: disputes = [] } = useQuery(disputesQuery);

  if (kind === "proof") return name ?? "";
  if (kind !== "letter") return formatMessage({ id: `account.documents.kind.${kind}` });
  const account = disputes.find(({ id }) => id === disputeId)?.accountName;
  const values = { bureau: bureau && bureauNames[bureau], account };
  return formatMessage({ id: account ? "account.documents.letterAbout" : "account.documents.letter" }, values);
}

/** A colon is no part of a file's name. */
function fileName(name: string, { at }: KeptDocument): string {
  return `${name.replace(/\.pdf$/i, "").replaceAll(": ", ", ")}, ${at.slice(0, 10)}.pdf`;
}
