import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RunningProduct, startProduct } from "./product";

const keeper: { product?: RunningProduct; asStarted?: string } = globalThis as object;

/**
 * Starts the product that the journeys share; they find it by its address. One that moves the clock has a product of its own,
 * which begins with a copy of what the first start has stored.
 */
export default async function openProduct(): Promise<void> {
  const product = await startProduct();
  keeper.product = product;
  process.env.JOURNEY_ORIGIN = product.origin;

  keeper.asStarted = mkdtempSync(join(tmpdir(), "redress-as-started-"));
  const isStored = (path: string) => !path.endsWith("/running.json");
  cpSync(product.dataDir, keeper.asStarted, { recursive: true, filter: isStored });
  process.env.JOURNEY_AS_STARTED = keeper.asStarted;
}

export async function closeProduct(): Promise<void> {
  await keeper.product?.stop();
  if (keeper.asStarted) rmSync(keeper.asStarted, { recursive: true });
}
