import { Button } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import type { Allowance } from "#shared/domain/plan/allowance";
import { Notice } from "./notice";

/** In place of a new dispute, where the plan has none left and gets no new ones: another plan is the next step. */
export function UsedUpNotice({ allowance: { limit }, to = "/subscribe" }: { allowance: Allowance; to?: string }) {
  return (
    <Notice
      title={<FormattedMessage id="item.usedUp.title" values={{ limit }} />}
      action={
        <Button size="sm" asChild>
          <Link to={to}>
            <FormattedMessage id="item.usedUp.action" />
          </Link>
        </Button>
      }
    >
      <FormattedMessage id="item.usedUp.text" />
    </Notice>
  );
}
