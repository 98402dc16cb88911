import { type RunningProduct, startProduct } from "./product";

const keeper: { product?: RunningProduct } = globalThis as object;

/** Starts the one product that all journeys share; they find it by its address. */
export default async function openProduct(): Promise<void> {
  const product = await startProduct();
  keeper.product = product;
  Object.assign(process.env, { JOURNEY_ORIGIN: product.origin, JOURNEY_DATA_DIR: product.dataDir });
}

export async function closeProduct(): Promise<void> {
  await keeper.product?.stop();
}
