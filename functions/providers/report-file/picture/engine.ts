import loadCore, { type TesseractApi, type TesseractModule } from "tesseract.js-core/tesseract-core-simd-lstm.js";
import type { Gray } from "./gray";

/** A word in pixels of the picture that was read; `y` grows downwards, `confidence` is 0 to 1. */
export type Word = { text: string; x: number; y: number; width: number; height: number; confidence: number };

/** The engine's program and what it knows of each language, unpacked. */
export type EngineFiles = { program: Uint8Array; languages: Readonly<Record<string, Uint8Array>> };

/** Only the neural network: the older engine is not in the program. */
const LSTM_ONLY = 1;
/** Lines across the whole page, where the engine would not know a table's columns and leave out words that stand alone; text anywhere. */
export const WHOLE_LINES = 6;
export const ONE_WORD = 8;
export const SPARSE = 11;
const WORD_LEVEL = "5";

/** Tesseract as a WebAssembly program. Nothing is loaded from elsewhere. */
export class Engine {
  private constructor(
    private readonly core: TesseractModule,
    private readonly api: TesseractApi,
  ) {}

  /** @throws Error when the language data is damaged */
  static async start({ program, languages }: EngineFiles): Promise<Engine> {
    const quiet = () => undefined;
    const core = await loadCore({ wasmBinary: program, print: quiet, printErr: quiet, TesseractProgress: quiet });
    for (const [name, data] of Object.entries(languages)) core.FS.writeFile(`/${name}.traineddata`, data);
    const api = new core.TessBaseAPI();
    if (api.Init("/", Object.keys(languages).join("+"), LSTM_ONLY) !== 0) throw new Error("The engine did not start");
    return new Engine(core, api);
  }

  /** The words of a picture, from its top to its bottom as the engine orders its lines. @param dpi the picture's own resolution */
  read(picture: Gray, { dpi, layout = WHOLE_LINES }: { dpi: number; layout?: number }): Word[] {
    this.core.FS.writeFile("/input", asPgm(picture));
    this.api.SetVariable("user_defined_dpi", String(Math.round(dpi)));
    this.api.SetPageSegMode(layout);
    if (this.api.SetImageFile(1, 0) === 1) throw new Error("The engine cannot take the picture");
    this.api.Recognize(null);
    const words = wordsOf(this.api.GetTSVText(0));
    this.api.Clear();
    return words;
  }
}

/** Netpbm's format of gray pictures: a line of header, then the pixels. */
function asPgm({ width, height, data }: Gray): Uint8Array {
  const header = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(header.length + data.length);
  file.set(header);
  file.set(data, header.length);
  return file;
}

/** level, page, block, paragraph, line, word, left, top, width, height, confidence, text */
function wordsOf(tsv: string): Word[] {
  return tsv.split("\n").flatMap((row) => {
    const [level, , , , , , left, top, width, height, confidence, text = ""] = row.split("\t");
    if (level !== WORD_LEVEL || text.trim() === "") return [];
    const word = { x: Number(left), y: Number(top), width: Number(width), height: Number(height) };
    return [{ text: text.trim(), ...word, confidence: Number(confidence) / 100 }];
  });
}
