import { useIntl } from "react-intl";
import { MaskedField } from "#web/src/ui/masked-field";
import { americanDate } from "./typed-day";

/** The birth date, in American order; other common ways of writing it are taken too. @param hint why it is asked for here */
export function BirthDateField({ readOnly, hint }: { readOnly?: boolean; hint?: string }) {
  const { formatMessage } = useIntl();

  return (
    <MaskedField
      name="dateOfBirth"
      label={formatMessage({ id: "onboarding.profile.dateOfBirth" })}
      hint={hint ?? formatMessage({ id: "onboarding.profile.dateOfBirth.hint" })}
      mask="00/00/0000"
      prepare={americanDate}
      padsParts
      autoComplete="bday"
      readOnly={readOnly}
    />
  );
}
