import { resolve } from "node:path";
import { prepare } from "../../../infra/local/build/prepare";
import { silent } from "../../../infra/local/terminal";

/** Builds what the product runs before several tests start it at once, each of which would build it. */
export default async function buildFirst(): Promise<void> {
  await prepare(resolve(__dirname, "../../.."), silent);
}
