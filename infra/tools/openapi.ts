import { mkdir, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { openApiDocument } from "./openapi-document";

// `npm run openapi` writes the contract as an OpenAPI 3.1 document.
const root = resolve(import.meta.dirname, "../..");
const file = join(root, ".build/openapi.json");

await mkdir(join(root, ".build"), { recursive: true });
await writeFile(file, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
console.log(`Wrote ${relative(root, file)}`);
