import { Button, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { RefundRow } from "#shared/api/schemas/admin";
import { type SettlementHow, settlementWays } from "#shared/domain/contract/refund";
import { isOneOf } from "#shared/domain/text/is-one-of";
import { Dialog } from "#web/src/ui/dialog";
import { useErrorText } from "#web/src/ui/error-text";
import { Refusal } from "#web/src/ui/refusal";
import { SelectField } from "#web/src/ui/select-field";
import { TextField } from "#web/src/ui/text-field";
import { useSettleRefund } from "./queries";
import { useAdminToasts } from "./use-admin-toasts";

/** Notes that an administrator has paid a refund back: how, and by which reference it is found. */
export function SettleRefund({ refund, adminKey }: { refund: RefundRow; adminKey: string }) {
  const { formatMessage, formatNumber } = useIntl();
  const { keyRequired } = useAdminToasts();
  const [isOpen, setOpen] = useState(false);
  const { userId, amountCents } = refund;
  const amount = formatNumber(amountCents / 100, { style: "currency", currency: "USD" });
  const close = () => setOpen(false);

  return (
    <>
      <Button
        size="sm"
        variant="outline"
        aria-label={formatMessage({ id: "admin.refunds.settle.label" }, { amount, client: userId })}
        onClick={() => (adminKey === "" ? keyRequired() : setOpen(true))}
      >
        <FormattedMessage id="admin.refunds.settle" />
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={<FormattedMessage id="admin.refunds.settle.title" values={{ amount }} />}
        description={<FormattedMessage id="admin.refunds.settle.text" />}
      >
        <SettleForm refund={refund} adminKey={adminKey} onClose={close} />
      </Dialog>
    </>
  );
}

type SettleFormProps = { refund: RefundRow; adminKey: string; onClose: () => void };

function SettleForm({ refund, adminKey, onClose }: SettleFormProps) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { mutate, isPending, error } = useSettleRefund();
  const { done } = useAdminToasts();
  const [how, setHow] = useState<SettlementHow>("check");
  const [reference, setReference] = useState("");
  const [isMissing, setMissing] = useState(false);
  const { userId, refundId, amountCents } = refund;

  const settle = () => {
    if (reference.trim() === "") return setMissing(true);
    mutate(
      { userId, refundId, amountCents, how, reference, adminKey },
      {
        onSuccess: () => {
          onClose();
          done("settled");
        },
      },
    );
  };
  return (
    <Stack
      as="form"
      gap="4"
      onSubmit={(event) => {
        event.preventDefault();
        settle();
      }}
    >
      {error && (
        <Refusal error={error} title={<FormattedMessage id="admin.toast.settleFailed" />}>
          {errorText(error)}
        </Refusal>
      )}
      <SelectField
        name="how"
        label={<FormattedMessage id="admin.refunds.settle.how" />}
        value={how}
        onChange={({ target }) => isOneOf(settlementWays, target.value) && setHow(target.value)}
        options={settlementWays.map((value) => ({
          value,
          label: formatMessage({ id: `payments.how.${value}` }),
        }))}
      />
      <TextField
        name="reference"
        label={<FormattedMessage id="admin.refunds.settle.reference" />}
        hint={<FormattedMessage id="admin.refunds.settle.referenceHint" />}
        error={isMissing ? formatMessage({ id: "admin.refunds.settle.required" }) : undefined}
        maxLength={100}
        value={reference}
        onChange={(event) => {
          setReference(event.target.value);
          setMissing(false);
        }}
      />
      <Stack direction={{ base: "column", sm: "row" }} justify="flex-end">
        <Button variant="outline" onClick={onClose}>
          <FormattedMessage id="common.cancel" />
        </Button>
        <Button type="submit" loading={isPending}>
          <FormattedMessage id="admin.refunds.settle" />
        </Button>
      </Stack>
    </Stack>
  );
}
