import { Engine } from "#functions/providers/report-file/picture/engine";
import { engineFiles } from "#functions/providers/report-file/picture/engine-files";
import { mostReadable, SURE } from "#functions/providers/report-file/picture/upright";
import type { FindUpright } from "./legible";

/** Reads a strip of the page each way round, until one is read with certainty: a phone that is held flat does not know what is up. */
export const findUpright: FindUpright = async (likely, others) => {
  // One language takes half the time of two, and Spanish letters are as upright to it as English ones.
  const engine = await Engine.start(engineFiles(["eng"]));
  const best = mostReadable(likely, others, engine);
  return best.isWriting && best.sure >= SURE ? best : undefined;
};
