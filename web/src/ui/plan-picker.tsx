import { Box, chakra, Fieldset, Flex, List, SimpleGrid, Text } from "@chakra-ui/react";
import { memo, type ReactNode } from "react";
import { FormattedMessage, FormattedNumber } from "react-intl";
import type { PlanOffer } from "#shared/api/schemas/subscription";
import { planFeatures } from "#shared/domain/plan/features";
import type { SubscriptionTier } from "#shared/domain/plan/plan";
import { Badge } from "./badge";
import { forcedChosen } from "./theme/forced-colors";
import { radioStyles } from "./theme/radio-styles";

/** From this many selected items on, the monthly plan is called the best value. */
const BEST_VALUE_FROM = 3;

type PlanPickerProps = {
  /** What is asked, translated; a heading where the plans are a part of their own. */
  legend: ReactNode;
  offers: readonly PlanOffer[];
  chosen?: SubscriptionTier;
  onChoose: (plan: SubscriptionTier) => void;
  selectedCount?: number;
};

/** One of the plans: prices, allowances and what else is in them. */
export function PlanPicker({ legend, offers, chosen, onChoose, selectedCount = 0 }: PlanPickerProps) {
  return (
    <Fieldset.Root gap="4">
      <Fieldset.Legend mb="3">{legend}</Fieldset.Legend>
      <SimpleGrid columns={{ base: 1, lg: 3 }} gap="4">
        {offers.map((offer) => (
          <PlanCard
            key={offer.id}
            offer={offer}
            isChosen={offer.id === chosen}
            isBestValue={offer.id === "monthly" && selectedCount >= BEST_VALUE_FROM}
            onChoose={() => onChoose(offer.id)}
          />
        ))}
      </SimpleGrid>
    </Fieldset.Root>
  );
}

type PlanCardProps = { offer: PlanOffer; isChosen: boolean; isBestValue: boolean; onChoose: () => void };

function PlanCard({ offer, isChosen, isBestValue, onChoose }: PlanCardProps) {
  return (
    <chakra.label
      display="flex"
      flexDirection="column"
      gap="2"
      padding="4"
      cursor="pointer"
      bg={isChosen ? "accent.subtle" : "bg.surface"}
      borderWidth="2px"
      borderColor={isChosen ? "accent.solid" : "border.line"}
      css={isChosen ? forcedChosen : undefined}
      borderRadius="card"
    >
      <Flex gap="3" align="center">
        <chakra.input
          type="radio"
          {...radioStyles}
          name="plan"
          value={offer.id}
          checked={isChosen}
          onChange={onChoose}
          aria-labelledby={`plan-name-${offer.id}`}
          aria-describedby={`plan-${offer.id}`}
        />
        <Text id={`plan-name-${offer.id}`} fontWeight="semibold" textStyle="lg" minWidth="0" overflowWrap="anywhere">
          <FormattedMessage id={`contract.plans.name.${offer.id}`} />
        </Text>
      </Flex>
      {/* Side by side, every card keeps this line, so that the prices are level. */}
      <Flex gap="2" wrap="wrap" minH={{ lg: "6" }}>
        {offer.popular && (
          <Badge tone="accent" variant="outline">
            <FormattedMessage id="contract.plans.popular" />
          </Badge>
        )}
        {isBestValue && (
          <Badge tone="accent" variant="solid">
            <FormattedMessage id="contract.plans.bestValue" />
          </Badge>
        )}
      </Flex>
      <PlanWords offer={offer} />
    </chakra.label>
  );
}

/** They stay while items are selected above. */
const PlanWords = memo(function PlanWords({ offer }: { offer: PlanOffer }) {
  return (
    <Box id={`plan-${offer.id}`}>
      <Text textStyle="xl" fontWeight="semibold">
        <FormattedMessage
          id={`contract.plans.price.${offer.id}`}
          values={{
            price: <FormattedNumber value={offer.price} style="currency" currency="USD" minimumFractionDigits={0} />,
          }}
        />
      </Text>
      <Text fontWeight="semibold">
        <FormattedMessage id={`contract.plans.allowance.${offer.id}`} values={{ count: offer.disputes }} />
      </Text>
      <Text color="fg.quiet">
        <FormattedMessage id={`contract.plans.description.${offer.id}`} />
      </Text>
      <List.Root mt="2" textStyle="sm">
        {planFeatures[offer.id].map((feature) => (
          <List.Item key={feature}>
            <FormattedMessage id={`plans.feature.${feature}`} />
          </List.Item>
        ))}
      </List.Root>
    </Box>
  );
});
