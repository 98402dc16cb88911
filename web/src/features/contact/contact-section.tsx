import { Button, chakra, Text } from "@chakra-ui/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { FormProvider, type UseFormReturn, useForm } from "react-hook-form";
import { FormattedMessage, useIntl } from "react-intl";
import type { ContactBody, KnownContact } from "#shared/api/schemas/onboarding";
import { readableName } from "#shared/domain/text/readable-name";
import { useKnownUser } from "#web/src/api/session";
import { ContactFields } from "#web/src/ui/contact-fields";
import { NameFields } from "#web/src/ui/name-fields";
import { NotDone } from "#web/src/ui/not-done";
import { useToast } from "#web/src/ui/toast";
import { useLateChecks } from "#web/src/ui/use-late-checks";
import { contactQuery, useSaveContact } from "./queries";

const loadChecks = async () => (await import("./forms")).checks.contact;
const loadNamedChecks = async () => (await import("./forms")).checks.namedContact;

/** Where the bureaus answer: the phone and the address that the letters carry, and the name as long as it may be corrected. */
export function ContactSection() {
  return (
    <>
      <Text>
        <FormattedMessage id="account.contact.text" />
      </Text>
      <ContactForm />
    </>
  );
}

/** The fields alone, where what they are for is said around them. */
export function ContactForm() {
  const { data: known } = useSuspenseQuery(contactQuery);
  const user = useKnownUser();
  const isNameOpen = known.firstName !== undefined || (user !== undefined && !(user.firstName && user.lastName));
  const form = useForm<ContactBody, unknown, ContactBody>({
    resolver: useLateChecks<ContactBody, unknown, ContactBody>(isNameOpen ? loadNamedChecks : loadChecks),
    defaultValues: fieldsOf(known),
  });
  const { submit, isPending, error } = useSubmit(form);

  return (
    <>
      {user && !isNameOpen && (
        <Text>
          <FormattedMessage
            id="account.contact.nameSigned"
            values={{ name: readableName(`${user.firstName} ${user.lastName}`) }}
          />
        </Text>
      )}
      <FormProvider {...form}>
        <chakra.form noValidate onSubmit={submit} display="flex" flexDirection="column" gap="5" width="full">
          {isNameOpen && <NameFields />}
          <ContactFields />
          <NotDone error={error} title="account.contact.failed" />
          <Button type="submit" alignSelf="flex-start" loading={isPending}>
            <FormattedMessage id={isNameOpen ? "account.contact.submitNamed" : "account.contact.submit"} />
          </Button>
        </chakra.form>
      </FormProvider>
    </>
  );
}

function fieldsOf({ phone = "", address, firstName, lastName }: KnownContact): ContactBody {
  return { phone, address: { street: "", city: "", state: "", zipCode: "", ...address }, firstName, lastName };
}

function useSubmit(form: UseFormReturn<ContactBody, unknown, ContactBody>) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const { mutate, isPending, error } = useSaveContact();

  const submit = form.handleSubmit((contact) =>
    mutate(contact, {
      onSuccess: () =>
        toast({
          title: formatMessage({ id: "account.contact.done" }),
          description: formatMessage({ id: "account.contact.doneText" }),
        }),
    }),
  );
  return { submit, isPending, error };
}
