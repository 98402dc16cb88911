import { Box, Button, Flex, Text } from "@chakra-ui/react";
import type { RefObject } from "react";
import { FormattedMessage } from "react-intl";
import type { User } from "#shared/api/schemas/user";
import { POSTAGE_CENTS } from "#shared/domain/plan/postage";
import { CheckboxField } from "#web/src/ui/checkbox-field";
import { Money } from "#web/src/ui/format";
import { LinkButton } from "#web/src/ui/link-button";
import { NotDone } from "#web/src/ui/not-done";
import { isExplained } from "./use-send-drafts";

type SendBarProps = {
  /** How many drafts are chosen, and how many letters would leave. */
  count: number;
  letters: number;
  user: User | null | undefined;
  allowance: User["disputeAllowance"];
  /** Whether all letters of the chosen drafts were opened, and whether all are approved. */
  areRead: boolean;
  isReady: boolean;
  isPending: boolean;
  failure: unknown;
  sendButton: RefObject<HTMLButtonElement | null>;
  onApprove: (isNow: boolean) => void;
  onSend: () => void;
};

/** Approves all letters of the chosen drafts together, and sends them. */
export function SendBar(props: SendBarProps) {
  const { count, letters, user, allowance, areRead, isReady, isPending, failure, sendButton, onApprove, onSend } =
    props;

  return (
    <Box mt="4" pt="4" borderTopWidth="1px" borderColor="border.line">
      <CheckboxField checked={isReady} onChange={onApprove} disabled={!areRead}>
        <FormattedMessage id="disputes.drafts.approve" />
      </CheckboxField>
      {!areRead && (
        <Text color="fg.quiet" fontSize="sm">
          <FormattedMessage id="disputes.drafts.openFirst" />
        </Text>
      )}
      <NotDone error={failure} title="disputes.submitFailed.title">
        {isExplained(failure) ? undefined : <FormattedMessage id="disputes.submitFailed.text" />}
      </NotDone>
      <Flex gap="4" mt="4" align="center" wrap="wrap">
        <Button
          ref={sendButton}
          // Without a plan the page's first button is the one that chooses it; until all is approved, the one that approves.
          variant={isReady && (!user || hasPlan(user)) ? "solid" : "outline"}
          disabled={!isReady || isPending}
          onClick={onSend}
        >
          <FormattedMessage
            id={isPending ? "disputes.drafts.sending" : "disputes.drafts.submit"}
            values={{ count: letters }}
          />
        </Button>
        <Left count={count} allowance={allowance} />
      </Flex>
      <Text color="fg.quiet" fontSize="sm" mt="3" maxWidth="prose">
        <FormattedMessage
          id="disputes.drafts.when"
          values={{ plan: hasPlan(user) ? "included" : "none", price: <Money key="price" cents={POSTAGE_CENTS} /> }}
        />
      </Text>
    </Box>
  );
}

/** How many are chosen and how many the plan has left; of a plan that has none, the way to another. */
function Left({ count, allowance }: Pick<SendBarProps, "count" | "allowance">) {
  return (
    <>
      <Text color="fg.quiet" aria-live="polite">
        <FormattedMessage id="disputes.drafts.chosen" values={{ count }} />
        {allowance && (
          <>
            {"\u00a0· "}
            <FormattedMessage id="disputes.drafts.left" values={allowance} />
          </>
        )}
      </Text>
      {allowance?.remaining === 0 && <LinkButton variant="plain" to="/subscribe" label="disputes.drafts.upgrade" />}
    </>
  );
}

/** Whether there is a plan, or one that was paid for: the others have none that could include anything. */
const hasPlan = (user?: User | null) =>
  user?.subscriptionStatus === "active" || user?.subscriptionStatus === "pending_verification";
