import { gunzipSync } from "node:zlib";
import english from "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz";
import spanish from "@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz";
import program from "tesseract.js-core/tesseract-core-simd-lstm.wasm";
import type { EngineFiles } from "./engine";

const packed = { eng: english, spa: spanish };

/** The engine and its languages, out of the bundle: at run time nothing is fetched from anywhere. */
export function engineFiles(languages: readonly (keyof typeof packed)[] = ["eng", "spa"]): EngineFiles {
  return { program, languages: Object.fromEntries(languages.map((name) => [name, gunzipSync(packed[name])])) };
}
