import { Box, Button, Flex, Heading, List, Spinner, Text } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { Card } from "#web/src/ui/card";
import { CheckIcon, ClockIcon } from "#web/src/ui/icons";
import { Notice } from "#web/src/ui/notice";
import { ProgressBar } from "#web/src/ui/progress-bar";
import { AccountFailed, AccountFields, AccountForm, useCreateAccount } from "./account-form";
import { CheckAnswers } from "./answers-to-check";
import { useFlow } from "./flow";
import { StepFrame } from "./step-frame";
import { BUREAU_TICK_MS, CONTINUE_AFTER_MS, useAfter } from "./timing";

/** Step 6: the disputes are prepared, then the account is made. */
export function AccountStep() {
  const { progress, entries } = useFlow();
  const [isPrepared, setIsPrepared] = useState(false);
  const form = useForm<AccountForm>({
    resolver: zodResolver(AccountForm),
    defaultValues: { username: entries.username ?? "", password: "", confirmPassword: "" },
    mode: "onSubmit",
    reValidateMode: "onChange",
    // The summary of errors takes the focus, not the first field.
    shouldFocusError: false,
  });
  const { creation, submit } = useCreateAccount(form);
  // The answer to the last try may have got lost, and the account be there.
  const isMemberAlready = progress.isMember && (creation.isIdle || creation.isError);

  return (
    <StepFrame
      title={<FormattedMessage id="onboarding.account.title" />}
      lead={<FormattedMessage id="onboarding.account.lead" />}
    >
      {isMemberAlready && <AlreadyMember />}
      {!isMemberAlready && !isPrepared && (
        <BureauPreparation isConfirmed={progress.paymentConfirmedAt !== undefined} onDone={() => setIsPrepared(true)} />
      )}
      {!isMemberAlready && isPrepared && creation.isIdle && (
        <AccountFields form={form} onSubmit={submit}>
          <CheckAnswers />
        </AccountFields>
      )}
      {creation.isPending && <Creating />}
      {creation.isSuccess && <Created />}
      {creation.isError && !isMemberAlready && <AccountFailed error={creation.error} onRetry={creation.reset} />}
    </StepFrame>
  );
}

function Creating() {
  return (
    <Flex role="status" gap="3" align="center">
      <Spinner color="accent.solid" />
      <Text fontWeight="semibold">
        <FormattedMessage id="onboarding.account.creating" />
      </Text>
    </Flex>
  );
}

function Created() {
  const navigate = useNavigate();
  const goOn = () => navigate("/dashboard");
  useAfter(CONTINUE_AFTER_MS, true, goOn);

  return (
    <Notice
      tone="success"
      isAnnounced
      title={<FormattedMessage id="onboarding.account.success.title" />}
      action={
        <Button onClick={goOn}>
          <FormattedMessage id="onboarding.account.dashboard" />
        </Button>
      }
    >
      <FormattedMessage id="onboarding.account.success.text" />
    </Notice>
  );
}

/** A finished sign-up leads on from here, as it did the first time. */
function AlreadyMember() {
  const navigate = useNavigate();
  const goOn = () => navigate("/dashboard");
  useAfter(CONTINUE_AFTER_MS, true, goOn);

  return (
    <Notice
      isAnnounced
      action={
        <Button onClick={goOn}>
          <FormattedMessage id="onboarding.account.dashboard" />
        </Button>
      }
    >
      <FormattedMessage id="onboarding.account.member" />
    </Notice>
  );
}

/** Shows the three bureaus one after the other. It says "prepared": nothing leaves before the member approved it. */
export function BureauPreparation({ isConfirmed, onDone }: { isConfirmed: boolean; onDone: () => void }) {
  const { formatMessage } = useIntl();
  const percent = usePreparation();
  useAfter(BUREAU_TICK_MS, percent >= 100, onDone);

  return (
    <Card>
      <Heading as="h3" size="md" mb="3">
        <FormattedMessage id="onboarding.account.bureaus.title" />
      </Heading>
      <ProgressBar percent={percent} label={formatMessage({ id: "onboarding.account.bureaus.progress" })} />
      <Box role="status" my="4">
        <List.Root variant="plain">
          {bureaus.map((bureau) => (
            <List.Item key={bureau}>
              <BureauLine name={bureauNames[bureau]} isReady={isPrepared(bureau, percent)} />
            </List.Item>
          ))}
        </List.Root>
      </Box>
      <Text color="fg.quiet" maxWidth="prose">
        <FormattedMessage id={`onboarding.account.bureaus.note.${isConfirmed ? "confirmed" : "unverified"}`} />
      </Text>
    </Card>
  );
}

function BureauLine({ name, isReady }: { name: string; isReady: boolean }) {
  return (
    <Flex gap="3" align="center">
      <Box color={isReady ? "success.fg" : "fg.quiet"}>{isReady ? <CheckIcon /> : <ClockIcon />}</Box>
      {isReady ? (
        <FormattedMessage id="onboarding.account.bureaus.prepared" values={{ bureau: name }} />
      ) : (
        <span>
          {name}: <FormattedMessage id="onboarding.account.bureaus.waiting" />
        </span>
      )}
    </Flex>
  );
}

function usePreparation(): number {
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    const ticks = setInterval(() => setPercent((now) => Math.min(100, now + BUREAU_STEP_PERCENT)), BUREAU_TICK_MS);
    return () => clearInterval(ticks);
  }, []);
  return percent;
}

const BUREAU_STEP_PERCENT = 10;

const preparedFrom: Record<Bureau, number> = { experian: 33, equifax: 66, transunion: 100 };

/** Whether a bureau's disputes are prepared when the preparation is at `percent`. */
export function isPrepared(bureau: Bureau, percent: number): boolean {
  return percent >= preparedFrom[bureau];
}
