import { gunzipSync } from "node:zlib";
import english from "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz";
import spanish from "@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz";
import program from "tesseract.js-core/tesseract-core-simd-lstm.wasm";
import type { EngineFiles } from "./engine";

/** The engine and its two languages, out of the bundle: at run time nothing is fetched from anywhere. */
export function engineFiles(): EngineFiles {
  return { program, languages: { eng: gunzipSync(english), spa: gunzipSync(spanish) } };
}
