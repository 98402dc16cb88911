import { useIntl } from "react-intl";
import { MaskedField } from "#web/src/ui/masked-field";
import { americanDate } from "./typed-day";

/** The birth date, in American order; other common ways of writing it are taken too. */
export function BirthDateField({ readOnly }: { readOnly?: boolean }) {
  const { formatMessage } = useIntl();

  return (
    <MaskedField
      name="dateOfBirth"
      label={formatMessage({ id: "onboarding.profile.dateOfBirth" })}
      hint={formatMessage({ id: "onboarding.profile.dateOfBirth.hint" })}
      mask="00/00/0000"
      prepare={americanDate}
      padsParts
      autoComplete="bday"
      readOnly={readOnly}
    />
  );
}
