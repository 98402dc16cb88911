import { Button } from "@chakra-ui/react";
import { useIntl } from "react-intl";
import { EyeIcon, EyeOffIcon } from "./icons";

type ShowSwitchProps = {
  isShown: boolean;
  onChange: (isShown: boolean) => void;
  /** The field's name, as it reads after "Show". */
  what: string;
};

/** Shows and hides the text of the field in whose box it lies. */
export function ShowSwitch({ isShown, onChange, what }: ShowSwitchProps) {
  const { formatMessage } = useIntl();

  return (
    <Button
      variant="ghost"
      colorPalette="neutral"
      position="absolute"
      insetEnd="0"
      top="0"
      px="0"
      aria-label={formatMessage({ id: isShown ? "common.hide" : "common.show" }, { what })}
      aria-pressed={isShown}
      onClick={() => onChange(!isShown)}
    >
      {isShown ? <EyeOffIcon /> : <EyeIcon />}
    </Button>
  );
}
