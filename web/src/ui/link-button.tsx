import { Button, type ButtonProps } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import { Link, type LinkProps } from "react-router-dom";

type LinkButtonProps = Omit<ButtonProps, "asChild"> & {
  to: LinkProps["to"];
  /** The message that it shows. */
  label: string;
};

/** A link to another screen that looks like a button. */
export function LinkButton({ to, label, ...button }: LinkButtonProps) {
  return (
    <Button asChild {...button}>
      <Link to={to}>
        <FormattedMessage id={label} />
      </Link>
    </Button>
  );
}
