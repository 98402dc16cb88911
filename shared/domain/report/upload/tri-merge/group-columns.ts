import type { Bureau } from "#shared/domain/bureau/bureau";
import type { Cell, TextLine } from "../lines/text-line";
import type { GridColumn } from "../tables/label-grid";
import { type Label, labelIn } from "../words/heading-words";

/**
 * The bureaus' names, the labels of all columns, and where they are: before the groups are those of the account as a whole.
 * `isByLabel`: each group is of one label and has a column for each bureau, not the other way round.
 */
export type Groups = {
  bureaus: readonly Bureau[];
  shared: Cell[];
  grid: GridColumn[];
  labels: readonly Label[];
  height: number;
  isByLabel?: true;
};

/** Which column has what a bureau says under a label. */
export const placeOf = ({ shared, bureaus, labels, isByLabel }: Groups, bureau: number, label: number): number =>
  shared.length + (isByLabel ? label * bureaus.length + bureau : bureau * labels.length + label);

/** Labels may be set in the middle of their columns: a row with a value in each shows where these are. */
export function gridOf(heading: readonly Cell[], below: readonly TextLine[]): GridColumn[] {
  const full = below.find(({ cells }) => cells.length === heading.length);
  return (full?.cells ?? heading).map((cell, at) => {
    const label = labelIn(heading[at]?.text ?? "");
    return { cell, part: label && { ...label, value: "" } };
  });
}

/** A dash is in the column of a bureau that does not report the account. */
export const isValue = (cell: Cell | undefined) => cell !== undefined && !/^[-–—]+$/.test(cell.text);
