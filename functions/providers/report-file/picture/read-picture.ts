import { withStraightLines } from "./bent-lines";
import { withoutDarkBars } from "./dark-bars";
import { Engine, type EngineFiles, type Word } from "./engine";
import type { Gray } from "./gray";
import { withMarksBelowMonths } from "./marks-below-months";
import { withDayHeads } from "./misread-day-heads";
import { withDollarSigns } from "./misread-dollars";
import { withNumberSigns } from "./misread-number-signs";
import { withUsualSigns } from "./misread-signs";
import { withZeros } from "./misread-zeros";
import { type PreparedPage, preparePages, turned } from "./prepare-page";
import { readAgain } from "./read-again";
import { withoutRules } from "./rules";
import { withWholeAmounts } from "./split-amounts";
import { unsureSlashes } from "./unsure-slashes";
import { dpiOf, mostReadable } from "./upright";
import type { Corners } from "./warp";
import { withoutStains } from "./without-stains";

/**
 * What a sheet says: words with their places, in pixels of the straightened page. `clarity` says how clearly it has lines of
 * writing, whether or not they can be read: see `skewOf`. `corners` are the sheet's own, in fractions of the picture.
 */
export type PictureText = { width: number; height: number; words: Word[]; clarity: number; corners: Corners };

/** Straightens a picture's page, or both of two that lie beside one another, and reads it. @throws Error when the engine cannot start */
export async function readPicture(picture: Gray, files: EngineFiles): Promise<PictureText[]> {
  const engine = await Engine.start(files);
  return preparePages(picture).map((prepared) => readSheet(prepared, engine));
}

function readSheet({ likely, otherwise, clarity }: PreparedPage, engine: Engine): PictureText {
  const others = [() => turned(likely, 2), otherwise, () => turned(otherwise(), 2)];
  const { page, toPicture, isWriting } = mostReadable(likely, others, engine);
  const words = isWriting ? wordsOf(withoutRules(withoutDarkBars(withStraightLines(page))), dpiOf(page), engine) : [];
  const corners = [
    toPicture({ x: 0, y: 0 }),
    toPicture({ x: 1, y: 0 }),
    toPicture({ x: 1, y: 1 }),
    toPicture({ x: 0, y: 1 }),
  ] as const;
  return { width: page.width, height: page.height, words, clarity, corners };
}

function wordsOf(page: Gray, dpi: number, engine: Engine): Word[] {
  const read = readAgain(engine.read(page, { dpi }), page, dpi, engine);
  const whole = withMarksBelowMonths(read, page, dpi, engine);
  const asPrinted = withDollarSigns(withNumberSigns(withZeros(withDayHeads(withUsualSigns(whole)))));
  return withoutStains(unsureSlashes(withWholeAmounts(asPrinted)));
}
