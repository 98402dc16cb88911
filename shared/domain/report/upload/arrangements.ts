import { withAccountParagraphs } from "./layouts/account-paragraphs";
import { withAccountsInStacks, withBareRows } from "./layouts/account-stacks";
import { withAccountsCalled } from "./layouts/accounts-called";
import { withAccountsInLines } from "./layouts/accounts-in-lines";
import { withAmountCards } from "./layouts/amount-cards";
import { withAmountsBesideKinds } from "./layouts/amounts-beside-kinds";
import { withBareFacts } from "./layouts/bare-facts";
import { withBureauBadges } from "./layouts/bureau-badges";
import { withBureauSegments } from "./layouts/bureau-segments";
import { withoutButtons } from "./layouts/buttons";
import { withRowsOfCardsApart } from "./layouts/card-rows";
import { withCardsInLines } from "./layouts/cards-in-lines";
import { withCentredLabels } from "./layouts/centred-labels";
import { withCentredRows } from "./layouts/centred-text";
import { withCheckedChoices } from "./layouts/checked-choices";
import { withCodeMeanings } from "./layouts/code-meanings";
import { withColumnsAsRows } from "./layouts/columns-apart";
import { withoutContinuedNames } from "./layouts/continued-names";
import { withCopiedCards } from "./layouts/copied-cards";
import { withoutDecorations } from "./layouts/decorations";
import { withFactsBeforeNames } from "./layouts/facts-before-names";
import { withFactsBesideLabels } from "./layouts/facts-beside-labels";
import { withFactsInCells } from "./layouts/facts-in-cells";
import { withFactsInLists } from "./layouts/facts-in-lists";
import { withGluedLabelsApart } from "./layouts/glued-labels";
import { withLabelColumnsApart } from "./layouts/label-columns";
import { withValuesBelowLabels } from "./layouts/label-rows";
import { withLabelsAroundValues } from "./layouts/labels-around-values";
import { withLabelsBeforeValues } from "./layouts/labels-before-values";
import { withLabelsInLines } from "./layouts/labels-in-lines";
import { withoutLineNumbers } from "./layouts/line-numbers";
import { withLowerValues } from "./layouts/lower-values";
import { withoutMailMarks } from "./layouts/mail-text";
import { withMarksBehindNames } from "./layouts/marks-before-names";
import { withoutMarksBelowNames } from "./layouts/marks-below-names";
import { withNameLines } from "./layouts/name-lines";
import { withNameRows } from "./layouts/name-rows";
import { withNamesOverColumns } from "./layouts/names-beside-columns";
import { withNamesInSmallLetters } from "./layouts/names-in-small-letters";
import { withoutOrdinals } from "./layouts/ordinals";
import { withOriginalsBelowNames, withWholeBrackets } from "./layouts/originals-behind-names";
import { withOriginalsBelowAgencies } from "./layouts/originals-below-agencies";
import { withOwedOfLimit } from "./layouts/owed-of-limit";
import { withoutOwnerLetters } from "./layouts/owner-letters";
import { withPageColumnsApart } from "./layouts/page-columns";
import { withColumnsOfPagesApart } from "./layouts/page-gutter";
import { withPairedLabelsApart } from "./layouts/paired-labels";
import { withPairsBesideNames } from "./layouts/pairs-beside-names";
import { withOriginalsInOne } from "./layouts/parted-labels";
import { withoutPastColumns } from "./layouts/past-columns";
import { withProgramText } from "./layouts/program-text";
import { withProseBelowNames } from "./layouts/prose-below-names";
import { withoutRepeatedHeadings } from "./layouts/repeated-headings";
import { withoutRunningLines } from "./layouts/running-lines";
import { withSegmentsApart } from "./layouts/segments";
import { withSentencesApart } from "./layouts/sentences";
import { withWholeSheets } from "./layouts/sheets-in-halves";
import { withBlocksAtOneTop } from "./layouts/shifted-blocks";
import { withSourceLists } from "./layouts/source-lists";
import { withSpacedLettersJoined } from "./layouts/spaced-letters";
import { withoutSpokenMarks } from "./layouts/spoken-pages";
import { withStacksBesideNames } from "./layouts/stacks-beside-names";
import { withStatusAmongFacts } from "./layouts/status-among-facts";
import { withStatusesBehindNames } from "./layouts/statuses-behind-names";
import { withoutStrayMarks } from "./layouts/stray-marks";
import { withoutTotals } from "./layouts/totals";
import { withTouchingHeadsApart } from "./layouts/touching-heads";
import { withOneLanguage } from "./layouts/two-language-labels";
import { withTwoLineCells } from "./layouts/two-line-cells";
import { withValuesAbove } from "./layouts/values-above";
import { withWrappedCells } from "./layouts/wrapped-cells";
import { withWrappedLabels } from "./layouts/wrapped-labels";
import { withoutLegendEnds } from "./layouts/wrapped-legends";
import { withWrappedLists } from "./layouts/wrapped-lists";
import { withWholeMarks } from "./layouts/wrapped-marks";
import { withNamesBelowAmounts, withWholeNamesInHeads, withWrappedNames } from "./layouts/wrapped-names";
import { withWrappedParagraphs } from "./layouts/wrapped-paragraphs";
import { withWholePlaces } from "./layouts/wrapped-places";
import type { TextLine } from "./lines/text-line";
import { withBareMonths } from "./months/bare-months";
import { withCodedYears } from "./months/coded-years";
import { withHistoryRows } from "./months/history-copy";
import { withLateCounts } from "./months/late-counts";
import { withMarksUnderMonths } from "./months/marks-under-months";
import { withMonthLetters } from "./months/month-letters";
import { withMonthStacks } from "./months/month-stacks";
import { withMonthTables } from "./months/month-tables";
import { withMonthlyMarks } from "./months/monthly-marks";
import { withLatesTold } from "./months/told-lates";
import { withYearsInWords } from "./months/years-in-words";
import { withoutPersonsName } from "./persons-name";
import { withRowsOfRecords } from "./records/bare-records";
import { withRecordLabelsApart } from "./records/record-lines";
import { withRecordsInLines } from "./records/records-in-lines";
import { withAccountsInColumns } from "./tables/accounts-in-columns";
import { withAlignedCells } from "./tables/aligned-cells";
import { withBlockRows } from "./tables/block-rows";
import { withCellsInRows } from "./tables/cells-in-lines";
import { withCodedPrint } from "./tables/coded-print";
import { withDelimitedRows } from "./tables/delimited-rows";
import { withDrawnColumns } from "./tables/drawn-columns";
import { withNameFacts } from "./tables/name-facts";
import { withNamesOverGrids } from "./tables/names-in-grids";
import { withNamesOverRows } from "./tables/names-over-rows";
import { withPrintRecords } from "./tables/print-records";
import { withStackedLabels } from "./tables/stacked-labels";
import { withTableRows } from "./tables/table-rows";
import { withTouchingCellsApart } from "./tables/touching-cells";
import { withWordsOfKeys } from "./tables/words-of-keys";
import { withStatusesUnderBureaus } from "./tri-merge/bare-statuses";
import { withBureauGroupsApart } from "./tri-merge/bureau-groups";
import { withFactsUnderBureaus } from "./tri-merge/facts-under-bureaus";

