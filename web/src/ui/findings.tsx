import { Box, Button, Heading, Stack, Text } from "@chakra-ui/react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import type { NegativeItem } from "#shared/api/schemas/report";
import { bureauNames } from "#shared/domain/bureau/addresses";
import type { ReasonKey } from "#shared/domain/dispute/reasons";
import type { Finding, FindingValue } from "#shared/domain/report/findings";
import { longDate, precisionOf } from "./format";
import { forcedEdge } from "./theme/forced-colors";

type FindingsProps = { findings: readonly Finding[] };

/** Why to look at an item, in a few words for its row: the gravest finding, and how many more there are. */
export function FindingLabel({ findings }: FindingsProps) {
  const intl = useIntl();
  const [gravest, ...others] = findings;
  if (!gravest) return null;

  return (
    <Text color="warning.fg" fontSize="sm" lineHeight="short" fontWeight="semibold" overflowWrap="anywhere">
      <FormattedMessage id={`item.finding.${gravest.kind}`} values={wordsOf(gravest, intl, false)} />
      {others.length > 0 && <FormattedMessage id="item.findings.more" values={{ count: others.length }} />}
    </Text>
  );
}

type QuestionsProps = FindingsProps & {
  item: Pick<NegativeItem, "creditorName">;
  /** Takes the reason of a finding as the member's own. Left out where nothing can be disputed. */
  onUse?: (reason: ReasonKey) => void;
};

/** The questions that an item raises, each with the bureaus' numbers side by side. */
export function FindingQuestions({ findings, item, onUse }: QuestionsProps) {
  const intl = useIntl();
  if (findings.length === 0) return null;

  return (
    <Box as="section" colorPalette="warning" bg="colorPalette.subtle" css={forcedEdge} borderRadius="card" padding="4">
      <Heading as="h3" size="sm">
        <FormattedMessage id="item.findings.title" />
      </Heading>
      <Text color="fg.quiet" fontSize="sm" maxWidth="prose">
        <FormattedMessage id="item.findings.lead" />
      </Text>
      <Stack as="ul" listStyleType="none" gap="3" mt="3">
        {findings.map((finding) => (
          <Box as="li" key={finding.kind}>
            <Text maxWidth="prose">
              <FormattedMessage id={`item.finding.${finding.kind}.question`} values={wordsOf(finding, intl, true)} />
            </Text>
            {onUse && finding.reason && (
              <Button
                variant="outline"
                size="sm"
                mt="1"
                aria-label={intl.formatMessage(
                  { id: "item.findings.useOf" },
                  {
                    use: intl.formatMessage({ id: "item.findings.use" }),
                    reason: intl.formatMessage({ id: `item.reason.${finding.reason}` }),
                    creditor: item.creditorName,
                  },
                )}
                onClick={() => finding.reason && onUse(finding.reason)}
              >
                <FormattedMessage id="item.findings.use" />
              </Button>
            )}
          </Box>
        ))}
      </Stack>
    </Box>
  );
}

/** The values of a finding's message. With bureaus: "Experian $812, Equifax $1,240"; else "$812 / $1,240". */
function wordsOf({ values, on, basis, estimated, other }: Finding, intl: IntlShape, withBureaus: boolean) {
  const printed = values.map((value) => ({ name: bureauNames[value.bureau], text: valueText(value, intl) }));
  const text = withBureaus
    ? intl.formatList(printed.map(({ name, text }) => `${name} ${text}`))
    : [...new Set(printed.map(({ text }) => text))].join(" / ");
  const known = values.length > 0 ? "yes" : "no";
  const since = estimated && { since: monthOf(estimated, intl), hasSince: "yes" };
  const until = on && { on: longDate(on, intl), month: monthOf(on, intl), precision: precisionOf(on) };
  const named = intl.formatList(printed.map(({ name }) => name));
  return { values: text, bureaus: named, known, ...until, basis, hasSince: "no", ...since, ...otherWords(other, intl) };
}

function otherWords(other: Finding["other"], intl: IntlShape) {
  return { other: other?.creditorName, otherAmount: other?.amount === undefined ? "" : dollars(other.amount, intl) };
}

const dollars = (amount: number, intl: IntlShape) =>
  intl.formatNumber(amount, { style: "currency", currency: "USD", ...wholeDollars(amount) });

function valueText({ amount, day, month, text }: FindingValue, intl: IntlShape): string {
  if (amount !== undefined) return dollars(amount, intl);
  if (day !== undefined) return longDate(day, intl);
  if (month !== undefined) return monthOf(month, intl);
  return text === undefined ? "" : intl.formatMessage({ id: `item.reported.status.${text}` }).toLowerCase();
}

const wholeDollars = (amount: number) => ({ minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 });
const monthOf = (day: string, intl: IntlShape) =>
  intl.formatDate(day, { month: "long", year: "numeric", timeZone: "UTC" });
