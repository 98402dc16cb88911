import { type RunningProduct, startProduct } from "./product";

const keeper: { product?: RunningProduct } = globalThis as object;

/** Starts the product that the journeys share; they find it by its address. One that moves the clock has a product of its own. */
export default async function openProduct(): Promise<void> {
  const product = await startProduct();
  keeper.product = product;
  process.env.JOURNEY_ORIGIN = product.origin;
}

export async function closeProduct(): Promise<void> {
  await keeper.product?.stop();
}
