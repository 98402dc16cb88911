import { Flex } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import { LinkButton } from "#web/src/ui/link-button";
import { Screen } from "#web/src/ui/screen";

export function NotFoundScreen() {
  const { formatMessage } = useIntl();

  return (
    <Screen
      title={formatMessage({ id: "common.notFound.title" })}
      lead={<FormattedMessage id="common.notFound.text" />}
    >
      <Flex gap="3" wrap="wrap">
        <LinkButton to="/" label="common.notFound.home" />
        <LinkButton variant="outline" to="/help" label="common.notFound.help" />
      </Flex>
    </Screen>
  );
}
