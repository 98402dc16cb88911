import { Text } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import { dayOf, daysBetween } from "#shared/domain/days";
import { serverNow } from "#web/src/api/server-time";

/** How old the report is, from its own date: "last updated 2 days ago". */
export function ReportAge({ lastUpdated }: { lastUpdated: string | null }) {
  const { formatRelativeTime, formatMessage } = useIntl();
  if (lastUpdated === null) return null;

  const days = daysBetween(dayOf(lastUpdated), dayOf(serverNow()));
  const when = days <= 0 ? formatMessage({ id: "dashboard.updated.today" }) : formatRelativeTime(-days, "day");
  return (
    <Text color="fg.quiet" fontSize="sm" mt="3">
      <FormattedMessage id="dashboard.updated" values={{ when }} />
    </Text>
  );
}
