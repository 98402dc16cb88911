import { FormattedList, FormattedMessage } from "react-intl";
import type { UploadAnalysis } from "#shared/api/schemas/upload";
import { Notice } from "#web/src/ui/notice";

/** Fewer than the report itself counts: some were not read, and its member adds them. */
export function CountedMore({ analysis, added }: { analysis: UploadAnalysis; added: number }) {
  const counted = analysis.countedNegatives ?? 0;
  const found = analysis.negativeItems.length + added;
  if (counted <= found) return null;

  return (
    <Notice tone="warning" title={<FormattedMessage id="upload.counted.title" values={{ counted, found }} />}>
      <FormattedMessage id="upload.counted.text" />
    </Notice>
  );
}

/** Accounts without a creditor's name are no items: their member adds them. */
export function Nameless({ pages }: { pages: readonly number[] }) {
  if (pages.length === 0) return null;
  const count = pages.length;
  const different = [...new Set(pages)].map(String);

  return (
    <Notice tone="warning" title={<FormattedMessage id="upload.nameless.title" values={{ count }} />}>
      <FormattedMessage
        id="upload.nameless.text"
        values={{ count, pageCount: different.length, pages: <FormattedList value={different} /> }}
      />
    </Notice>
  );
}

/** A report lists good accounts too: where none was read, that nothing negative was found says little. */
export function WithoutAccounts() {
  return (
    <Notice tone="warning" title={<FormattedMessage id="upload.noAccounts.title" />}>
      <FormattedMessage id="upload.noAccounts.text" />
    </Notice>
  );
}
