/** What is used of the engine's C++ interface: https://tesseract-ocr.github.io/tessapi/4.0.0/a01625.html */
declare module "tesseract.js-core/tesseract-core-simd-lstm.js" {
  export type TesseractApi = {
    Init(folder: string | null, languages: string, engineMode: number): number;
    SetVariable(name: string, value: string): boolean;
    SetPageSegMode(mode: number): void;
    /** Reads the picture from the file `/input`. @returns 1 when it cannot be read */
    SetImageFile(exifOrientation: number, radians: number): number;
    Recognize(monitor: null): number;
    /** A line for each block, paragraph, line and word, with the word's box, confidence (0 to 100) and text. */
    GetTSVText(page: number): string;
    Clear(): void;
    End(): void;
  };
  export type TesseractModule = {
    FS: { writeFile(path: string, bytes: Uint8Array): void; unlink(path: string): void };
    TessBaseAPI: new () => TesseractApi;
  };
  const core: (options: {
    wasmBinary?: Uint8Array;
    locateFile?: (name: string) => string;
    print?: (text: string) => void;
    printErr?: (text: string) => void;
    TesseractProgress?: (percent: number) => void;
  }) => Promise<TesseractModule>;
  export default core;
}
