import { Stack, Text } from "@chakra-ui/react";
import { FormattedList, FormattedMessage } from "react-intl";
import type { UploadAnalysis } from "#shared/api/schemas/upload";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { isSentTo } from "#shared/domain/report/answer/sent-to";
import { readableName } from "#shared/domain/text/readable-name";
import { Notice } from "../notice";
import { AddedItems } from "./added-items";
import { type Answer, toggled, unsureFirst } from "./answers";
import { CountedMore, Nameless, WithoutAccounts } from "./file-notices";
import { FoundItemCard, headingOf } from "./found-item";
import { ReportName } from "./report-name";
import type { UploadCalls } from "./upload-calls";

type FoundInFileProps = {
  files: readonly File[];
  analysis: UploadAnalysis;
  answer: Answer;
  owner: UploadCalls["owner"];
  /** The ids of the items of all files, as they stand on the page. */
  order: readonly string[];
  onChange: (part: Partial<Answer>) => void;
};

/** What was found in one file: what is odd about it, each item beside its place, and what the reader adds. */
export function FoundInFile({ files, analysis, answer, owner, order, onChange }: FoundInFileProps) {
  const { dropped, edits, added } = answer;
  const move = (id: string, by: -1 | 1) => document.getElementById(headingOf(order[order.indexOf(id) + by]))?.focus();

  return (
    <Stack as="section" gap="3">
      <Text fontWeight="semibold" overflowWrap="anywhere" id={`${analysis.uploadId}-file`}>
        <FormattedMessage
          id="upload.found.of"
          values={{
            name: <ReportName files={files} />,
            bureaus: <FormattedList value={analysis.bureausFound.map((bureau) => bureauNames[bureau])} />,
          }}
        />
      </Text>
      <ForAnother names={analysis.consumerNames ?? []} owner={owner} />
      <CountedMore analysis={analysis} added={added.length} />
      <Nameless pages={analysis.namelessPages ?? []} />
      {analysis.withoutAccounts && <WithoutAccounts />}
      {unsureFirst(analysis.negativeItems).map((item) => (
        <FoundItemCard
          key={item.id}
          files={files}
          item={item}
          edits={edits[item.id] ?? {}}
          place={{ index: order.indexOf(item.id) + 1, count: order.length }}
          isKept={!dropped.has(item.id)}
          onEdit={(edit) => onChange({ edits: { ...edits, [item.id]: edit } })}
          onKeep={(isKept) => onChange({ dropped: toggled(dropped, item.id, !isKept) })}
          onMove={(by) => move(item.id, by)}
        />
      ))}
      <AddedItems
        name={analysis.uploadId}
        fileId={`${analysis.uploadId}-file`}
        bureaus={analysis.bureausFound}
        items={added}
        onChange={(items) => onChange({ added: items })}
      />
    </Stack>
  );
}

type ForAnotherProps = { names: readonly string[]; owner: UploadCalls["owner"] };

/** None of the names that a report is for may be its reader's own: it may be a former name, a misread one, or another person's report. */
function ForAnother({ names, owner = {} }: ForAnotherProps) {
  const [name] = names;
  if (name === undefined || names.some((each) => isSentTo(each, owner))) return null;

  return (
    <Notice
      tone="warning"
      title={<FormattedMessage id="upload.forAnother.title" values={{ name: readableName(name) }} />}
    >
      <FormattedMessage id="upload.forAnother.text" />
    </Notice>
  );
}
