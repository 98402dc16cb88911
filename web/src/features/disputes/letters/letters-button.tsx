import { Button } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";

type LettersButtonProps = {
  /** The account that the letters are about. */
  name: string;
  /** What there is to do with them. */
  kind: "review" | "show";
  isOpen: boolean;
  onToggle: () => void;
};

/** Opens and closes a dispute's letters; its name says whose. */
export function LettersButton({ name, kind, isOpen, onToggle }: LettersButtonProps) {
  const { formatMessage } = useIntl();
  const id = `disputes.letters.${isOpen ? "hide" : kind}`;
  const label = formatMessage({ id: "disputes.letters.of" }, { action: formatMessage({ id }), name });

  return (
    <Button variant="outline" size="sm" aria-expanded={isOpen} aria-label={label} onClick={onToggle}>
      <FormattedMessage id={id} />
    </Button>
  );
}
