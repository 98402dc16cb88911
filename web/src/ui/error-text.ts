import { useIntl } from "react-intl";
import { ApiError } from "#web/src/api/api-error";

/** Says a failed call in the reader's language: by its code, else that the network or the server failed. */
export function useErrorText(): (error: unknown) => string {
  const { formatMessage, messages } = useIntl();

  return (error) => {
    if (!(error instanceof ApiError)) return formatMessage({ id: "common.error.network" });
    const key = `errors.${error.code}`;
    if (error.code !== undefined && key in messages) return formatMessage({ id: key });
    return formatMessage({ id: error.status >= 500 ? "common.error.server" : "common.error.generic" });
  };
}
