import { Stack, Text } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import { DeletedAccount } from "#shared/api/schemas/account";
import { Card } from "#web/src/ui/card";
import { LongDate, Money } from "#web/src/ui/format";
import { LinkButton } from "#web/src/ui/link-button";
import { Screen } from "#web/src/ui/screen";
import { KeptList } from "./delete-dialog";

/** After the end: what is gone, what had to stay, and until when. */
export function AccountDeletedScreen() {
  const { formatMessage } = useIntl();
  const { state } = useLocation();
  const { data: deleted } = DeletedAccount.safeParse(state);

  return (
    <Screen
      title={formatMessage({ id: "account.deleted.title" })}
      lead={<FormattedMessage id="account.deleted.lead" />}
      width="form"
    >
      {deleted?.refundCents ? (
        <Text>
          <FormattedMessage id="account.deleted.refund" values={{ amount: <Money cents={deleted.refundCents} /> }} />
        </Text>
      ) : null}
      {deleted !== undefined && deleted.kept.length > 0 && (
        <Card>
          <Stack gap="3">
            <Text fontWeight="semibold">
              <FormattedMessage id="account.delete.keptTitle" />
            </Text>
            <KeptList kinds={deleted.kept} />
            <Text>
              <FormattedMessage
                id="account.delete.keptUntil"
                values={{ date: <LongDate value={deleted.keptUntil} /> }}
              />
            </Text>
          </Stack>
        </Card>
      )}
      <LinkButton mt="6" to="/landing" label="common.notFound.home" />
    </Screen>
  );
}
