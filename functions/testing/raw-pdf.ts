/** A one-page PDF whose only content is these packed bytes. */
export function pdfAround(packed: Buffer, filter = "/FlateDecode"): Buffer {
  const objects = [
    Buffer.from("<< /Type /Catalog /Pages 2 0 R >>"),
    Buffer.from("<< /Type /Pages /Kids [3 0 R] /Count 1 >>"),
    Buffer.from("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << >> >>"),
    Buffer.concat([
      Buffer.from(`<< /Length ${packed.length} /Filter ${filter} >>\nstream\n`),
      packed,
      Buffer.from("\nendstream"),
    ]),
  ];
  return pdfFile(objects);
}

/** A PDF of these objects, of which the first is its catalog, with a table of where each is. */
export function pdfFile(objects: Buffer[]): Buffer {
  const parts = [Buffer.from("%PDF-1.7\n")];
  let at = 9;
  const offsets = objects.map((object, index) => {
    const written = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from("\nendobj\n")]);
    parts.push(written);
    const entry = `${String(at).padStart(10, "0")} 00000 n \n`;
    at += written.length;
    return entry;
  });
  const start = at;
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`;
  return Buffer.concat([...parts, Buffer.from(table)]);
}
