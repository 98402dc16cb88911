import { NativeSelect } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { ChevronDownIcon } from "#web/src/ui/icons";
import { useLanguage } from "#web/src/ui/language";
import { useToast } from "#web/src/ui/toast";

/** English or Spanish; the change is said in the new language. */
export function LanguageSelect() {
  const { formatMessage } = useIntl();
  const { language, setLanguage } = useLanguage();
  const toast = useToast();
  const shown = useRef(language);

  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    toast({
      title: formatMessage({ id: "common.language.changed" }),
      description: formatMessage({ id: "common.language.changedText" }),
    });
  }, [language, formatMessage, toast]);

  return (
    <NativeSelect.Root width="auto" flexShrink="0">
      <NativeSelect.Field
        aria-label={formatMessage({ id: "common.language.label" })}
        value={language}
        onChange={(event) => setLanguage(event.target.value === "es" ? "es" : "en")}
        borderColor="transparent"
        bg="transparent"
        textStyle="sm"
        ps="2"
        pe="8"
        _hover={{ bg: "bg.subtle" }}
      >
        <option value="en" lang="en">
          English
        </option>
        <option value="es" lang="es">
          Español
        </option>
      </NativeSelect.Field>
      <NativeSelect.Indicator insetEnd="2">
        <ChevronDownIcon size={16} />
      </NativeSelect.Indicator>
    </NativeSelect.Root>
  );
}
