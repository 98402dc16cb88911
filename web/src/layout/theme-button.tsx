import { Button } from "@chakra-ui/react";
import { useIntl } from "react-intl";
import { MoonIcon, SunIcon } from "#web/src/ui/icons";
import { useColorTheme } from "#web/src/ui/theme/color-theme";
import { Tooltip } from "#web/src/ui/tooltip";

/** Switches between light and dark. */
export function ThemeButton() {
  const { formatMessage } = useIntl();
  const { theme, toggle } = useColorTheme();
  const words = formatMessage({ id: theme === "dark" ? "common.theme.toLight" : "common.theme.toDark" });

  return (
    <Tooltip words={words}>
      <Button variant="ghost" colorPalette="neutral" px="0" onClick={toggle} aria-label={words}>
        {theme === "dark" ? <SunIcon /> : <MoonIcon />}
      </Button>
    </Tooltip>
  );
}
