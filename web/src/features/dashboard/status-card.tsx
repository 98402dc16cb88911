import { Button, Flex, Heading, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { bureauNames } from "#shared/domain/bureau/addresses";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { plans } from "#shared/domain/plan/plan";
import { Card } from "#web/src/ui/card";
import { LongDate, Money } from "#web/src/ui/format";
import { CheckIcon } from "#web/src/ui/icons";
import type { NewsBeside, Standing } from "./standing";

/** States in which something of the member's own is to be done. */
const accents: Partial<Record<Standing["name"], string>> = {
  mailAgain: "warning.solid",
  overdue: "warning.solid",
  reinstated: "warning.solid",
  pastDue: "warning.solid",
  won: "success.solid",
  gone: "success.solid",
};

type StatusCardProps = {
  standing: Standing;
  news?: NewsBeside;
  /** What else can be done, beside the one thing. */
  children?: ReactNode;
};

/** The first thing on the page: how the member is doing, and the one thing to do now, if there is one. */
export function StatusCard({ standing, news, children }: StatusCardProps) {
  const { formatList } = useIntl();
  const { name } = standing;
  const names = (bureaus: Bureau[]) => formatList(bureaus.map((bureau) => bureauNames[bureau]));
  const values = {
    ...standing,
    price: <Money cents={plans.onetime.priceCents} />,
    bureaus: "bureaus" in standing ? names(standing.bureaus) : undefined,
    count: "bureaus" in standing ? standing.bureaus.length : "count" in standing ? standing.count : undefined,
    ...("by" in standing && { by: <LongDate value={standing.by} /> }),
    ...("since" in standing && { since: <LongDate value={standing.since} /> }),
    ...("until" in standing && { until: <LongDate value={standing.until} /> }),
    ...("on" in standing && standing.on && { on: <LongDate value={standing.on} /> }),
  };
  const to = placeOf(standing);

  return (
    <Card
      as="section"
      aria-labelledby="status-title"
      borderStartWidth="4px"
      borderStartColor={accents[name] ?? "accent.solid"}
    >
      <Heading as="h2" id="status-title" size={{ base: "lg", md: "xl" }}>
        <FormattedMessage id={`dashboard.status.${name}.title`} values={values} />
      </Heading>
      <Text mt="2" maxWidth="prose">
        <FormattedMessage id={`dashboard.status.${name}.text`} values={values} />
      </Text>
      {news && (
        <Flex
          as="p"
          gap="2"
          align="center"
          mt="2"
          color="success.fg"
          fontSize="sm"
          css={{ "& > svg": { flexShrink: 0 } }}
        >
          <CheckIcon size={16} />
          <FormattedMessage
            id={`dashboard.status.${news.name}.beside`}
            values={
              news.name === "partly"
                ? {
                    account: news.account,
                    removed: names(news.removed),
                    awaited: names(news.awaited),
                    count: news.awaited.length,
                  }
                : { account: news.account, others: news.others }
            }
          />
        </Flex>
      )}
      <Flex gap="3" wrap="wrap" mt="4" _empty={{ display: "none" }}>
        {to && (
          <Button asChild>
            <Link to={to}>
              <FormattedMessage id={`dashboard.status.${name}.action`} values={values} />
            </Link>
          </Button>
        )}
        {children}
      </Flex>
    </Card>
  );
}

/** Where the one thing is done; nothing is to be done while others have the letters. */
function placeOf(standing: Standing): string | undefined {
  if ("to" in standing) return standing.to;
  if (["waiting", "arriving", "mailing"].includes(standing.name)) return undefined;
  if (standing.name === "address") return "/account#account-contact";
  if (standing.name === "start") return "/credit-report";
  return standing.name === "usedUp" ? "/subscribe" : "/disputes";
}
