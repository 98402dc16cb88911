import { Button, Flex } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { Screen } from "#web/src/ui/screen";

export function NotFoundScreen() {
  const { formatMessage } = useIntl();

  return (
    <Screen
      title={formatMessage({ id: "common.notFound.title" })}
      lead={<FormattedMessage id="common.notFound.text" />}
    >
      <Flex gap="3" wrap="wrap">
        <Button asChild>
          <Link to="/">
            <FormattedMessage id="common.notFound.home" />
          </Link>
        </Button>
        <Button variant="outline" asChild>
          <Link to="/help">
            <FormattedMessage id="common.notFound.help" />
          </Link>
        </Button>
      </Flex>
    </Screen>
  );
}