/** What undoes each way in which reports are set, in this order: each takes the lines as the ones before it left them. */
const arrangements: readonly ((lines: readonly TextLine[]) => readonly TextLine[])[] = [
  withoutSpokenMarks,
  withoutStrayMarks,
  withoutMailMarks,
  withoutButtons,
  withoutLineNumbers,
  withoutPersonsName,
  withoutPastColumns,
  withFactsInLists,
  withProgramText,
  withoutDecorations,
  withoutLegendEnds,
  withWholePlaces,
  withOriginalsInOne,
  withOwedOfLimit,
  withBureauSegments,
  withFactsInCells,
  withCheckedChoices,
  withWrappedParagraphs,
  withoutOwnerLetters,
  withWholeBrackets,
  withOriginalsBelowNames,
  withOriginalsBelowAgencies,
  withGluedLabelsApart,
  withPairedLabelsApart,
  withOneLanguage,
  withWordsOfKeys,
  withDelimitedRows,
  withSpacedLettersJoined,
  withCodedPrint,
  withPrintRecords,
  withRowsOfRecords,
  withColumnsOfPagesApart,
  withTouchingHeadsApart,
  withWholeNamesInHeads,
  withoutRunningLines,
  withoutContinuedNames,
  withWholeSheets,
  withoutTotals,
  withoutRepeatedHeadings,
  withWholeMarks,
  withNamesInSmallLetters,
  withNamesBelowAmounts,
  withStatusesBehindNames,
  withRowsOfCardsApart,
  withLowerValues,
  withBlocksAtOneTop,
  withAccountsInColumns,
  withWrappedLists,
  withAccountParagraphs,
  withProseBelowNames,
  withoutOrdinals,
  withAmountsBesideKinds,
  withStatusAmongFacts,
  withMarksBehindNames,
  withoutMarksBelowNames,
  withFactsUnderBureaus,
  withBureauGroupsApart,
  withNamesOverColumns,
  withNamesOverRows,
  withStacksBesideNames,
  withPairsBesideNames,
  withLabelsAroundValues,
  withLabelsBeforeValues,
  withLabelsInLines,
  withValuesBelowLabels,
  withMonthLetters,
  withYearsInWords,
  withMonthTables,
  withMonthStacks,
  withBareMonths,
  withMonthlyMarks,
  withMarksUnderMonths,
  withLateCounts,
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
  withWrappedNames,
  withBureauBadges,
  withAmountCards,
  withValuesAbove,
  withBareFacts,
  withStatusesUnderBureaus,
  withColumnsAsRows,
  withFactsBesideLabels,
  withSentencesApart,
  withWrappedLabels,
  withStackedLabels,
  withRecordsInLines,
  withRecordLabelsApart,
  withCodeMeanings,
  withSourceLists,
  withLatesTold,
  withCodedYears,
  withHistoryRows,
  withAccountsInStacks,
  withAccountsInLines,
  withNameRows,
  withBlockRows,
  withTableRows,
  withBareRows,
  withNameFacts,
  withAccountsCalled,
  withNameLines,
  withSegmentsApart,
  withFactsBeforeNames,
];

/** The lines of a report, however it is set, as rows of a label and its value below the account's name. */
export const asRowsOfLabels = (lines: readonly TextLine[]): readonly TextLine[] =>
  arrangements.reduce((before, arrange) => arrange(before), lines);
