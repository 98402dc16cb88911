import type { Strokes } from "#shared/domain/evidence/letter-details";
import type { Paragraph } from "./letter-words";

export type ItemRow = readonly [label: string, value: string];

/** One item of a letter; with a heading where the letter has several. `spanishRows`: for the reader of the screen. */
export type LetterItem = { heading?: Paragraph; rows: ItemRow[]; spanishRows: ItemRow[] };

/** One letter in parts; lines are ready to print. */
export type Letter = {
  title: string;
  sender: string[];
  recipient: string[];
  date: string;
  subject: Paragraph;
  greeting: Paragraph;
  opening: Paragraph[];
  items: LetterItem[];
  body: Paragraph[];
  closing: Paragraph;
  signature: string;
  /** Noon of the letter's day, UTC. */
  writtenAt: Date;
  /** What the uploaded report says of the items, on a sheet of its own: of each a heading, then page, line and text. */
  excerpts: { title: string; rows: string[][] }[];
  /** A drawn signature above the typed one. */
  drawnSignature?: Strokes;
  identification: { ssnLast4?: string; birthYear?: string; showsSsn?: boolean };
  /** Under what else the bureau may find the writer's file. */
  references: string[];
};
