import { FormattedMessage } from "react-intl";
import { parseReasons } from "#shared/domain/dispute/reasons";

/** A stored reason, label or key, in the reader's language. */
export function ReasonText({ reason }: { reason: string }) {
  const keys = parseReasons(reason);
  if (!keys) return <>{reason}</>;
  return (
    <>
      {keys.map((key, index) => (
        <span key={key}>
          {index > 0 && "; "}
          <FormattedMessage id={`item.reason.${key}`} />
        </span>
      ))}
    </>
  );
}
