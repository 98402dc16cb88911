import type { InputProps } from "@chakra-ui/react";
import type { Ref } from "react";
import { FormattedMessage } from "react-intl";
import { TextField } from "./text-field";

type AppCodeFieldProps = Omit<InputProps, "name"> & {
  name: string;
  error?: string;
  saysError?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** The six digits of an authenticator app. Spaces are fine. */
export function AppCodeField(props: AppCodeFieldProps) {
  return (
    <TextField
      label={<FormattedMessage id="common.appCode" />}
      hint={<FormattedMessage id="common.appCodeHint" />}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      saysError
      {...props}
    />
  );
}
