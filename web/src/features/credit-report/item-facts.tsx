import { Box, SimpleGrid, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { NegativeItem } from "#shared/api/schemas/report";
import { shownDigits } from "#shared/domain/report/account-number";
import { BureauText } from "#web/src/ui/bureau-text";
import { LongDate, ReportedDay } from "#web/src/ui/format";
import { ItemAmount } from "#web/src/ui/items/item-row";

const days = ["dateOpened", "dateClosed", "lastPaymentDate", "dateOfFirstDelinquency", "obsoleteOn"] as const;

export function ItemFacts({ item }: { item: NegativeItem }) {
  return (
    <SimpleGrid as="dl" columns={{ base: 1, sm: 2 }} gap="3">
      <Fact name="accountNumber">
        {shownDigits(item.accountNumber) ?? <FormattedMessage id="creditReport.details.notProvided" />}
      </Fact>
      <Fact name="status">
        <FormattedMessage id={`creditReport.details.status.${item.status}`} />
      </Fact>
      <Fact name="amount">
        <ItemAmount item={item} />
      </Fact>
      <Fact name="dateReported">
        <ReportedDay day={item.dateReported} />
      </Fact>
      {item.accountType && (
        <Fact name="accountType">
          <BureauText>{item.accountType}</BureauText>
        </Fact>
      )}
      {item.originalCreditor && <Fact name="originalCreditor">{item.originalCreditor}</Fact>}
      {days.map((name) => {
        const day = item[name];
        return day ? (
          <Fact key={name} name={name}>
            <LongDate value={day} />
          </Fact>
        ) : null;
      })}
      {item.description && (
        <Fact name="description">
          <BureauText>{item.description}</BureauText>
        </Fact>
      )}
    </SimpleGrid>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box>
      <Text as="dt" color="fg.quiet" fontSize="sm">
        <FormattedMessage id={`creditReport.details.${name}`} />
      </Text>
      <Text as="dd" overflowWrap="anywhere">
        {children}
      </Text>
    </Box>
  );
}
