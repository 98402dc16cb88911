import { Button, Flex, Heading, Link, List, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { ErrorCode } from "#shared/api/errors";
import { bureauNames, bureauPhones } from "#shared/domain/bureau/addresses";
import { bureaus } from "#shared/domain/bureau/bureau";
import { ApiError } from "#web/src/api/api-error";
import { Card } from "#web/src/ui/card";
import { useErrorText } from "#web/src/ui/error-text";
import { useValidationText } from "#web/src/ui/validation-text";
import { useFlow } from "./flow";
import { refusedFields } from "./profile-form";
import { StateClosed } from "./state-closed";

const SUPPORT = "/landing#contact";

const messageKeys: Partial<Record<ErrorCode, string>> = {
  CREDIT_BUREAU_UNAVAILABLE: "onboarding.pull.failed.bureaus",
  CREDIT_BUREAU_TIMEOUT: "onboarding.pull.failed.bureaus",
  SERVICE_UNAVAILABLE: "onboarding.pull.failed.bureaus",
  TOO_MANY_REQUESTS: "onboarding.pull.failed.limit",
  CONSENT_REQUIRED: "onboarding.pull.consentsMissing",
  VALIDATION_FAILED: "onboarding.pull.failed.details",
  CREDIT_FILE_NOT_FOUND: "onboarding.pull.notFound.text",
};

type Refused = ReturnType<typeof refusedFields>;
type PullFailedProps = {
  error: unknown;
  onRetry: () => void;
  onCorrect: (refused: Refused) => void;
  /** The way on without asking a bureau. */
  onOwn: () => void;
};

/** What is corrected in step 1 before it is tried again. */
const correctable: readonly (ErrorCode | undefined)[] = [
  "VALIDATION_FAILED",
  "CREDIT_FILE_NOT_FOUND",
  "STATE_NOT_SERVED",
];

/** Why there is no report, and the way on. */
export function PullFailed({ error, onRetry, onCorrect, onOwn }: PullFailedProps) {
  const refusal = error instanceof ApiError ? error : undefined;
  const refused = refusedFields(refusal?.fieldErrors);
  const canCorrect = correctable.includes(refusal?.code);
  const errorText = useErrorText();

  return (
    <Card role="alert">
      <Stack gap="4">
        <Heading as="h3" size="md">
          <FormattedMessage id="onboarding.pull.failed.title" />
        </Heading>
        {refusal ? <Why code={refusal.code} /> : <Text maxWidth="prose">{errorText(error)}</Text>}
        {refused.length > 0 && <Refusals refused={refused} />}
        <Flex gap="3" wrap="wrap">
          {refusal && canCorrect && (
            <Button onClick={() => onCorrect(refused)}>
              <FormattedMessage id="onboarding.pull.failed.correct" />
            </Button>
          )}
          <Button variant={canCorrect ? "outline" : "solid"} onClick={onRetry}>
            <FormattedMessage id="onboarding.pull.tryAgain" />
          </Button>
          {refusal?.code !== "STATE_NOT_SERVED" && (
            <Button variant="outline" onClick={onOwn}>
              <FormattedMessage id="onboarding.way.own" />
            </Button>
          )}
          <Button variant="outline" asChild>
            <a href={SUPPORT}>
              <FormattedMessage id="onboarding.pull.support" />
            </a>
          </Button>
        </Flex>
      </Stack>
    </Card>
  );
}

/** What is wrong with the details, before anyone goes back to them: not all of it can be corrected. */
function Refusals({ refused }: { refused: Refused }) {
  const validationText = useValidationText();
  return (
    <List.Root ps="5" maxWidth="prose">
      {refused.map(([name, message]) => (
        <List.Item key={name}>{validationText(message)}</List.Item>
      ))}
    </List.Root>
  );
}

/** The bureaus have answered, and only the way to this screen was cut: nothing has to be asked again. */
export function PullUnseen({ error, onRetry }: Pick<PullFailedProps, "error" | "onRetry">) {
  const errorText = useErrorText();

  return (
    <Card role="alert">
      <Stack gap="4" align="flex-start">
        <Heading as="h3" size="md">
          <FormattedMessage id="onboarding.pull.unseen.title" />
        </Heading>
        <Text maxWidth="prose">
          <FormattedMessage id="onboarding.pull.unseen.text" values={{ why: errorText(error) }} />
        </Text>
        <Button onClick={onRetry}>
          <FormattedMessage id="onboarding.pull.tryAgain" />
        </Button>
      </Stack>
    </Card>
  );
}

function Why({ code }: { code: ErrorCode | undefined }) {
  const { form } = useFlow();
  const key = (code && messageKeys[code]) ?? "onboarding.pull.failed.text";

  if (code === "CREDIT_FILE_FROZEN") return <Frozen />;
  if (code === "STATE_NOT_SERVED") return <StateClosed state={form.getValues("address.state")} />;
  return (
    <Explained title={code === "CREDIT_FILE_NOT_FOUND" && <FormattedMessage id="onboarding.pull.notFound.title" />}>
      <FormattedMessage id={key} />
    </Explained>
  );
}

/** FCRA 605A(i): lifting a freeze is free, and takes effect within an hour of asking online or by telephone. */
function Frozen() {
  return (
    <>
      <Explained title={<FormattedMessage id="onboarding.pull.frozen.title" />}>
        <FormattedMessage id="onboarding.pull.frozen.text" />
      </Explained>
      <Text>
        <FormattedMessage id="onboarding.pull.frozen.how" />
      </Text>
      <List.Root variant="plain">
        {bureaus.map((bureau) => (
          <List.Item key={bureau} gap="2">
            <span>{bureauNames[bureau]}</span>
            <Link href={`tel:+1-${bureauPhones[bureau]}`}>{bureauPhones[bureau]}</Link>
          </List.Item>
        ))}
      </List.Root>
    </>
  );
}

function Explained({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div>
      {title && <Text fontWeight="semibold">{title}</Text>}
      <Text maxWidth="prose">{children}</Text>
    </div>
  );
}
