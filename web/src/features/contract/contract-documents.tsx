import { List } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ContractView } from "#shared/api/schemas/contract";
import { NOTICE_DAYS } from "#shared/domain/contract/cancellation";
import { REFUND_DAYS } from "#shared/domain/contract/state-rules";
import { plans } from "#shared/domain/plan/plan";
import { LongDate, Money } from "#web/src/ui/format";
import { DocumentText } from "./document-text";

type DocumentName = "disclosure" | "esign" | "contract" | "notice";

const lines = [1, 2, 3, 4, 5] as const;

type ContractDocumentProps = { name: DocumentName; contract: ContractView; isOpen?: boolean };

/** One document of the contract, with what it says in five lines; `contract` names its plan, price and days. */
export function ContractDocument({ name, contract, isOpen }: ContractDocumentProps) {
  const { formatMessage } = useIntl();
  const { plan, ifSignedNow } = contract;
  const values = {
    plan: plan ?? "none",
    price: plan && <Money key="price" cents={plans[plan].priceCents} />,
    count: plan && plans[plan].disputes,
    days: ifSignedNow.cancelDays,
    date: <LongDate key="date" value={ifSignedNow.lastCancelDay} />,
    noticeDays: NOTICE_DAYS,
    refundDays: REFUND_DAYS,
  };

  return (
    <DocumentText
      title={formatMessage({ id: `contract.${name}.title` })}
      summary={lines.map((line) => (
        <List.Item key={line}>
          <FormattedMessage id={`contract.${name}.summary.${line}`} values={values} />
        </List.Item>
      ))}
      text={textOf(contract, name)}
      isOpen={isOpen}
    />
  );
}

function textOf(contract: ContractView, name: DocumentName): string {
  return contract[name === "notice" ? "noticeOfCancellation" : name].text;
}
