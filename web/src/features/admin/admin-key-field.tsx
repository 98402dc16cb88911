import { Box } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import { PasswordField } from "#web/src/ui/password-field";
import { ADMIN_KEY } from "./use-admin-toasts";

type AdminKeyFieldProps = { value: string; onChange: (value: string) => void };

/** Activations need the key besides the role. It stays in this page's memory and is asked again after a reload. */
export function AdminKeyField({ value, onChange }: AdminKeyFieldProps) {
  const { formatMessage } = useIntl();

  return (
    <Box maxWidth="form" width={{ base: "full", xl: "22rem" }}>
      <PasswordField
        name={ADMIN_KEY}
        label={formatMessage({ id: "admin.key.label" })}
        shows={formatMessage({ id: "admin.key.shows" })}
        hint={<FormattedMessage id="admin.key.hint" />}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Box>
  );
}
