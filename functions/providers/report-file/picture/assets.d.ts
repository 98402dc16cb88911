/** A packed file, which the bundler puts into the bundle. */
declare module "*.gz" {
  const bytes: Uint8Array<ArrayBuffer>;
  export default bytes;
}
