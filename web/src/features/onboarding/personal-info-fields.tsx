import { useIntl } from "react-intl";
import type { Language } from "#shared/api/schemas/common";
import { BirthDateField } from "#web/src/ui/birth-date-field";
import { ContactFields } from "#web/src/ui/contact-fields";
import { useLanguage } from "#web/src/ui/language";
import { Later } from "#web/src/ui/later";
import { MaskedField } from "#web/src/ui/masked-field";
import { NameFields } from "#web/src/ui/name-fields";
import { SelectField } from "#web/src/ui/select-field";
import { TextField } from "#web/src/ui/text-field";
import { useFlow } from "./flow";

const languages = [
  { value: "en", label: "English" },
  { value: "es", label: "Español" },
];

/** With the bureaus' answer, name, birth date and SSN are the ones that it was asked for with. */
export function PersonalInfoFields() {
  const { isIdentityKept } = useFlow();

  return (
    <>
      <LanguageField />
      <NameFields readOnly={isIdentityKept} />
      <Later>
        <EmailField />
        <IdentityFields />
        <ContactFields />
      </Later>
    </>
  );
}

function LanguageField() {
  const { formatMessage } = useIntl();
  const { language, setLanguage } = useLanguage();

  return (
    <SelectField
      name="language"
      label={formatMessage({ id: "onboarding.profile.language" })}
      options={languages}
      value={language}
      onChange={(event) => setLanguage(event.target.value as Language)}
    />
  );
}

function EmailField() {
  const { formatMessage } = useIntl();
  const { form } = useFlow();
  const { errors } = form.formState;

  return (
    <TextField
      label={formatMessage({ id: "onboarding.profile.email" })}
      hint={formatMessage({ id: "onboarding.profile.email.hint" })}
      error={errors.email?.message}
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={254}
      {...form.register("email")}
    />
  );
}

function IdentityFields() {
  const { formatMessage } = useIntl();
  const { progress, isIdentityKept } = useFlow();

  return (
    <>
      <BirthDateField readOnly={isIdentityKept} />
      {isIdentityKept ? (
        <TextField
          name="ssn"
          label={formatMessage({ id: "onboarding.profile.ssn" })}
          hint={formatMessage({ id: "onboarding.profile.kept" })}
          value={`•••-••-${progress.ssnLast4}`}
          readOnly
        />
      ) : (
        <MaskedField
          name="ssn"
          label={formatMessage({ id: "onboarding.profile.ssn" })}
          hint={formatMessage({ id: "onboarding.profile.ssn.hint" })}
          mask="000-00-0000"
          autoComplete="off"
          secret={formatMessage({ id: "onboarding.profile.ssn.what" })}
        />
      )}
    </>
  );
}
