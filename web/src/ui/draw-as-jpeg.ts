/** Pixels of a picture's longer side: a letter page at 300 dots per inch, and a rim. */
export const LONGER_SIDE = 4_000;

/**
 * A picture as a JPEG on white, written by the browser; one that is larger than can be read on paper becomes smaller. Gives the picture
 * free.
 *
 * @throws Error where the browser writes none
 */
export async function drawAsJpeg(picture: ImageBitmap, quality: number): Promise<Blob> {
  const scale = Math.min(1, LONGER_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const paper = canvas.getContext("2d");
  if (!paper) throw new Error("No canvas");
  // JPEG knows no transparency.
  paper.fillStyle = "#fff";
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.imageSmoothingQuality = "high";
  paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((settle, reject) => {
    canvas.toBlob((jpeg) => (jpeg ? settle(jpeg) : reject(new Error("No JPEG"))), "image/jpeg", quality);
  });
}
