import { Text } from "@chakra-ui/react";
import { Fragment } from "react";
import { FormattedList, FormattedMessage, type IntlShape, useIntl } from "react-intl";
import type { BureauView } from "#shared/api/schemas/report";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { lateDays, lateMonths } from "#shared/domain/dispute/late-months";
import { type FactField, reportedValue } from "#shared/domain/dispute/stated-facts";
import { BureauText } from "./bureau-text";
import { longDate } from "./format";

type ReportedLineProps = { field: FactField; views: readonly BureauView[] };

/** What each bureau reports in a field, side by side; nothing for payments of which no bureau tells. */
export function ReportedLine({ field, views }: ReportedLineProps) {
  const intl = useIntl();
  const telling = field === "late_month" ? views.filter(({ paymentHistory }) => paymentHistory) : views;
  if (telling.length === 0) return null;

  return (
    <Text color="fg.quiet" fontSize="sm">
      {field === "ownership" ? (
        <FormattedMessage
          id="item.fact.reported.ownership"
          values={{ bureaus: intl.formatList(views.map(({ bureau }) => bureauNames[bureau])) }}
        />
      ) : (
        <FormattedMessage
          id={isOfBalance(field) ? "item.fact.reported.balance" : "item.fact.reported"}
          values={{ values: <FormattedList value={telling.map((view) => reported(field, view, intl))} /> }}
        />
      )}
    </Text>
  );
}

/** Days that settle a balance: what is reported beside them is the balance. */
const isOfBalance = (field: FactField) => field === "paid_on" || field === "discharged_on";

function reported(field: FactField, view: BureauView, intl: IntlShape) {
  const { bureau } = view;
  if (field === "late_month") return <Fragment key={bureau}>{lateText(view, intl)}</Fragment>;
  return (
    <Fragment key={bureau}>
      {bureauNames[bureau]} {textOf(field, view, intl)}
    </Fragment>
  );
}

/** How late payments were, and when; where the months are not named, about when: which mark is which, bureaus count differently by one. */
function lateText(view: BureauView, intl: IntlShape) {
  const days = lateDays(view);
  const isOther = /[^-0]/.test(view.paymentHistory ?? "");
  const months = lateMonths(view).map(({ from, to }) => rangeText(from, to, intl));
  const values = {
    bureau: bureauNames[view.bureau],
    days: days.length > 0 ? "some" : isOther ? "other" : "none",
    list: intl.formatList(days.map(String)),
    known: months.length === 0 ? "no" : view.paymentHistoryMonth === undefined ? "about" : "yes",
    months: intl.formatList(months),
  };
  return intl.formatMessage({ id: "item.fact.reported.late" }, values);
}

const monthText = (month: string, intl: IntlShape) =>
  intl.formatDate(`${month}-01`, { month: "long", year: "numeric", timeZone: "UTC" });

const rangeText = (from: string, to: string, intl: IntlShape) =>
  from === to
    ? monthText(from, intl)
    : intl.formatMessage({ id: "item.fact.reported.months" }, { from: monthText(from, intl), to: monthText(to, intl) });

function textOf(field: FactField, view: BureauView, intl: IntlShape) {
  const value = reportedValue(field, view);
  if (value === undefined) return intl.formatMessage({ id: "common.unknown" });
  if (typeof value === "number") {
    const minimumFractionDigits = value % 1 === 0 ? 0 : 2;
    return intl.formatNumber(value, { style: "currency", currency: "USD", minimumFractionDigits });
  }
  if (field !== "status") return longDate(value, intl);
  if (view.payStatus) return <BureauText>{view.payStatus}</BureauText>;
  return intl.formatMessage({ id: `bureau.value.${view.status}` });
}
