import { Button, Stack } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { FormattedMessage, useIntl } from "react-intl";
import { NewDispute } from "#shared/api/schemas/dispute";
import type { NegativeItem } from "#shared/api/schemas/report";
import { dayOf } from "#shared/domain/days";
import { formReasons, needsDetails, parseReasons, reasonLabels } from "#shared/domain/dispute/reasons";
import { refusalOf, refusalWords, viewsOf } from "#shared/domain/dispute/statements";
import { isOpenToDispute } from "#shared/domain/report/open-to-dispute";
import { ApiError, isRefusal } from "#web/src/api/api-error";
import { reportQuery } from "#web/src/api/queries";
import { Dialog } from "#web/src/ui/dialog";
import { useErrorText } from "#web/src/ui/error-text";
import { SelectField } from "#web/src/ui/select-field";
import { type FactDrafts, FactFields, readFacts } from "#web/src/ui/stated-facts";
import { TextAreaField } from "#web/src/ui/text-area-field";
import { useToast } from "#web/src/ui/toast";
import { useCreateDispute } from "./queries";

/** "Other" must be explained, and what the report disproves is refused: a letter rests on what the member can state. */
function formOf(items: NegativeItem[]) {
  return NewDispute.superRefine(({ negativeItemId, disputeReason, additionalDetails, statedFacts }, { addIssue }) => {
    const reasons = parseReasons(disputeReason) ?? [];
    const item = items.find(({ id }) => id === negativeItemId);
    const stated = { reasons, explanation: additionalDetails, statedFacts };
    const refusal = refusalOf(stated, item ? viewsOf(item) : [], dayOf(new Date()));
    if (refusal) addIssue({ code: "custom", path: ["disputeReason"], message: refusalWords[refusal] });
    if (needsDetails(reasons) && !additionalDetails) {
      addIssue({ code: "custom", path: ["additionalDetails"], message: "This field is required" });
    }
  });
}

export function CreateDisputeDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<FormattedMessage id="disputes.create.title" />}
      description={<FormattedMessage id="disputes.create.lead" />}
    >
      <CreateForm onDone={onClose} />
    </Dialog>
  );
}

function CreateForm({ onDone }: { onDone: () => void }) {
  const { formatMessage, formatNumber } = useIntl();
  const { data: report } = useQuery(reportQuery);
  const form = useForm({
    resolver: zodResolver(formOf(report?.negativeItems ?? [])),
    defaultValues: { negativeItemId: "", disputeReason: "", additionalDetails: "" },
  });
  const { errors } = form.formState;
  const reasons = parseReasons(form.watch("disputeReason")) ?? [];
  const isOther = needsDetails(reasons);
  const [drafts, setDrafts] = useState<FactDrafts>({});
  const { facts, incomplete } = readFacts(drafts, reasons);
  const { create, isPending } = useCreate(onDone, form.setError);
  const items = report?.negativeItems.filter(isOpenToDispute) ?? [];
  const chosen = items.find(({ id }) => id === form.watch("negativeItemId"));
  const save = (values: NewDispute) => {
    if (incomplete.length === 0) create(facts.length > 0 ? { ...values, statedFacts: facts } : values);
  };
  const dollars = (amount: number | undefined) =>
    amount === undefined
      ? formatMessage({ id: "common.unknown" })
      : formatNumber(amount, { style: "currency", currency: "USD", maximumFractionDigits: 0 });

  return (
    <form onSubmit={form.handleSubmit(save)} noValidate>
      <Stack gap="5">
        <SelectField
          label={<FormattedMessage id="disputes.create.item" />}
          placeholder={formatMessage({ id: "disputes.create.chooseItem" })}
          options={items.map(({ id, creditorName, amount }) => ({
            value: id,
            label: `${creditorName} · ${dollars(amount)}`,
          }))}
          error={errors.negativeItemId?.message}
          {...form.register("negativeItemId")}
        />
        <SelectField
          label={<FormattedMessage id="disputes.create.reason" />}
          placeholder={formatMessage({ id: "disputes.create.chooseReason" })}
          options={formReasons.map((label) => ({
            value: label,
            label: formatMessage({ id: `item.reason.${reasonLabels[label]}` }),
          }))}
          error={errors.disputeReason?.message}
          {...form.register("disputeReason")}
        />
        <FactFields
          name="create"
          reasons={reasons}
          views={chosen?.bureauViews ?? []}
          drafts={drafts}
          onChange={setDrafts}
          isTried={form.formState.isSubmitted}
        />
        <TextAreaField
          label={<FormattedMessage id="disputes.create.details" />}
          hint={<FormattedMessage id="disputes.create.detailsHint" />}
          isOptional={!isOther}
          isRequired={isOther}
          error={errors.additionalDetails?.message}
          {...form.register("additionalDetails")}
        />
        <Button type="submit" disabled={isPending}>
          <FormattedMessage id="disputes.create.submit" />
        </Button>
      </Stack>
    </form>
  );
}

type SetError = (field: "negativeItemId" | "disputeReason" | "additionalDetails", error: { message: string }) => void;

function useCreate(onDone: () => void, setError: SetError) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const { mutate, isPending } = useCreateDispute();

  const create = (values: NewDispute) => {
    const body = { ...values, additionalDetails: values.additionalDetails || undefined };
    mutate(body, {
      onSuccess: () => {
        toast({
          title: formatMessage({ id: "disputes.create.saved" }),
          description: formatMessage({ id: "disputes.create.savedText" }),
        });
        onDone();
      },
      onError: (error) => {
        const fieldErrors = error instanceof ApiError ? error.fieldErrors : undefined;
        for (const field of ["disputeReason", "additionalDetails"] as const) {
          const message = fieldErrors?.[field]?.[0];
          if (message) setError(field, { message });
        }
        toast({
          title: formatMessage({ id: "disputes.createFailed.title" }),
          description: isRefusal(error) ? errorText(error) : formatMessage({ id: "disputes.createFailed.text" }),
          variant: "destructive",
        });
      },
    });
  };
  return { create, isPending };
}
