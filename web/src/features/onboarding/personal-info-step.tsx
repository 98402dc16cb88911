import { Button, chakra, Grid, Stack, Text } from "@chakra-ui/react";
import { type FormEvent, useState } from "react";
import { FormProvider, useWatch } from "react-hook-form";
import { FormattedMessage, useIntl } from "react-intl";
import { isStateOpen } from "#shared/domain/contract/state-rules";
import { ErrorSummary } from "#web/src/ui/error-summary";
import { Later } from "#web/src/ui/later";
import { Notice } from "#web/src/ui/notice";
import { useFlow } from "./flow";
import { PersonalInfoFields } from "./personal-info-fields";
import { hasErrors, listErrors } from "./profile-form";
import { useContact } from "./queries";
import { StateClosed } from "./state-closed";
import { StepFrame } from "./step-frame";
import { useIsShown } from "./timing";

const FORM_ID = "profile";

/** Step 1: who the visitor is. */
export function PersonalInfoStep() {
  const { form, contact, state, isServed, isSentBack, attempt, submit } = usePersonalInfo();

  return (
    <StepFrame
      title={<FormattedMessage id="onboarding.profile.title" />}
      lead={<FormattedMessage id="onboarding.profile.lead" />}
      isTitleFocused={!isSentBack}
    >
      <Errors attempt={attempt} />
      {contact.hasFailed && (
        <Text role="alert" color="fg.error" fontWeight="semibold">
          <FormattedMessage id="onboarding.profile.contactFailed" />
        </Text>
      )}
      <SsnAgain />
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 560px) minmax(0, 1fr)" }}
        columnGap="12"
        rowGap="6"
        alignItems="start"
      >
        <chakra.form id={FORM_ID} onSubmit={submit} noValidate display="flex" flexDirection="column" gap="6">
          <FormProvider {...form}>
            <PersonalInfoFields />
          </FormProvider>
          {!isServed && <StateClosed state={state} />}
        </chakra.form>
        <Later>
          <LegalNotices />
        </Later>
        <Button
          type="submit"
          form={FORM_ID}
          size="lg"
          justifySelf={{ sm: "start" }}
          disabled={!isServed}
          loading={contact.isSaving}
        >
          <FormattedMessage id="onboarding.profile.continue" />
        </Button>
      </Grid>
    </StepFrame>
  );
}

/** What the step knows, and how it is left: checked, kept, and on to step 2. */
function usePersonalInfo() {
  const { form, progress, goTo, askedStep } = useFlow();
  // Who was sent back to correct something begins at the list of it.
  const [isSentBack] = useState(() => hasErrors(form));
  const [attempt, setAttempt] = useState(isSentBack ? 1 : 0);
  const state = useWatch({ control: form.control, name: "address.state" });
  const isServed = state === "" || isStateOpen(state, progress.openStates);
  const contact = useContact();
  const isShown = useIsShown();

  const check = form.handleSubmit(async (profile) => {
    const mayGoOn = isServed && (await contact.keep(profile));
    // Who asked for another step meanwhile may still see this one, until the other's code is there.
    if (mayGoOn && isShown.current && askedStep.current === 1) await goTo(2);
  });
  const submit = async (event: FormEvent) => {
    await check(event);
    // Only now are the errors drawn, and the summary there to take the focus.
    setAttempt((count) => count + 1);
  };

  return { form, contact, state, isServed, isSentBack, attempt, submit };
}

function Errors({ attempt }: { attempt: number }) {
  const { formatMessage } = useIntl();
  const { form } = useFlow();
  const errors = listErrors(form.formState.errors).map(({ name, labelKey, message }) => ({
    name,
    label: formatMessage({ id: labelKey }),
    message,
  }));
  return <ErrorSummary attempt={attempt} errors={errors} />;
}

/** The number is never given back: who returns to a filled form types it again. */
function SsnAgain() {
  const { form, progress } = useFlow();
  const [mustTypeSsnAgain] = useState(
    () => progress.report === null && form.getValues("ssn") === "" && form.getValues("phone") !== "",
  );
  if (!mustTypeSsnAgain) return null;
  return (
    <Notice>
      <FormattedMessage id="onboarding.profile.ssn.again" />
    </Notice>
  );
}

function LegalNotices() {
  return (
    <Stack gap="4" position={{ lg: "sticky" }} top="24">
      <Notice title={<FormattedMessage id="onboarding.profile.ssnNotice.title" />}>
        <FormattedMessage id="onboarding.profile.ssnNotice.text" />
      </Notice>
      <Notice title={<FormattedMessage id="onboarding.profile.croa.title" />}>
        <FormattedMessage id="onboarding.profile.croa.text" />
      </Notice>
    </Stack>
  );
}
