import { Button, Flex } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";

/** How the report comes: the bureaus are asked, or the visitor brings one. */
export type ReportWay = "pull" | "own";

type ReportWayProps = { way: ReportWay; onChange: (way: ReportWay) => void };

export function ReportWayChoice({ way, onChange }: ReportWayProps) {
  const { formatMessage } = useIntl();

  return (
    <Flex role="group" aria-label={formatMessage({ id: "onboarding.way.label" })} gap="3" wrap="wrap">
      {(["pull", "own"] as const).map((each) => (
        <Button
          key={each}
          variant={each === way ? "solid" : "outline"}
          aria-pressed={each === way}
          onClick={() => onChange(each)}
        >
          <FormattedMessage id={`onboarding.way.${each}`} />
        </Button>
      ))}
    </Flex>
  );
}
