import { SimpleGrid } from "@chakra-ui/react";
import { useFormContext } from "react-hook-form";
import { useIntl } from "react-intl";
import type * as z from "zod";
import type { Contact } from "#shared/api/schemas/onboarding";
import { usStates } from "#shared/domain/consumer/us-states";
import { MaskedField } from "./masked-field";
import { PrintedAs } from "./printed-as";
import { SelectField } from "./select-field";
import { TextField } from "./text-field";

/** "+1" and the like, which contact books put before a number. */
const withoutCountryCode = (text: string) => text.replace(/^\s*\+?1(?=\D*(?:\d\D*){10}$)/, "");

/** Phone and address, in whatever form is around them. */
export function ContactFields() {
  const { formatMessage } = useIntl();
  const form = useFormContext<z.input<typeof Contact>>();
  const errors = form.formState.errors.address;

  return (
    <>
      <MaskedField
        name="phone"
        label={formatMessage({ id: "onboarding.profile.phone" })}
        hint={formatMessage({ id: "onboarding.profile.phone.hint" })}
        mask="(000) 000-0000"
        prepare={withoutCountryCode}
        autoComplete="tel-national"
      />
      <TextField
        label={formatMessage({ id: "onboarding.profile.street" })}
        hint={formatMessage({ id: "onboarding.profile.street.hint" })}
        error={errors?.street?.message}
        autoComplete="street-address"
        maxLength={120}
        {...form.register("address.street")}
      />
      <PrintedAs name="address.street" />
      <TextField
        label={formatMessage({ id: "onboarding.profile.city" })}
        error={errors?.city?.message}
        autoComplete="address-level2"
        maxLength={60}
        {...form.register("address.city")}
      />
      <PrintedAs name="address.city" />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="6" alignItems="end">
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
