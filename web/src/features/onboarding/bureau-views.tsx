import { Box, Heading, Table, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { BureauView } from "#shared/api/schemas/report";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { bureaus } from "#shared/domain/bureau/bureau";
import { BureauText } from "#web/src/ui/bureau-text";
import { Amount, LongDate } from "#web/src/ui/format";

const labels: Record<ComparedField, string> = {
  amount: "onboarding.selection.amount",
  status: "onboarding.item.status",
  payStatus: "onboarding.item.payStatus",
  dateOpened: "onboarding.item.dateOpened",
  dateReported: "onboarding.selection.dateReported",
  dateClosed: "onboarding.item.dateClosed",
  dateOfFirstDelinquency: "onboarding.item.firstDelinquency",
  lastPaymentDate: "onboarding.item.lastPaymentDate",
};

/** What each bureau reports of one item, side by side; where they differ, one of them is wrong. */
export function BureauViews({ views }: { views: readonly BureauView[] }) {
  const { formatMessage, formatList } = useIntl();
  const differing = differingFields(views);
  const fields = comparedFields.filter((field) => views.some((view) => view[field] !== undefined));

  return (
    <div>
      <Heading as="h3" size="md" mb="2">
        <FormattedMessage id="onboarding.item.bureauViews" />
      </Heading>
      {differing.length > 0 && (
        <Text mb="2" color="warning.fg" fontWeight="semibold">
          <FormattedMessage
            id="onboarding.item.differs"
            values={{ fields: formatList(differing.map((field) => formatMessage({ id: labels[field] }))) }}
          />
        </Text>
      )}
      <Box
        overflowX="auto"
        role="region"
        tabIndex={0}
        aria-label={formatMessage({ id: "onboarding.item.bureauViews" })}
      >
        <Table.Root minWidth="md">
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader scope="col">
                <FormattedMessage id="onboarding.item.field" />
              </Table.ColumnHeader>
              {bureaus.map((bureau) => (
                <Table.ColumnHeader key={bureau} scope="col">
                  {bureauNames[bureau]}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {fields.map((field) => (
              <Table.Row key={field} bg={differing.includes(field) ? "warning.subtle" : undefined}>
                <Table.ColumnHeader scope="row">
                  <FormattedMessage id={labels[field]} />
                </Table.ColumnHeader>
                {bureaus.map((bureau) => (
                  <Table.Cell key={bureau}>
                    {reportedValue(
                      field,
                      views.find((view) => view.bureau === bureau),
                    )}
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
    </div>
  );
}

function reportedValue(field: ComparedField, view: BureauView | undefined): ReactNode {
  if (view === undefined) return <FormattedMessage id="onboarding.item.notReported" />;
  if (field === "amount") return <Amount dollars={view.amount} />;
  if (field === "status") return <FormattedMessage id={`onboarding.item.status.${view.status}`} />;
  if (field === "payStatus") return view.payStatus ? <BureauText>{view.payStatus}</BureauText> : "–";
  const day = view[field];
  return day === undefined ? "–" : <LongDate value={day} />;
}

/** The fields of an item that are set side by side. */
const comparedFields = [
  "amount",
  "status",
  "payStatus",
  "dateOpened",
  "dateReported",
  "dateClosed",
  "dateOfFirstDelinquency",
  "lastPaymentDate",
] as const;
type ComparedField = (typeof comparedFields)[number];

/** Bureaus hear of an account on different days: another reporting day is no contradiction. */
const mayDiffer: readonly ComparedField[] = ["dateReported"];

/** The fields on which the bureaus that report an item contradict each other. A field that a bureau leaves out says nothing. */
export function differingFields(views: readonly BureauView[]): ComparedField[] {
  return comparedFields.filter((field) => {
    const values = views.map((view) => view[field]).filter((value) => value !== undefined);
    return !mayDiffer.includes(field) && new Set(values).size > 1;
  });
}
