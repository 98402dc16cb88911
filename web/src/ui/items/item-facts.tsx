import { Box, SimpleGrid } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { NegativeItem } from "#shared/api/schemas/report";
import { shownDigits } from "#shared/domain/report/account-number";
import { shownAmount } from "#shared/domain/report/item-groups";
import { BureauText } from "../bureau-text";
import { Amount, LongDate, ReportedDay } from "../format";
import { ItemAmount } from "./item-row";

const days = ["dateOpened", "dateClosed", "lastPaymentDate", "dateOfFirstDelinquency", "obsoleteOn"] as const;

/** What the report says of an item as a whole. What it leaves out has no line, except what a reader would look for. */
export function ItemFacts({ item }: { item: NegativeItem }) {
  return (
    <SimpleGrid as="dl" columns={2} columnGap={{ base: "3", sm: "6" }} rowGap="3">
      <Fact name="type">
        <FormattedMessage id={`item.type.${item.itemType}`} />
      </Fact>
      <Fact name="amount">
        <ItemAmount amount={shownAmount(item)} />
      </Fact>
      <Fact name="accountNumber">
        {shownDigits(item.accountNumber) ?? <FormattedMessage id="item.reported.notProvided" />}
      </Fact>
      <Fact name="status">
        <FormattedMessage id={`item.reported.status.${item.status}`} />
      </Fact>
      {item.originalCreditor && <Fact name="originalCreditor">{item.originalCreditor}</Fact>}
      {item.accountType && (
        <Fact name="accountType">
          <BureauText>{item.accountType}</BureauText>
        </Fact>
      )}
      <Fact name="dateReported">
        <ReportedDay day={item.dateReported} />
      </Fact>
      {days.map((name) => {
        const day = item[name];
        return day ? (
          <Fact key={name} name={name}>
            <LongDate value={day} />
          </Fact>
        ) : null;
      })}
      {item.creditLimit !== undefined && (
        <Fact name="creditLimit">
          <Amount dollars={item.creditLimit} />
        </Fact>
      )}
      {item.description && (
        <Fact name="description" isWide>
          <BureauText>{item.description}</BureauText>
        </Fact>
      )}
    </SimpleGrid>
  );
}

/** A name and its value inside a `dl`. */
function Fact({ name, isWide, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <Box gridColumn={isWide ? "1 / -1" : undefined}>
      <Box as="dt" color="fg.quiet" fontSize="sm">
        <FormattedMessage id={`item.reported.${name}`} />
      </Box>
      <Box as="dd" m="0" overflowWrap="anywhere">
        {children}
      </Box>
    </Box>
  );
}
