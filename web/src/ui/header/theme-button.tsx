import { Button } from "@chakra-ui/react";
import { useIntl } from "react-intl";
import { MoonIcon, SunIcon } from "../icons";
import { useColorTheme } from "../theme/color-theme";

/** Switches between light and dark. */
export function ThemeButton() {
  const { formatMessage } = useIntl();
  const { theme, toggle } = useColorTheme();

  return (
    <Button
      variant="ghost"
      colorPalette="neutral"
      px="0"
      onClick={toggle}
      aria-label={formatMessage({ id: theme === "dark" ? "common.theme.toLight" : "common.theme.toDark" })}
    >
      {theme === "dark" ? <SunIcon /> : <MoonIcon />}
    </Button>
  );
}
