import { Button, List, SimpleGrid } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import { DocumentKind } from "#shared/api/schemas/onboarding";
import { Notice } from "#web/src/ui/notice";
import { SelectField } from "#web/src/ui/select-field";
import { useFlow } from "./flow";
import { IdSide } from "./id-side";
import { StepFrame } from "./step-frame";

const tips = ["light", "flat", "corners", "sharp"] as const;

/** Step 2: a photo of both sides of an ID. */
export function IdUploadStep() {
  const { formatMessage } = useIntl();
  const { progress, stepProgress, entries, updateEntries, goTo } = useFlow();
  const { documentKind: kind = "drivers_license" } = entries;
  const storedSide = (side: "front" | "back") =>
    progress.documents.findLast((document) => document.side === side && document.status === "uploaded");

  return (
    <StepFrame
      title={<FormattedMessage id="onboarding.documents.title" />}
      lead={<FormattedMessage id="onboarding.documents.lead" />}
    >
      <SelectField
        name="documentKind"
        label={formatMessage({ id: "onboarding.documents.kind" })}
        value={kind}
        options={DocumentKind.options.map((value) => ({
          value,
          label: formatMessage({ id: `onboarding.documents.kind.${value}` }),
        }))}
        onChange={(event) => updateEntries({ documentKind: DocumentKind.parse(event.target.value) })}
      />
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <IdSide side="front" kind={kind} stored={storedSide("front")} />
        <IdSide side="back" kind={kind} stored={storedSide("back")} />
      </SimpleGrid>
      <Notice title={<FormattedMessage id="onboarding.documents.tips.title" />}>
        <List.Root>
          {tips.map((tip) => (
            <List.Item key={tip}>
              <FormattedMessage id={`onboarding.documents.tips.${tip}`} />
            </List.Item>
          ))}
        </List.Root>
      </Notice>
      <Notice title={<FormattedMessage id="onboarding.documents.privacy.title" />}>
        <FormattedMessage id="onboarding.documents.privacy.text" />
      </Notice>
      <Button size="lg" alignSelf="flex-start" disabled={!stepProgress.hasBothSides} onClick={() => goTo(3)}>
        <FormattedMessage
          id={stepProgress.hasBothSides ? "onboarding.documents.continue" : "onboarding.documents.bothSides"}
        />
      </Button>
    </StepFrame>
  );
}
