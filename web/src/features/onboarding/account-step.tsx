import { Button, Flex, Spinner, Text } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { FormattedMessage } from "react-intl";
import { useNavigate } from "react-router-dom";
import { Notice } from "#web/src/ui/notice";
import { AccountFailed } from "./account-failed";
import { AccountFields } from "./account-fields";
import { AccountForm } from "./account-form";
import { BureauPreparation } from "./bureau-preparation";
import { CheckAnswers } from "./check-answers";
import { useFlow } from "./flow";
import { StepFrame } from "./step-frame";
import { useCreateAccount } from "./use-create-account";
import { CONTINUE_AFTER_MS, useAfter } from "./use-payment";

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
  const isMemberAlready = progress.isMember && creation.isIdle;

  return (
    <StepFrame
      title={<FormattedMessage id="onboarding.account.title" />}
      lead={<FormattedMessage id="onboarding.account.lead" />}
    >
      {isMemberAlready && <AlreadyMember />}
      {!isMemberAlready && !isPrepared && <BureauPreparation onDone={() => setIsPrepared(true)} />}
      {!isMemberAlready && isPrepared && creation.isIdle && (
        <>
          <CheckAnswers />
          <AccountFields form={form} onSubmit={submit} />
        </>
      )}
      {creation.isPending && <Creating />}
      {creation.isSuccess && <Created />}
      {creation.isError && <AccountFailed error={creation.error} onRetry={creation.reset} />}
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

function AlreadyMember() {
  const navigate = useNavigate();

  return (
    <Notice
      action={
        <Button onClick={() => navigate("/dashboard")}>
          <FormattedMessage id="onboarding.account.dashboard" />
        </Button>
      }
    >
      <FormattedMessage id="onboarding.account.member" />
    </Notice>
  );
}
