import { withAccountsInLines } from "./accounts-in-lines";
import { withAlignedCells } from "./aligned-cells";
import { withAmountCards } from "./amount-cards";
import { withRowsOfRecords } from "./bare-records";
import { withStatusesUnderBureaus } from "./bare-statuses";
import { withCardsInLines } from "./cards-in-lines";
import { withCellsInRows } from "./cells-in-lines";
import { withCentredLabels } from "./centred-labels";
import { withCentredRows } from "./centred-text";
import { withColumnsAsRows } from "./columns-apart";
import { withCopiedCards } from "./copied-cards";
import { withDrawnColumns } from "./drawn-columns";
import { withHistoryRows } from "./history-copy";
import { withLabelColumnsApart } from "./label-columns";
import { withValuesBelowLabels } from "./label-rows";
import { withLabelsInLines } from "./labels-in-lines";
import { withoutMarksBelowNames } from "./marks-below-names";
import { withMarksUnderMonths } from "./marks-under-months";
import { withMonthTables } from "./month-tables";
import { withMonthlyMarks } from "./monthly-marks";
import { withNameFacts } from "./name-facts";
import { withNameLines } from "./name-lines";
import { withNameRows } from "./name-rows";
import { withNamesOverGrids } from "./names-in-grids";
import { withoutOrdinals } from "./ordinals";
import { withPageColumnsApart } from "./page-columns";
import { withColumnsOfPagesApart } from "./page-gutter";
import { withPrintRecords } from "./print-records";
import { withRecordLabelsApart } from "./record-lines";
import { withoutRunningLines } from "./running-lines";
import { withSegmentsApart } from "./segments";
import { withSentencesApart } from "./sentences";
import { withSourceLists } from "./source-lists";
import { withSpacedLettersJoined } from "./spaced-letters";
import { withStackedLabels } from "./stacked-labels";
import { withTableRows } from "./table-rows";
import type { TextLine } from "./text-line";
import { withTouchingCellsApart } from "./touching-cells";
import { withTwoLineCells } from "./two-line-cells";
import { withValuesAbove } from "./values-above";
import { withWrappedCells } from "./wrapped-cells";
import { withWrappedLabels } from "./wrapped-labels";

/** What undoes each way in which reports are set, in this order: each takes the lines as the ones before it left them. */
const arrangements: readonly ((lines: readonly TextLine[]) => readonly TextLine[])[] = [
  withSpacedLettersJoined,
  withPrintRecords,
  withRowsOfRecords,
  withColumnsOfPagesApart,
  withoutRunningLines,
  withoutOrdinals,
  withoutMarksBelowNames,
  withLabelsInLines,
  withValuesBelowLabels,
  withMonthTables,
  withMonthlyMarks,
  withMarksUnderMonths,
  withCardsInLines,
  withCellsInRows,
  withCopiedCards,
  withLabelColumnsApart,
  withWrappedCells,
  withNamesOverGrids,
  withDrawnColumns,
  withTwoLineCells,
  withAlignedCells,
  withTouchingCellsApart,
  withCentredRows,
  withCentredLabels,
  withPageColumnsApart,
  withAmountCards,
  withValuesAbove,
  withStatusesUnderBureaus,
  withColumnsAsRows,
  withSentencesApart,
  withWrappedLabels,
  withStackedLabels,
  withRecordLabelsApart,
  withSourceLists,
  withHistoryRows,
  withAccountsInLines,
  withNameRows,
  withTableRows,
  withNameFacts,
  withNameLines,
  withSegmentsApart,
];

/** The lines of a report, however it is set, as rows of a label and its value below the account's name. */
export const asRowsOfLabels = (lines: readonly TextLine[]): readonly TextLine[] =>
  arrangements.reduce((before, arrange) => arrange(before), lines);
