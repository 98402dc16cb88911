import { SimpleGrid } from "@chakra-ui/react";
import { useIntl } from "react-intl";
import type { Language } from "#shared/api/schemas/common";
import { usStates } from "#shared/domain/consumer/us-states";
import { useLanguage } from "#web/src/ui/language";
import { SelectField } from "#web/src/ui/select-field";
import { TextField } from "#web/src/ui/text-field";
import { useFlow } from "./flow";
import { MaskedField } from "./masked-field";

/** "+1" and the like, which contact books put before a number. */
const withoutCountryCode = (text: string) => text.replace(/^\s*\+?1(?=\D*(?:\d\D*){10}$)/, "");

const languages = [
  { value: "en", label: "English" },
  { value: "es", label: "Español" },
];

export function PersonalInfoFields() {
  return (
    <>
      <LanguageField />
      <NameFields />
      <IdentityFields />
      <AddressFields />
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

function NameFields() {
  const { formatMessage } = useIntl();
  const { form } = useFlow();
  const { errors } = form.formState;

  return (
    <>
      <TextField
        label={formatMessage({ id: "onboarding.profile.firstName" })}
        hint={formatMessage({ id: "onboarding.profile.firstName.hint" })}
        error={errors.firstName?.message}
        autoComplete="given-name"
        maxLength={100}
        {...form.register("firstName")}
      />
      <TextField
        label={formatMessage({ id: "onboarding.profile.lastName" })}
        hint={formatMessage({ id: "onboarding.profile.lastName.hint" })}
        error={errors.lastName?.message}
        autoComplete="family-name"
        maxLength={100}
        {...form.register("lastName")}
      />
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
    </>
  );
}

function IdentityFields() {
  const { formatMessage } = useIntl();
  const { progress } = useFlow();
  const { ssnLast4, report } = progress;
  const isSsnKept = report !== null && ssnLast4 !== undefined;

  return (
    <>
      <MaskedField
        name="dateOfBirth"
        label={formatMessage({ id: "onboarding.profile.dateOfBirth" })}
        hint={formatMessage({ id: "onboarding.profile.dateOfBirth.hint" })}
        mask="00/00/0000"
        autoComplete="bday"
      />
      <MaskedField
        name="ssn"
        label={formatMessage({ id: "onboarding.profile.ssn" })}
        hint={
          isSsnKept
            ? formatMessage({ id: "onboarding.profile.ssn.kept" }, { last4: ssnLast4 })
            : formatMessage({ id: "onboarding.profile.ssn.hint" })
        }
        mask="000-00-0000"
        autoComplete="off"
        isSecret
      />
      <MaskedField
        name="phone"
        label={formatMessage({ id: "onboarding.profile.phone" })}
        hint={formatMessage({ id: "onboarding.profile.phone.hint" })}
        mask="(000) 000-0000"
        prepare={withoutCountryCode}
        autoComplete="tel-national"
      />
    </>
  );
}

function AddressFields() {
  const { formatMessage } = useIntl();
  const { form } = useFlow();
  const errors = form.formState.errors.address;

  return (
    <>
      <TextField
        label={formatMessage({ id: "onboarding.profile.street" })}
        hint={formatMessage({ id: "onboarding.profile.street.hint" })}
        error={errors?.street?.message}
        autoComplete="street-address"
        maxLength={120}
        {...form.register("address.street")}
      />
      <TextField
        label={formatMessage({ id: "onboarding.profile.city" })}
        error={errors?.city?.message}
        autoComplete="address-level2"
        maxLength={60}
        {...form.register("address.city")}
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="6">
        <SelectField
          label={formatMessage({ id: "onboarding.profile.state" })}
          hint={formatMessage({ id: "onboarding.profile.state.hint" })}
          error={errors?.state?.message}
          autoComplete="address-level1"
          placeholder={formatMessage({ id: "onboarding.profile.state.choose" })}
          options={usStates.map(([code, name]) => ({ value: code, label: `${code} - ${name}` }))}
          {...form.register("address.state")}
        />
        <MaskedField
          name="address.zipCode"
          label={formatMessage({ id: "onboarding.profile.zipCode" })}
          hint={formatMessage({ id: "onboarding.profile.zipCode.hint" })}
          mask="00000[-0000]"
          autoComplete="postal-code"
        />
      </SimpleGrid>
    </>
  );
}
