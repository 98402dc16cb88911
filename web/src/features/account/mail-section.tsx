import { Stack, Text } from "@chakra-ui/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { type MailTopic, mailTopics } from "#shared/domain/account/mail-topic";
import { CheckboxField } from "#web/src/ui/checkbox-field";
import { NotDone } from "#web/src/ui/not-done";
import { useToast } from "#web/src/ui/toast";
import { mailTopicsQuery, useSaveMailTopics } from "./queries";

/** What the member is mailed about: each box is saved as it is ticked. */
export function MailSection() {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const { data: topics } = useSuspenseQuery(mailTopicsQuery);
  const { mutate, variables, isPending, error } = useSaveMailTopics();
  const shown = isPending ? variables : topics;

  const choose = (topic: MailTopic, isOn: boolean) =>
    mutate(
      { ...shown, [topic]: isOn },
      { onSuccess: () => toast({ title: formatMessage({ id: "account.mail.done" }) }) },
    );

  return (
    <>
      <Text>
        <FormattedMessage id="account.mail.text" />
      </Text>
      <NotDone error={error} title="account.mail.failed" />
      <Stack gap="2" role="group" aria-label={formatMessage({ id: "account.mail.title" })}>
        {mailTopics.map((topic) => (
          <CheckboxField key={topic} checked={shown[topic]} onChange={(isOn) => choose(topic, isOn)}>
            <Text fontWeight="medium">
              <FormattedMessage id={`account.mail.${topic}`} />
            </Text>
            <Text color="fg.quiet" fontSize="sm">
              <FormattedMessage id={`account.mail.${topic}Text`} />
            </Text>
          </CheckboxField>
        ))}
      </Stack>
    </>
  );
}
