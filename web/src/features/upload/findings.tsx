import { Button, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedList, FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import type { UploadAnalysis } from "#shared/api/schemas/upload";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { call } from "#web/src/api/call";
import { reportQuery, statsQuery } from "#web/src/api/queries";
import { useErrorText } from "#web/src/ui/error-text";
import { Notice } from "#web/src/ui/notice";
import { FoundItemCard } from "./found-item";

export type ReadFile = { name: string; analysis: UploadAnalysis };

/** What was found in the files: compared with the paper and confirmed, item by item. */
export function Findings({ read, onAgain }: { read: ReadFile[]; onAgain: () => void }) {
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const confirming = useConfirm(read, confirmed);
  const errorText = useErrorText();
  const count = read.reduce((sum, { analysis }) => sum + analysis.negativeItems.length, 0);
  const isOpen = count > 0 && !confirming.isSuccess;

  const toggle = (key: string) => (isConfirmed: boolean) => {
    const next = new Set(confirmed);
    if (isConfirmed) next.add(key);
    else next.delete(key);
    setConfirmed(next);
  };

  return (
    <Stack gap="6">
      {confirming.isSuccess ? (
        <Notice
          tone="success"
          isAnnounced
          title={<FormattedMessage id="upload.saved.title" values={{ count: confirmed.size }} />}
          action={<ToReport />}
        >
          <FormattedMessage id="upload.saved.text" />
        </Notice>
      ) : (
        <div>
          <Heading as="h2" mb="1">
            <FormattedMessage id="upload.found.title" values={{ count }} />
          </Heading>
          <Text maxWidth="prose">
            <FormattedMessage id={count > 0 ? "upload.found.text" : "upload.found.none"} />
          </Text>
        </div>
      )}
      {read.map(({ name, analysis }) => (
        <Stack as="section" gap="3" key={analysis.uploadId}>
          <Text fontWeight="semibold" overflowWrap="anywhere">
            <FormattedMessage
              id="upload.found.of"
              values={{
                name,
                bureaus: <FormattedList value={analysis.bureausFound.map((bureau) => bureauNames[bureau])} />,
              }}
            />
          </Text>
          {analysis.negativeItems.map((item) => (
            <FoundItemCard
              key={item.id}
              item={item}
              isConfirmed={confirmed.has(keyOf(analysis, item.id))}
              onConfirm={isOpen ? toggle(keyOf(analysis, item.id)) : undefined}
            />
          ))}
        </Stack>
      ))}
      {confirming.isError && (
        <Notice tone="danger" isAnnounced title={<FormattedMessage id="upload.confirm.failed" />}>
          {errorText(confirming.error)}
        </Notice>
      )}
      <Flex gap="3" wrap="wrap">
        {isOpen && (
          <Button loading={confirming.isPending} onClick={() => confirming.mutate()}>
            <FormattedMessage id="upload.confirm" values={{ count: confirmed.size }} />
          </Button>
        )}
        {!confirming.isSuccess && <ToReport isQuiet={isOpen} />}
        <Button variant="ghost" onClick={onAgain}>
          <FormattedMessage id="upload.again" />
        </Button>
      </Flex>
    </Stack>
  );
}

// One account may be in several files: each of them is confirmed for itself.
const keyOf = ({ uploadId }: UploadAnalysis, itemId: string) => `${uploadId} ${itemId}`;

function useConfirm(read: ReadFile[], confirmed: ReadonlySet<string>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      for (const { analysis } of read) {
        const ids = analysis.negativeItems.map(({ id }) => id).filter((id) => confirmed.has(keyOf(analysis, id)));
        await call("uploads/confirm-items", { params: { id: analysis.uploadId }, body: { itemIds: ids } });
      }
    },
    onSettled: () =>
      Promise.all(
        [reportQuery, statsQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey: [...queryKey] })),
      ),
  });
}

function ToReport({ isQuiet = false }: { isQuiet?: boolean }) {
  return (
    <Button variant={isQuiet ? "outline" : "solid"} asChild>
      <Link to="/credit-report">
        <FormattedMessage id="upload.toReport" />
      </Link>
    </Button>
  );
}
