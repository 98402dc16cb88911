/** What a letter can carry on paper. */
const printable = ["image/jpeg", "image/png"];
const QUALITY = 0.92;

/**
 * The photo as a letter can enclose it: a JPEG or PNG as it is, every other kind that this browser can show (WebP, some HEIC) as
 * a JPEG. What it cannot show stays as it is: the server says what it thinks of it.
 */
export async function asPrintable(file: File): Promise<File> {
  if (printable.includes(file.type)) return file;
  try {
    return await asJpeg(await createImageBitmap(file));
  } catch (error) {
    console.warn("An ID image could not be read", error);
    return file;
  }
}

function asJpeg(image: ImageBitmap): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = image.width;
  canvas.height = image.height;
  const paper = canvas.getContext("2d");
  if (!paper) throw new Error("No canvas");
  // JPEG knows no transparency.
  paper.fillStyle = "#fff";
  paper.fillRect(0, 0, image.width, image.height);
  paper.drawImage(image, 0, 0);
  image.close();
  return new Promise((settle, reject) => {
    const done = (jpeg: Blob | null) =>
      jpeg ? settle(new File([jpeg], "id.jpg", { type: jpeg.type })) : reject(new Error("No JPEG"));
    canvas.toBlob(done, "image/jpeg", QUALITY);
  });
}
