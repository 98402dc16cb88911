import { Button, chakra, Text } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { type ContractView, SignContractBody, type UnsignedContract } from "#shared/api/schemas/contract";
import { isFreshTick } from "#shared/domain/contract/signing-times";
import type { SubscriptionTier } from "#shared/domain/plan/plan";
import { serverNow } from "#web/src/api/server-time";
import { CheckboxField } from "#web/src/ui/checkbox-field";
import { LongDate } from "#web/src/ui/format";
import { useLanguage } from "#web/src/ui/language";
import { Notice } from "#web/src/ui/notice";
import { TextField } from "#web/src/ui/text-field";
import { ContractDocument } from "./contract-documents";
import { PdfLink } from "./pdf-link";
import { type SignWith, useSignContract } from "./queries";
import { SignedNotice } from "./signed-contract";
import { refusedName, SigningRefusal } from "./signing-refusal";

type SigningFormProps = {
  contract: ContractView;
  unsigned?: UnsignedContract;
  onChange?: (unsigned: UnsignedContract) => void;
  onSigned?: (signedAt: string) => void;
  signWith?: SignWith;
};

const unticked = {
  disclosureAcknowledged: false,
  disclosureAcknowledgedAt: undefined,
  esignConsent: false,
  esignConsentAt: undefined,
};

/** What is kept from before; ticks below another version, without a time or of the day before do not count. */
function keptOf(unsigned: UnsignedContract | undefined, version: string): UnsignedContract {
  if (unsigned?.version !== version) return { ...unticked, version, fullName: "" };
  const { fullName, disclosureAcknowledged, disclosureAcknowledgedAt, esignConsent, esignConsentAt } = unsigned;
  const now = serverNow();
  if (!disclosureAcknowledged || !isFreshTick(disclosureAcknowledgedAt, now)) return { ...unticked, version, fullName };
  const agreed = esignConsent && isFreshTick(esignConsentAt, now) ? { esignConsent, esignConsentAt } : {};
  return { ...unticked, version, fullName, disclosureAcknowledged, disclosureAcknowledgedAt, ...agreed };
}

/** Three parts; each opens when the one before it is agreed to, and closes with it. Each tick keeps its time. */
export function SigningForm({ contract, unsigned, onChange, onSigned, signWith }: SigningFormProps) {
  const { language } = useLanguage();
  const { version } = contract;
  const [entered, setEntered] = useState(() => keptOf(unsigned, version));
  const { esignConsent: agreed, disclosureAcknowledged: acknowledged } = entered;
  // The law wants this statement to be given to a consumer before any contract (15 U.S.C. § 1679c). Who comes back has read it.
  const [isUnread] = useState(!acknowledged);
  const sign = useSignContract({ signWith, onSigned });

  const update = (change: Partial<UnsignedContract>) => {
    const next = { ...entered, ...change, version };
    setEntered(next);
    onChange?.(next);
  };

  const acknowledge = (isTicked: boolean) =>
    update(isTicked ? { disclosureAcknowledged: true, disclosureAcknowledgedAt: instant() } : unticked);
  const agree = (esignConsent: boolean) =>
    update({ esignConsent, esignConsentAt: esignConsent ? instant() : undefined });

  // Signed, though the contract could not be asked for again.
  if (sign.isSuccess) return <SignedNotice signed={{ ...sign.data, fullName: sign.variables.fullName }} />;
  return (
    <>
      <Part title="contract.disclosure.title">
        <Text>
          <FormattedMessage id="contract.disclosure.lead" />
        </Text>
        <ContractDocument name="disclosure" contract={contract} isOpen={isUnread} />
        <PdfLink href={contract.disclosure.pdfUrl} label="contract.pdf.disclosure" />
        <CheckboxField checked={acknowledged} onChange={acknowledge}>
          <FormattedMessage id="contract.disclosure.acknowledge" />
        </CheckboxField>
      </Part>
      <Part title="contract.esign.title" waitsFor={acknowledged ? undefined : "contract.esign.wait"}>
        <ContractDocument name="esign" contract={contract} />
        <PdfLink href={contract.disclosure.pdfUrl} label="contract.pdf.esign" />
        <CheckboxField checked={agreed} onChange={agree}>
          <FormattedMessage id="contract.esign.consent" />
        </CheckboxField>
      </Part>
      <Part title="contract.contract.title" waitsFor={agreed ? undefined : "contract.contract.wait"}>
        {language === "es" && (
          <Text fontWeight="semibold">
            <FormattedMessage id="contract.spanish" />
          </Text>
        )}
        <ContractDocument name="contract" contract={contract} />
        <PdfLink href={contract.contract.pdfUrl} label="contract.pdf.contract" />
        <Text fontWeight="semibold">
          <FormattedMessage id="contract.notice.title" />
        </Text>
        <ContractDocument name="notice" contract={contract} />
        <PdfLink href={contract.noticeOfCancellation.pdfUrl} label="contract.pdf.notice" />
        <PeriodIfSignedToday {...contract.ifSignedNow} />
        <Signature
          sign={sign}
          plan={contract.plan}
          entered={{ ...entered, version }}
          onType={(typed) => update({ fullName: typed })}
        />
      </Part>
    </>
  );
}

const instant = () => serverNow().toISOString();

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

/** The period before signing, as the server counts it; the signature's answer is what counts. */
function PeriodIfSignedToday({ cancelDays, lastCancelDay }: ContractView["ifSignedNow"]) {
  return (
    <Notice title={<FormattedMessage id="contract.period.title" values={{ days: cancelDays }} />}>
      <FormattedMessage id="contract.period.before" values={{ date: <LongDate value={lastCancelDay} /> }} />
    </Notice>
  );
}

type SignatureProps = {
  sign: ReturnType<typeof useSignContract>;
  plan?: SubscriptionTier;
  entered: UnsignedContract;
  onType: (fullName: string) => void;
};

function Signature({ sign, plan, entered, onType }: SignatureProps) {
  const { formatMessage } = useIntl();
  const [problem, setProblem] = useState<string>();
  const name = useRef<HTMLInputElement>(null);

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const body = SignContractBody.safeParse({ ...entered, plan });
    setProblem(body.error?.issues[0]?.message);
    if (body.success) return sign.mutate(body.data, { onError: focusRefusedName });
    name.current?.focus();
  };

  const focusRefusedName = (error: unknown) => {
    if (refusedName(error) !== undefined) name.current?.focus();
  };

  return (
    <chakra.form onSubmit={submit} noValidate display="flex" flexDirection="column" gap="3" maxWidth="form">
      <TextField
        ref={name}
        name="fullName"
        label={formatMessage({ id: "contract.sign.name" })}
        hint={formatMessage({ id: "contract.sign.name.hint" })}
        error={problem ?? refusedName(sign.error)}
        saysError
        autoComplete="name"
        maxLength={200}
        value={entered.fullName}
        onChange={(event) => onType(event.target.value)}
      />
      {sign.isError && <SigningRefusal error={sign.error} />}
      <Button type="submit" size="lg" alignSelf="flex-start" loading={sign.isPending}>
        <FormattedMessage id="contract.sign.button" />
      </Button>
    </chakra.form>
  );
}
