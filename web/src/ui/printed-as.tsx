import { Text } from "@chakra-ui/react";
import { useFormContext, useWatch } from "react-hook-form";
import { FormattedMessage } from "react-intl";
import { printable } from "#shared/domain/text/printable";

/** How letters print what is typed in a field, where they lack one of its accents: as the bureaus write it too. */
export function PrintedAs({ name }: { name: string }) {
  const { control } = useFormContext();
  const typed: unknown = useWatch({ control, name });
  const printed = typeof typed === "string" ? printable(typed) : "";
  const isOtherwise = typeof typed === "string" && printed !== typed.normalize("NFC");

  return (
    <Text aria-live="polite" fontSize="sm" color="fg.quiet" mt="-4" _empty={{ display: "none" }}>
      {isOtherwise && <FormattedMessage id="onboarding.profile.printedAs" values={{ printed }} />}
    </Text>
  );
}
