import { Box } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { type SignInProblem, signInProblems } from "#shared/api/sign-in-problems";
import { Notice } from "#web/src/ui/notice";

/** Why the way through the outside provider came to nothing, if that is where the reader comes from: `/login?error=…`. */
export function useOutsideProblem(): SignInProblem | undefined {
  const [search] = useSearchParams();
  return signInProblems.find((problem) => problem === search.get("error"));
}

/** Says so in words. */
export function OutsideProblem({ problem }: { problem: SignInProblem }) {
  const { formatMessage } = useIntl();

  return (
    <Box mb="5">
      <Notice tone="danger" title={formatMessage({ id: "auth.loginFailed" })} isAnnounced>
        <FormattedMessage id={`auth.outside.${problem}`} />
      </Notice>
    </Box>
  );
}
