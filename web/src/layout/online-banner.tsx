import { Box } from "@chakra-ui/react";
import { useEffect, useSyncExternalStore } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { toast } from "#web/src/ui/toast-store";

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Says that the connection is gone, for as long as it is, and when it is back. */
export function OnlineBanner() {
  const { formatMessage } = useIntl();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);

  useEffect(() => {
    const notify = () => toast({ title: formatMessage({ id: "common.online" }) });
    window.addEventListener("online", notify);
    return () => window.removeEventListener("online", notify);
  }, [formatMessage]);

  if (isOnline) return null;
  return (
    <Box
      role="alert"
      bg="warning.subtle"
      color="fg"
      borderBottomWidth="1px"
      borderColor="warning.solid"
      px="4"
      py="2"
      textAlign="center"
    >
      <FormattedMessage id="common.offline" />
    </Box>
  );
}
