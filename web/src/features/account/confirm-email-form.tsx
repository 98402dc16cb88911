import { Box, Button, chakra, Flex, Text } from "@chakra-ui/react";
import { useForm } from "react-hook-form";
import { FormattedMessage, useIntl } from "react-intl";
import { TextField } from "#web/src/ui/text-field";
import { useLateChecks } from "#web/src/ui/use-late-checks";
import { useConfirmEmail } from "./queries";
import { SendEmailCode } from "./send-email-code";
import { useRefusal } from "./use-refusal";

const loadChecks = async () => (await import("./forms")).checks.confirmEmail;

/** One press where the link brought the code; else the code is typed. */
export function ConfirmEmailForm({ email, code }: { email: string; code: string }) {
  const { formatMessage } = useIntl();
  const form = useForm({ resolver: useLateChecks(loadChecks), defaultValues: { code } });
  const { mutate, isPending, error } = useConfirmEmail();
  const refusal = useRefusal(error, "code");

  return (
    <chakra.form
      noValidate
      onSubmit={form.handleSubmit((values) => mutate(values.code, { onError: () => form.setFocus("code") }))}
      display="flex"
      flexDirection="column"
      gap="5"
    >
      <Text overflowWrap="anywhere">
        <FormattedMessage id="account.email.where" values={{ email }} />
      </Text>
      <TextField
        label={formatMessage({ id: "account.email.code" })}
        hint={formatMessage({ id: "account.email.codeHint" })}
        error={form.formState.errors.code?.message ?? refusal}
        saysError
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        {...form.register("code")}
      />
      <Button type="submit" loading={isPending}>
        <FormattedMessage id="account.email.submit" />
      </Button>
      <Box borderTopWidth="1px" borderColor="border.line" pt="4">
        <Flex gap="3" align="center" wrap="wrap">
          <Text color="fg.quiet">
            <FormattedMessage id="account.email.noMail" />
          </Text>
          <SendEmailCode email={email} />
        </Flex>
      </Box>
    </chakra.form>
  );
}
