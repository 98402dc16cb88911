import { FormattedMessage } from "react-intl";
import { isSentTo } from "#shared/domain/report/answer/sent-to";
import { readableName } from "#shared/domain/text/readable-name";
import { Notice } from "../notice";
import type { UploadCalls } from "./upload-calls";

type ForAnotherProps = { names: readonly string[]; owner: UploadCalls["owner"] };

/** None of the names that a report is for may be its reader's own: it may be a former name, a misread one, or another person's report. */
export function ForAnother({ names, owner = {} }: ForAnotherProps) {
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
