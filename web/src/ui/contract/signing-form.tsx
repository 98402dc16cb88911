import { Button, chakra, Text } from "@chakra-ui/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { type ContractView, SignContractBody, type UnsignedContract } from "#shared/api/schemas/contract";
import type { SubscriptionTier } from "#shared/domain/plan/plan";
import { ApiError } from "#web/src/api/api-error";
import { CheckboxField } from "../checkbox-field";
import { LongDate } from "../format";
import { useLanguage } from "../language";
import { Notice } from "../notice";
import { TextField } from "../text-field";
import { DocumentText } from "./document-text";
import { useSignContract } from "./queries";

type SigningFormProps = {
  contract: ContractView;
  unsigned?: UnsignedContract;
  onEnter?: (unsigned: UnsignedContract) => void;
  onSigned?: () => void;
};

const nothingEntered = { esignConsent: false, disclosureAcknowledged: false, fullName: "" };

/** Three parts; each opens when the one before it is agreed to. What was entered below another version does not count. */
export function SigningForm({ contract, unsigned, onEnter, onSigned }: SigningFormProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { version } = contract;
  const [entered, setEntered] = useState(unsigned?.version === version ? unsigned : { ...nothingEntered, version });
  const { esignConsent: agreed, disclosureAcknowledged: acknowledged, fullName } = entered;

  const enter = (change: Partial<UnsignedContract>) => {
    const next = { ...entered, ...change, version };
    setEntered(next);
    onEnter?.(next);
  };

  return (
    <>
      <Part title="contract.esign.title">
        <DocumentText title={formatMessage({ id: "contract.esign.title" })} text={contract.esign.text} />
        <PdfLink href={contract.disclosure.pdfUrl} label="contract.pdf.esign" />
        <CheckboxField checked={agreed} onChange={(esignConsent) => enter({ esignConsent })}>
          <FormattedMessage id="contract.esign.consent" />
        </CheckboxField>
      </Part>
      <Part title="contract.disclosure.title" waitsFor={agreed ? undefined : "contract.disclosure.wait"}>
        <Text>
          <FormattedMessage id="contract.disclosure.lead" />
        </Text>
        <DocumentText title={formatMessage({ id: "contract.disclosure.title" })} text={contract.disclosure.text} />
        <PdfLink href={contract.disclosure.pdfUrl} label="contract.pdf.disclosure" />
        <CheckboxField checked={acknowledged} onChange={(disclosureAcknowledged) => enter({ disclosureAcknowledged })}>
          <FormattedMessage id="contract.disclosure.acknowledge" />
        </CheckboxField>
      </Part>
      <Part title="contract.contract.title" waitsFor={agreed && acknowledged ? undefined : "contract.contract.wait"}>
        {language === "es" && (
          <Text fontWeight="semibold">
            <FormattedMessage id="contract.spanish" />
          </Text>
        )}
        <DocumentText title={formatMessage({ id: "contract.contract.title" })} text={contract.contract.text} />
        <PdfLink href={contract.contract.pdfUrl} label="contract.pdf.contract" />
        <DocumentText
          title={formatMessage({ id: "contract.notice.title" })}
          text={contract.noticeOfCancellation.text}
        />
        <PdfLink href={contract.noticeOfCancellation.pdfUrl} label="contract.pdf.notice" />
        <PeriodIfSignedToday {...contract.ifSignedNow} />
        <Signature
          version={version}
          plan={contract.plan}
          fullName={fullName}
          onType={(typed) => enter({ fullName: typed })}
          onSigned={onSigned}
        />
      </Part>
    </>
  );
}

function Part({ title, waitsFor, children }: { title: string; waitsFor?: string; children: React.ReactNode }) {
  return (
    <chakra.fieldset display="flex" flexDirection="column" gap="3" m="0" p="0" borderWidth="0" minWidth="0">
      <chakra.legend fontWeight="semibold" textStyle="lg" mb="2">
        <FormattedMessage id={title} />
      </chakra.legend>
      {waitsFor === undefined ? (
        children
      ) : (
        <Text color="fg.quiet">
          <FormattedMessage id={waitsFor} />
        </Text>
      )}
    </chakra.fieldset>
  );
}

export function PdfLink({ href, label }: { href: string; label: string }) {
  return (
    <Button variant="plain" alignSelf="flex-start" asChild>
      <a href={href} target="_blank" rel="noopener">
        <FormattedMessage id={label} />
      </a>
    </Button>
  );
}

/** The period before signing, as the server counts it; the signature's answer is what counts. */
function PeriodIfSignedToday({ cancelDays, lastCancelDay }: ContractView["ifSignedNow"]) {
  return (
    <Notice title={<FormattedMessage id="contract.period.title" values={{ days: cancelDays }} />}>
      <FormattedMessage id="contract.period.before" values={{ date: <LongDate value={lastCancelDay} /> }} />
    </Notice>
  );
}

type SignatureProps = {
  version: string;
  plan?: SubscriptionTier;
  fullName: string;
  onType: (fullName: string) => void;
  onSigned?: () => void;
};

function Signature({ version, plan, fullName, onType, onSigned }: SignatureProps) {
  const { formatMessage } = useIntl();
  const [problem, setProblem] = useState<string>();
  const sign = useSignContract();

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const body = SignContractBody.safeParse({
      version,
      plan,
      fullName,
      esignConsent: true,
      disclosureAcknowledged: true,
    });
    setProblem(body.error?.issues[0]?.message);
    if (body.success) sign.mutate(body.data, { onSuccess: onSigned });
  };

  return (
    <chakra.form onSubmit={submit} noValidate display="flex" flexDirection="column" gap="3" maxWidth="form">
      <TextField
        name="fullName"
        label={formatMessage({ id: "contract.sign.name" })}
        hint={formatMessage({ id: "contract.sign.name.hint" })}
        error={problem ?? refusedName(sign.error)}
        autoComplete="name"
        maxLength={200}
        value={fullName}
        onChange={(event) => onType(event.target.value)}
      />
      {sign.isError && refusedName(sign.error) === undefined && (
        <Text role="alert" color="fg.error" fontWeight="semibold">
          <FormattedMessage id={refusalKey(sign.error)} />
        </Text>
      )}
      <Button type="submit" size="lg" alignSelf="flex-start" loading={sign.isPending}>
        <FormattedMessage id="contract.sign.button" />
      </Button>
    </chakra.form>
  );
}

function refusedName(error: unknown): string | undefined {
  return error instanceof ApiError ? error.fieldErrors?.fullName?.[0] : undefined;
}

function refusalKey(error: unknown): string {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === "CONTRACT_OUTDATED") return "contract.sign.outdated";
  return code === "STATE_NOT_SERVED" ? "contract.sign.state" : "contract.sign.failed";
}
