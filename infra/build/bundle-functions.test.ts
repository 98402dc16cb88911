import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { bundleMissing } from "#infra/testing/synthesized";
import { bundleFolder, functionFiles } from "./bundle-functions";

beforeAll(bundleMissing, 60_000);

test("the standard fonts lie beside each bundle that prints, where pdfkit looks for them", () => {
  const printing = functionFiles.map(bundleFolder).filter((folder) => bundleOf(folder).includes("/data/Helvetica.afm"));

  expect(printing).toContain(bundleFolder("routes/disputes/download-letter"));
  for (const folder of printing) {
    for (const font of ["Helvetica", "Helvetica-Bold", "Helvetica-Oblique", "Helvetica-BoldOblique"]) {
      expect([folder, existsSync(join(folder, "data", `${font}.afm`))]).toEqual([folder, true]);
    }
  }
});

test("no bundle looks for credentials anywhere but in its environment", () => {
  for (const folder of functionFiles.map(bundleFolder)) {
    expect([folder, bundleOf(folder).includes("sso_start_url")]).toEqual([folder, false]);
  }
});

function bundleOf(folder: string): string {
  return readFileSync(join(folder, "index.js"), "utf8");
}
