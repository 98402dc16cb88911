import { Button, chakra, Text } from "@chakra-ui/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { FormProvider, useForm } from "react-hook-form";
import { FormattedMessage, useIntl } from "react-intl";
import type { Contact, KnownContact } from "#shared/api/schemas/onboarding";
import { ContactFields } from "#web/src/ui/contact-fields";
import { useErrorText } from "#web/src/ui/error-text";
import { useToast } from "#web/src/ui/toast";
import { useLateChecks } from "#web/src/ui/use-late-checks";
import { contactQuery, useSaveContact } from "./queries";

const loadChecks = async () => (await import("./forms")).checks.contact;

/** Where the bureaus answer: the phone and the address that the letters carry. */
export function ContactSection() {
  const { data: known } = useSuspenseQuery(contactQuery);
  const form = useForm({ resolver: useLateChecks(loadChecks), defaultValues: fieldsOf(known) });
  const { submit, isPending } = useSubmit(form);

  return (
    <>
      <Text>
        <FormattedMessage id="account.contact.text" />
      </Text>
      <FormProvider {...form}>
        <chakra.form noValidate onSubmit={submit} display="flex" flexDirection="column" gap="5" width="full">
          <ContactFields />
          <Button type="submit" alignSelf="flex-start" loading={isPending}>
            <FormattedMessage id="account.contact.submit" />
          </Button>
        </chakra.form>
      </FormProvider>
    </>
  );
}

function fieldsOf({ phone = "", address }: KnownContact): Contact {
  return { phone, address: { street: "", city: "", state: "", zipCode: "", ...address } };
}

function useSubmit(form: ReturnType<typeof useForm<Contact, unknown, Contact>>) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const { mutate, isPending } = useSaveContact();

  const submit = form.handleSubmit((contact) =>
    mutate(contact, {
      onSuccess: () =>
        toast({
          title: formatMessage({ id: "account.contact.done" }),
          description: formatMessage({ id: "account.contact.doneText" }),
        }),
      onError: (error) => {
        const title = formatMessage({ id: "account.contact.failed" });
        toast({ title, description: errorText(error), variant: "destructive" });
      },
    }),
  );
  return { submit, isPending };
}
