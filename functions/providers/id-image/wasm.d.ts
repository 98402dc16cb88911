/** A WebAssembly program, which the bundler puts into the bundle. */
declare module "*.wasm" {
  const bytes: Uint8Array<ArrayBuffer>;
  export default bytes;
}

// Its own types describe the program's exports instead.
declare module "@jsquash/png/codec/pkg/squoosh_png_bg.wasm" {
  const bytes: Uint8Array<ArrayBuffer>;
  export default bytes;
}
