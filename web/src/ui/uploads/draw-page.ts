import { getDocument } from "unpdf/pdfjs";

/** Pixels of a page's width: readable on a phone when it is zoomed. */
const WIDTH = 1_200;

/**
 * Draws one page of a PDF, from 1. Nothing in the file runs and nothing is loaded from elsewhere.
 *
 * @throws Error when the file has no such page or cannot be drawn
 */
export async function drawPage(bytes: ArrayBuffer, number: number): Promise<Blob> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    enableXfa: false,
    disableFontFace: true,
  });
  try {
    const page = await (await task.promise).getPage(number);
    const viewport = page.getViewport({ scale: WIDTH / page.getViewport({ scale: 1 }).width });
    const canvas = document.createElement("canvas");
    canvas.width = viewport.width;
    canvas.height = viewport.height;
    await page.render({ canvas, viewport }).promise;
    return await new Promise((done, fail) =>
      canvas.toBlob((picture) => (picture ? done(picture) : fail(new Error("The page cannot be drawn"))), "image/png"),
    );
  } finally {
    await task.destroy();
  }
}
