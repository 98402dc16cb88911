import { FormattedMessage } from "react-intl";
import { isRefusal } from "#web/src/api/api-error";
import { NotDone } from "../not-done";

/** Why a dispute could not be created: the server's reason, or that it can be tried again. */
export function DraftsNotMade({ error }: { error: unknown }) {
  return (
    <NotDone error={error} title="disputes.createFailed.title">
      {isRefusal(error) ? undefined : <FormattedMessage id="disputes.createFailed.text" />}
    </NotDone>
  );
}
