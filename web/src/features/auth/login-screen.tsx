import { Box, Button, Tabs, Text } from "@chakra-ui/react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { FormattedMessage, useIntl } from "react-intl";
import { Navigate, useSearchParams } from "react-router-dom";
import { type SignInProblem, signInProblems } from "#shared/api/sign-in-problems";
import { useUser } from "#web/src/api/session";
import { Card } from "#web/src/ui/card";
import { LinkedMessage } from "#web/src/ui/linked-message";
import { Notice } from "#web/src/ui/notice";
import { pageLocation } from "#web/src/ui/page-location";
import { Refusal } from "#web/src/ui/refusal";
import { Screen } from "#web/src/ui/screen";
import { useLateChecks } from "#web/src/ui/use-late-checks";
import { SignInForm } from "./sign-in-form";
import { SignUpForm } from "./sign-up-form";
import { useAdminAccess } from "./use-admin-access";
import { outsideSignInPath, useReturnTo } from "./use-return-to";

const loadSignInChecks = async () => (await import("./forms")).checks.signIn;
const loadSignUpChecks = async () => (await import("./forms")).checks.signUp;

/** Sign in or sign up. What was typed stays when the tab changes. */
export function LoginScreen() {
  const { formatMessage } = useIntl();
  const isAdminAccess = useAdminAccess();
  const problem = useOutsideProblem();
  const returnTo = useReturnTo();
  const [search] = useSearchParams();
  const hasEnded = search.get("ended") === "1";
  const mayHaveChanged = search.get("changed") === "1";
  const { user } = useUser();
  const [isPasswordShown, setIsPasswordShown] = useState(false);
  const signIn = useForm({
    resolver: useLateChecks(loadSignInChecks),
    defaultValues: { email: "", password: "", code: "" },
    shouldFocusError: false,
  });
  const signUp = useForm({
    resolver: useLateChecks(loadSignUpChecks),
    defaultValues: { firstName: "", lastName: "", email: "", password: "", confirmPassword: "" },
    shouldFocusError: false,
  });
  const shown = { isPasswordShown, onPasswordShownChange: setIsPasswordShown };

  // Who is signed in goes on, unless to read why another sign-in failed. The forms greet, and go on by themselves.
  const isInUse = signIn.formState.isSubmitted || signUp.formState.isSubmitted;
  if (user && !problem && !isInUse) return <Navigate to={returnTo} replace />;

  return (
    <Screen title={formatMessage({ id: "auth.title" })} lead={<Lead />} width="form">
      {problem && <OutsideProblem problem={problem} />}
      {hasEnded && <SignedOut title="auth.ended.title" text="auth.ended.text" />}
      {mayHaveChanged && <SignedOut title="auth.reset.maybeSaved" text="auth.changed.text" />}
      <Card>
        <Tabs.Root defaultValue="sign-in" fitted lazyMount unmountOnExit>
          <Tabs.List>
            <Tabs.Trigger value="sign-in">
              <FormattedMessage id="auth.signIn.tab" />
            </Tabs.Trigger>
            <Tabs.Trigger value="sign-up">
              <FormattedMessage id="auth.signUp.tab" />
            </Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="sign-in">
            <SignInForm form={signIn} returnTo={returnTo} isCodeKnown={problem === "factor"} {...shown} />
          </Tabs.Content>
          <Tabs.Content value="sign-up">
            <SignUpForm form={signUp} returnTo={returnTo} {...shown} />
          </Tabs.Content>
        </Tabs.Root>
        {(isAdminAccess || hasEnded) && problem !== "absent" && (
          <Button
            variant="outline"
            width="full"
            mt="5"
            onClick={() => pageLocation.navigateExternal(outsideSignInPath(returnTo))}
          >
            <FormattedMessage id="auth.outsideProvider" />
          </Button>
        )}
      </Card>
      <Text mt="6" color="fg.quiet">
        <LinkedMessage id="auth.newHere" to="/onboarding" />
      </Text>
    </Screen>
  );
}

/** Why a person who was signed in has to sign in. */
function SignedOut({ title, text }: { title: string; text: string }) {
  return (
    <Box mb="5">
      <Notice title={<FormattedMessage id={title} />}>
        <FormattedMessage id={text} />
      </Notice>
    </Box>
  );
}

/** A phone keeps its height for the first field. */
function Lead() {
  return (
    <Box as="span" hideBelow="md">
      <FormattedMessage id="auth.lead" />
    </Box>
  );
}

/** Why a sign-in by the outside provider failed, when the reader comes back from one: `/login?error=…`. */
function useOutsideProblem(): SignInProblem | undefined {
  const [search] = useSearchParams();
  return signInProblems.find((problem) => problem === search.get("error"));
}

function OutsideProblem({ problem }: { problem: SignInProblem }) {
  return (
    <Box mb="5">
      <Refusal error={problem} title={<FormattedMessage id="auth.loginFailed" />}>
        <FormattedMessage id={`auth.outside.${problem}`} />
      </Refusal>
    </Box>
  );
}
