import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Product, startProduct } from "../start-product";
import type { Row } from "./table";

/** `npm start` with a data folder of its own, twice: the second start has nothing to build and nothing to seed. */
export async function measureStart<Rest>(
  use: (product: Product) => Promise<Rest>,
): Promise<{ start: Row[]; rest: Rest }> {
  const dataDir = await mkdtemp(join(tmpdir(), "redress-bench-"));
  try {
    const first = await startProduct(dataDir);
    await first.stop();
    const second = await startProduct(dataDir);
    try {
      const seconds = second.readyMs / 1_000;
      const peer = `${(first.readyMs / 1_000).toFixed(1)} s (first)`;
      const row = { what: "second start", ours: `${seconds.toFixed(1)} s`, peer, limit: "8 s", holds: seconds <= 8 };
      return { start: [row], rest: await use(second) };
    } finally {
      await second.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
