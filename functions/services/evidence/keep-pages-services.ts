import { cleanApart } from "#functions/providers/proof-file/clean-apart";
import { documentFiles, proofs, uploads } from "#functions/services";
import { now } from "#functions/shell/now";
import type { KeepPagesServices } from "./keep-report-pages";

/** As deployed. @param program the thread that cleans files, beside the function's bundle */
export function keepPagesServices(program: string): KeepPagesServices {
  return {
    uploads: uploads(),
    proofs: proofs(),
    store: documentFiles(),
    clean: (bytes, wanted) => cleanApart(bytes, program, wanted),
    now,
  };
}
