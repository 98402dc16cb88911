import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

/** Above this many bytes the last percents cost seconds of each build; such a script comes when its screen is long drawn. */
const LARGE = 1_000_000;

/** A script as small as brotli makes it: a tenth less than CloudFront does at a request. */
function packed(script: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: script.byteLength > LARGE ? 9 : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: script.byteLength,
  };
  return promisify(brotliCompress)(script, { params });
}

/** Writes each script below `assets` of the built site again, packed, below `br/assets`. */
export async function packScripts(folder: string): Promise<void> {
  const names = (await readdir(join(folder, "assets"))).filter((name) => name.endsWith(".js"));
  await mkdir(join(folder, "br/assets"), { recursive: true });
  const pack = async (name: string) =>
    writeFile(join(folder, "br/assets", name), await packed(await readFile(join(folder, "assets", name))));
  await Promise.all(names.map(pack));
}
