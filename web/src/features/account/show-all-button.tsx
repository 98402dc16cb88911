import { Button } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";

type ShowAllButtonProps = { count: number; part: "documents" | "openings" | "sessions"; onClick: () => void };

/** Shows the rest of a list. Several lists of the page have such a button, so its name says of which list it is. */
export function ShowAllButton({ count, part, onClick }: ShowAllButtonProps) {
  const { formatMessage } = useIntl();
  const action = formatMessage({ id: "account.documents.all" }, { count });
  const name = formatMessage({ id: `account.${part}.title` });

  return (
    <Button
      variant="plain"
      aria-label={formatMessage({ id: "account.documents.allOf" }, { action, name })}
      onClick={onClick}
    >
      <FormattedMessage id="account.documents.all" values={{ count }} />
    </Button>
  );
}
