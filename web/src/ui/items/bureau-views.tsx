import { chakra, Heading, Table, Text } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { FormattedList, FormattedMessage } from "react-intl";
import type { BureauView, NegativeItem } from "#shared/api/schemas/report";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { bureaus } from "#shared/domain/bureau/bureau";
import type { Finding, FindingKind } from "#shared/domain/report/findings";
import { shownAmountAt } from "#shared/domain/report/item-groups";
import { BureauText } from "../bureau-text";
import { LongDate, LongMonth } from "../format";
import { ItemAmount } from "./item-row";

const fields = [
  "amount",
  "status",
  "payStatus",
  "payRemark",
  "dateOpened",
  "dateReported",
  "dateClosed",
  "dateOfFirstDelinquency",
  "lastPaymentDate",
  "removalOn",
] as const;
type Field = (typeof fields)[number];

/** A reader looks for these: where no bureau gives them, they are unknown. */
const always: readonly Field[] = ["amount", "status", "dateReported"];

/** The line that a finding is about. */
const linesInQuestion: Partial<Record<FindingKind, Field>> = {
  pastRemoval: "removalOn",
  amountsDiffer: "amount",
  openedDiffer: "dateOpened",
  statusesDiffer: "status",
  reaged: "dateOfFirstDelinquency",
};

type BureauViewsProps = { item: NegativeItem; findings: readonly Finding[] };

/**
 * The same account as each bureau reports it: what differs side by side, on a phone too, where the name of a line stands above its
 * values. What all report alike is among the item's facts, and opens here.
 */
export function BureauViews({ item, findings }: BureauViewsProps) {
  const titleId = useId();
  const views = item.bureauViews ?? [];
  if (views.length === 0) return null;
  const columns = bureaus.flatMap((bureau) => views.find((view) => view.bureau === bureau) ?? []);
  const lines = fields.filter((field) => always.includes(field) || views.some((view) => view[field] !== undefined));
  const alike = lines.filter((field) => isAlike(field, item, columns));
  const different = lines.filter((field) => !alike.includes(field));
  const inQuestion = findings.map(({ kind }) => linesInQuestion[kind]);

  return (
    <section>
      <Heading as="h3" size="sm" mb="2" id={titleId}>
        <FormattedMessage id="item.reported.byBureau" />
      </Heading>
      {different.length > 0 && (
        <Lines titleId={titleId} columns={columns}>
          {different.map((field) => (
            <Line key={field} field={field} item={item} columns={columns} isInQuestion={inQuestion.includes(field)} />
          ))}
        </Lines>
      )}
      <NotReporting views={views} />
      {alike.length > 0 && (
        <chakra.details mt="1">
          <chakra.summary cursor="pointer" minHeight="11" py="2" fontWeight="medium" color="accent.fg">
            <FormattedMessage id="item.reported.alike" values={{ bureaus: columns.length, count: alike.length }} />
          </chakra.summary>
          <Lines titleId={titleId} columns={columns}>
            {alike.map((field) => (
              <Line key={field} field={field} item={item} columns={columns} isInQuestion={inQuestion.includes(field)} />
            ))}
          </Lines>
        </chakra.details>
      )}
    </section>
  );
}

const reportedValue = (field: Field, item: NegativeItem, view: BureauView) =>
  field === "amount" ? shownAmountAt(item, view) : view[field];

const isAlike = (field: Field, item: NegativeItem, columns: readonly BureauView[]) =>
  new Set(columns.map((view) => reportedValue(field, item, view))).size === 1;

type LinesProps = { titleId: string; columns: readonly BureauView[]; children: ReactNode };

function Lines({ titleId, columns, children }: LinesProps) {
  return (
    <Table.Root tableLayout="fixed" aria-labelledby={titleId}>
      <Table.Header>
        <Table.Row>
          {columns.map(({ bureau }) => (
            <Table.ColumnHeader key={bureau} scope="col" px="2">
              {bureauNames[bureau]}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      {children}
    </Table.Root>
  );
}

type LineProps = { field: Field; item: NegativeItem; columns: readonly BureauView[]; isInQuestion: boolean };

const cell = { px: "2", pt: "0", pb: "2", verticalAlign: "top", overflowWrap: "anywhere", hyphens: "auto" } as const;

function Line({ field, item, columns, isInQuestion }: LineProps) {
  const [first, ...others] = columns;
  const isSame = first !== undefined && others.length > 0 && isAlike(field, item, columns);

  return (
    <Table.Body bg={isInQuestion ? "warning.subtle" : undefined} borderTopWidth="1px" borderColor="border.line">
      <Table.Row borderBottomWidth="0">
        <Table.ColumnHeader
          colSpan={columns.length}
          scope="rowgroup"
          px="2"
          pb="0"
          color="fg.quiet"
          fontWeight="normal"
        >
          <FormattedMessage id={`item.reported.${field}`} />
        </Table.ColumnHeader>
      </Table.Row>
      <Table.Row>
        {isSame ? (
          <Table.Cell colSpan={columns.length} {...cell}>
            <FormattedMessage
              id="item.reported.same"
              values={{ count: columns.length, value: <Value field={field} item={item} view={first} /> }}
            />
          </Table.Cell>
        ) : (
          columns.map((view) => (
            <Table.Cell key={view.bureau} {...cell}>
              <Value field={field} item={item} view={view} />
            </Table.Cell>
          ))
        )}
      </Table.Row>
    </Table.Body>
  );
}

function Value({ field, item, view }: { field: Field; item: NegativeItem; view: BureauView }) {
  if (field === "amount") return <ItemAmount amount={shownAmountAt(item, view)} />;
  if (field === "status") return <FormattedMessage id={`item.reported.status.${view.status}`} />;
  const value = view[field];
  if (value === undefined) return <FormattedMessage id="common.unknown" />;
  if (field === "removalOn") return <LongMonth day={value} />;
  return field === "payStatus" || field === "payRemark" ? <BureauText>{value}</BureauText> : <LongDate value={value} />;
}

function NotReporting({ views }: { views: readonly BureauView[] }) {
  const others = bureaus.filter((bureau) => views.every((view) => view.bureau !== bureau));
  if (others.length === 0) return null;

  return (
    <Text color="fg.quiet" fontSize="sm" mt="2">
      <FormattedMessage
        id="item.reported.notBy"
        values={{ names: <FormattedList value={others.map((bureau) => bureauNames[bureau])} type="disjunction" /> }}
      />
    </Text>
  );
}
