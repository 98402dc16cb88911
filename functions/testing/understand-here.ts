import type { UnderstandLines } from "#functions/providers/report-file/understand-apart";
import { understandLines } from "#shared/domain/report/upload/understand";

/** Understands lines in the test's own thread. */
export const understandHere: UnderstandLines = async (work) => understandLines(work);
