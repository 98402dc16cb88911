import { Button } from "@chakra-ui/react";
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
      <Button asChild>
        <Link to="/">
          <FormattedMessage id="common.notFound.home" />
        </Link>
      </Button>
    </Screen>
  );
}
