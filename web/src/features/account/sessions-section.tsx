import { Box, Button, Flex, List, Text } from "@chakra-ui/react";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import type { SignIn } from "#shared/api/schemas/account";
import { userQuery } from "#web/src/api/session";
import { Badge } from "#web/src/ui/badge";
import { useErrorText } from "#web/src/ui/error-text";
import { useDayAndTime } from "#web/src/ui/format";
import { pageLocation } from "#web/src/ui/page-location";
import { useToast } from "#web/src/ui/toast";
import { signInsQuery, useEndSession, useEndSessions } from "./queries";
import { ShowAllButton } from "./show-all-button";

const SHOWN_FIRST = 4;

/** Where the member is signed in. */
export function SessionsSection() {
  const { data: signIns } = useSuspenseQuery(signInsQuery);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? signIns : signIns.slice(0, SHOWN_FIRST);

  return (
    <>
      <Text color="fg.quiet">
        <FormattedMessage id="account.sessions.lead" />
      </Text>
      <List.Root variant="plain" width="full">
        {shown.map((signIn) => (
          <SessionRow key={signIn.id} signIn={signIn} />
        ))}
      </List.Root>
      {shown.length < signIns.length && (
        <ShowAllButton count={signIns.length} part="sessions" onClick={() => setWhole(true)} />
      )}
      <SignOutEverywhere isOutside={signIns.some(({ isCurrent, method }) => isCurrent && method === "provider")} />
    </>
  );
}

function SessionRow({ signIn }: { signIn: SignIn }) {
  const { formatMessage } = useIntl();
  const dayAndTime = useDayAndTime();
  const toast = useToast();
  const errorText = useErrorText();
  const { mutate, isPending } = useEndSession();
  const { id, startedAt, lastSeenAt, method, device, isCurrent } = signIn;
  const began = dayAndTime(startedAt);

  const end = () =>
    mutate(id, {
      onSuccess: () => toast({ title: formatMessage({ id: "account.sessions.ended" }) }),
      onError: (error) =>
        toast({
          title: formatMessage({ id: "account.sessions.failed" }),
          description: errorText(error),
          variant: "destructive",
        }),
    });

  return (
    <List.Item borderTopWidth="1px" borderColor="border.line" py="3">
      <Flex gap="3" justify="space-between" align="center" wrap="wrap" width="full">
        <Box flex="1 1 14rem">
          <Text fontWeight="semibold">
            {device ? (
              <FormattedMessage id="account.sessions.device" values={device} />
            ) : (
              <FormattedMessage id={`account.sessions.${method}`} />
            )}{" "}
            {isCurrent && (
              <Badge tone="accent">
                <FormattedMessage id="account.sessions.current" />
              </Badge>
            )}
          </Text>
          <Text color="fg.quiet" fontSize="sm">
            {device && (
              <>
                <FormattedMessage id={`account.sessions.${method}`} />
                {"\u00a0· "}
              </>
            )}
            <FormattedMessage
              id="account.sessions.times"
              values={{
                began,
                seen: <FormattedDate value={lastSeenAt} month="short" day="numeric" hour="numeric" minute="2-digit" />,
              }}
            />
          </Text>
        </Box>
        {!isCurrent && (
          <Button
            variant="outline"
            size="sm"
            loading={isPending}
            // To the second: two devices may have signed in within one minute.
            aria-label={formatMessage({ id: "account.sessions.endOf" }, { began: dayAndTime(startedAt, "medium") })}
            onClick={end}
          >
            <FormattedMessage id="account.sessions.end" />
          </Button>
        )}
      </Flex>
    </List.Item>
  );
}

/** @param isOutside the outside provider's domain remembers this browser: only the way through `/api/logout` ends that, too */
function SignOutEverywhere({ isOutside }: { isOutside: boolean }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useEndSessions();

  const end = () =>
    mutate(undefined, {
      onSuccess: () => {
        if (isOutside) return pageLocation.navigateExternal("/api/logout");
        navigate("/login");
        queryClient.clear();
        queryClient.setQueryData(userQuery.queryKey, null);
        toast({ title: formatMessage({ id: "account.sessions.endedAll" }) });
      },
      onError: (error) =>
        toast({
          title: formatMessage({ id: "account.sessions.failed" }),
          description: errorText(error),
          variant: "destructive",
        }),
    });

  return (
    <Button variant="outline" loading={isPending} onClick={end}>
      <FormattedMessage id="account.sessions.endAll" />
    </Button>
  );
}
