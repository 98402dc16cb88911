import { useFormContext } from "react-hook-form";
import { useIntl } from "react-intl";
import { PrintedAs } from "./printed-as";
import { TextField } from "./text-field";

type Names = { firstName?: string; lastName?: string };

/** First and last name as letters and contract carry them, in whatever form is around them. */
export function NameFields({ readOnly }: { readOnly?: boolean }) {
  const { formatMessage } = useIntl();
  const { register, formState } = useFormContext<Names>();
  const { errors } = formState;

  return (
    <>
      <TextField
        label={formatMessage({ id: "onboarding.profile.firstName" })}
        hint={formatMessage({ id: "onboarding.profile.firstName.hint" })}
        error={errors.firstName?.message}
        autoComplete="given-name"
        maxLength={100}
        readOnly={readOnly}
        {...register("firstName")}
      />
      <PrintedAs name="firstName" />
      <TextField
        label={formatMessage({ id: "onboarding.profile.lastName" })}
        hint={formatMessage({ id: "onboarding.profile.lastName.hint" })}
        error={errors.lastName?.message}
        autoComplete="family-name"
        maxLength={100}
        readOnly={readOnly}
        {...register("lastName")}
      />
      <PrintedAs name="lastName" />
    </>
  );
}
