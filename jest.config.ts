/** @jest-config-loader esbuild-register */
import type { Config } from "jest";
import { screenPackages, servicePackages } from "./shared/testing/one-file-packages";

const esmOnly = [
  "@middy",
  "jose",
  "oidc-provider",
  "react-intl",
  "@formatjs",
  "intl-messageformat",
  "ulid",
  "unpdf",
  "@asteasolutions",
  "htmlparser2",
  "domhandler",
  "domutils",
  "dom-serializer",
  "domelementtype",
  "entities",
];

const swc = (module: object): [string, object] => [
  "@swc/jest",
  {
    jsc: {
      target: "es2022",
      parser: { syntax: "typescript", tsx: true },
      transform: { react: { runtime: "automatic" } },
    },
    module,
  },
];
const eager = swc({ type: "commonjs" });
/** A module loads its imports when it first uses them: each test file loads all modules again, and few use all that is imported. */
const lazy = swc({ type: "commonjs", lazy: true });

const shared: Config = {
  transform: { "\\.(t|j|mj)sx?$": eager },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join("|")}))`],
  moduleNameMapper: {
    "^#(shared|functions|infra|web)/(.*)$": "<rootDir>/$1/$2",
    // The package offers it to `import` alone, which the transform turns into `require`.
    "^unpdf/pdfjs$": "<rootDir>/node_modules/unpdf/dist/pdfjs.mjs",
  },
};

export default {
  // A test that waits for a process or a screen gets time on a busy machine too; none waits for time to pass.
  testTimeout: 120_000,
  projects: [
    {
      ...shared,
      displayName: "service",
      moduleNameMapper: { ...shared.moduleNameMapper, ...servicePackages },
      transform: { "/node_modules/.+\\.(t|j|mj)sx?$": eager, "\\.(t|j|mj)sx?$": lazy },
      testEnvironment: "node",
      testMatch: ["<rootDir>/{shared,functions,infra,web/build}/**/*.test.ts"],
      globalSetup: "<rootDir>/functions/testing/open-tables.ts",
      globalTeardown: "<rootDir>/functions/testing/close-tables.ts",
      setupFiles: ["<rootDir>/functions/testing/quiet-log.ts"],
      setupFilesAfterEnv: ["<rootDir>/functions/testing/close-left-open.ts"],
    },
    {
      ...shared,
      displayName: "screens",
      moduleNameMapper: { ...shared.moduleNameMapper, ...screenPackages },
      testEnvironment: "<rootDir>/web/src/testing/environment.ts",
      globalSetup: "<rootDir>/shared/testing/one-file-packages.ts",
      testMatch: ["<rootDir>/web/src/**/*.test.ts?(x)"],
      setupFilesAfterEnv: ["<rootDir>/web/src/testing/setup.ts"],
    },
    {
      ...shared,
      displayName: "journeys",
      testEnvironment: "node",
      testMatch: ["<rootDir>/web/e2e/*.test.ts"],
      globalSetup: "<rootDir>/web/e2e/support/open-product.ts",
      globalTeardown: "<rootDir>/web/e2e/support/close-product.ts",
    },
    {
      ...shared,
      displayName: "running",
      testEnvironment: "node",
      testMatch: ["<rootDir>/web/e2e/api/*.test.ts"],
      globalSetup: "<rootDir>/web/e2e/support/build-first.ts",
    },
  ],
} satisfies Config;
