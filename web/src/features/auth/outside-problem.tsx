import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { Notice } from "#web/src/ui/notice";

/** What `auth/finish-sign-in` says when it leads back here: `/login?error=…`. */
const reasons = ["provider", "state", "email", "unproven", "disabled"] as const;

/** Why the way through the outside provider came to nothing, if that is where the reader comes from. */
export function OutsideProblem() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const why = reasons.find((reason) => reason === search.get("error"));
  if (!why) return null;

  return (
    <Notice tone="danger" title={formatMessage({ id: "auth.loginFailed" })} isAnnounced>
      <FormattedMessage id={`auth.outside.${why}`} />
    </Notice>
  );
}
