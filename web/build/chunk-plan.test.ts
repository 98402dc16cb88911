import type { Metafile } from "esbuild";
import { chunkPlan } from "./chunk-plan";

type Chunk = { bytes: number; imports?: string[]; entry?: string };

/** A build's outputs; each has one file, named as the chunk is, or as its entry point. */
function metafileOf(chunks: Record<string, Chunk>): Metafile {
  const outputs = Object.entries(chunks).map(([path, { bytes, imports = [], entry }]) => [
    path,
    {
      bytes,
      inputs: { [entry ?? `${path}.ts`]: { bytesInOutput: bytes } },
      imports: imports.map((to) => ({ path: to, kind: "import-statement" })),
      exports: [],
      entryPoint: entry,
    },
  ]);
  return { inputs: {}, outputs: Object.fromEntries(outputs) };
}

const site = {
  main: { bytes: 100, imports: ["react"], entry: "main.ts" },
  react: { bytes: 200_000 },
  dashboard: { bytes: 5_000, imports: ["react", "items"], entry: "dashboard.ts" },
  report: { bytes: 5_000, imports: ["react", "items"], entry: "report.ts" },
  login: { bytes: 5_000, imports: ["react", "forms"], entry: "login.ts" },
  sign: { bytes: 5_000, imports: ["react", "forms"], entry: "sign.ts" },
  items: { bytes: 30_000, imports: ["react"] },
  forms: { bytes: 50_000, imports: ["react"] },
} satisfies Record<string, Chunk>;

const screens = new Set(["dashboard.ts", "report.ts", "login.ts"]);

test("what the app starts with comes with every entry, and the start's own file with none", () => {
  const plan = chunkPlan(metafileOf(site), "main.ts", screens);
  expect([...plan.values()].every((files) => files.includes("react.ts") && !files.includes("main.ts"))).toBe(true);
});

test("what is loaded before the start stays apart, and brings nothing else", () => {
  const chunks = {
    ...site,
    main: { bytes: 100, imports: ["react", "theme"], entry: "main.ts" },
    early: { bytes: 100, imports: ["theme"], entry: "early.ts" },
    theme: { bytes: 100_000 },
  } satisfies Record<string, Chunk>;
  const plan = chunkPlan(metafileOf(chunks), "main.ts", screens, "early.ts");
  expect(plan.get("early.ts")).toEqual(["theme.ts"]);
  expect(plan.get("dashboard.ts")).toEqual(expect.arrayContaining(["theme.ts", "react.ts", "items.ts"]));
});

test("a large chunk stays with those who use it", () => {
  const plan = chunkPlan(metafileOf(site), "main.ts", screens);
  const withForms = [...plan].filter(([, files]) => files.includes("forms.ts")).map(([entry]) => entry);
  expect(withForms).toEqual(["login.ts", "sign.ts"]);
});

test.each([
  ["of the same users joins theirs", ["dashboard", "report"], ["dashboard.ts", "report.ts"]],
  [
    "of nearly all joins the start",
    ["dashboard", "report", "login"],
    ["main.ts", "dashboard.ts", "report.ts", "login.ts", "sign.ts"],
  ],
])("a small chunk %s", (_, users, expected) => {
  const chunks: Record<string, Chunk> = { ...site, badge: { bytes: 300 } };
  for (const user of users) {
    const chunk = chunks[user];
    if (chunk) chunks[user] = { ...chunk, imports: [...(chunk.imports ?? []), "badge"] };
  }
  const plan = chunkPlan(metafileOf(chunks), "main.ts", screens);
  const withBadge = [...plan].filter(([, files]) => files.includes("badge.ts")).map(([entry]) => entry);
  expect(withBadge).toEqual(expected);
});

test("a small chunk joins what a screen that has less loads in vain", () => {
  const chunks: Record<string, Chunk> = {
    main: { bytes: 100, imports: ["react"], entry: "main.ts" },
    react: { bytes: 200_000 },
    heavy: { bytes: 5_000, imports: ["react", "tables", "charts"], entry: "heavy.ts" },
    print: { bytes: 5_000, imports: ["react", "charts"], entry: "print.ts" },
    light: { bytes: 5_000, imports: ["react", "forms"], entry: "light.ts" },
    both: { bytes: 5_000, imports: ["react", "tables", "forms", "badge"], entry: "both.ts" },
    tables: { bytes: 50_000, imports: ["react"] },
    charts: { bytes: 100_000, imports: ["react"] },
    forms: { bytes: 60_000, imports: ["react"] },
    badge: { bytes: 300 },
  };
  const plan = chunkPlan(metafileOf(chunks), "main.ts", new Set(["heavy.ts", "light.ts", "both.ts"]));
  const withBadge = [...plan].filter(([, files]) => files.includes("badge.ts")).map(([entry]) => entry);
  expect(withBadge).toEqual(["light.ts", "both.ts"]);
});

test("a small chunk joins what its screen has, though windows load it in vain, rather than another screen's", () => {
  const windowOf = (name: string, imports: string[]) => ({ [name]: { bytes: 5_000, imports, entry: `${name}.ts` } });
  const chunks: Record<string, Chunk> = {
    ...site,
    ...windowOf("close", ["react", "items"]),
    ...windowOf("share", ["react", "items"]),
    ...windowOf("sign", ["react", "items", "cards", "badge"]),
    dashboard: { bytes: 5_000, imports: ["react", "items", "cards", "badge"], entry: "dashboard.ts" },
    report: { bytes: 5_000, imports: ["react", "cards"], entry: "report.ts" },
    cards: { bytes: 30_000, imports: ["react"] },
    badge: { bytes: 300 },
  };
  const withBadge = (plan: Map<string, string[]>) =>
    [...plan].filter(([, files]) => files.includes("badge.ts")).map(([entry]) => entry);

  const toAll = new Set(Object.values(chunks).flatMap(({ entry }) => entry ?? []));
  expect(withBadge(chunkPlan(metafileOf(chunks), "main.ts", toAll))).toContain("report.ts");
  expect(withBadge(chunkPlan(metafileOf(chunks), "main.ts", screens))).not.toContain("report.ts");
});

test("an entry that gets a chunk gets what that chunk imports", () => {
  const chunks: Record<string, Chunk> = {
    ...site,
    dashboard: { bytes: 5_000, imports: ["react", "items", "list"], entry: "dashboard.ts" },
    sign: { bytes: 5_000, imports: ["react", "forms", "list"], entry: "sign.ts" },
    list: { bytes: 300, imports: ["dates"] },
    dates: { bytes: 40_000 },
  };
  for (const files of chunkPlan(metafileOf(chunks), "main.ts", screens).values()) {
    expect(files.includes("list.ts") && !files.includes("dates.ts")).toBe(false);
  }
});
