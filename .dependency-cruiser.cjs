// The directions that imports may take: web → shared ← functions; infra → shared and the jobs' schedule.
const outside = (...rooms) => `^(?!(${rooms.join("|")})/)(shared|functions|infra|web)/`;
const test = "\\.test\\.tsx?$";
/** The services' nouns: the use cases of each may use those of the nouns before it. */
const nouns = [
  "metrics",
  "members",
  "disputes",
  "billing",
  "contracts",
  "clients",
  "evidence",
  "reports",
  "personal-data",
];

/** The rooms of the reader of uploaded reports: each may use those before it. */
const reader = ["lines", "words", "tables", "records", "months", "accounts", "tri-merge", "layouts", "files"];

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    ...nouns.slice(0, -1).map((noun, place) => ({
      name: `services-of-${noun}-know-those-before`,
      severity: "error",
      from: { path: `^functions/services/${noun}/`, pathNot: test },
      to: { path: `^functions/services/(${nouns.slice(place + 1).join("|")})/` },
    })),
    ...reader.map((room, place) => ({
      name: `${room}-of-the-reader-know-those-before`,
      severity: "error",
      from: { path: `^shared/domain/report/upload/${room}/`, pathNot: test },
      to: { path: `^shared/domain/report/upload/(${[...reader.slice(place + 1), "[^/]+\\.ts$"].join("|")})` },
    })),
    {
      name: "shared-knows-shared-only",
      severity: "error",
      from: { path: "^shared/" },
      to: { path: outside("shared") },
    },
    {
      name: "shared-has-no-aws-react-or-io",
      severity: "error",
      from: { path: "^shared/", pathNot: `${test}|^shared/testing/` },
      to: { path: "node_modules/(@aws-sdk|@aws-crypto|react|@chakra-ui)/", dependencyTypes: ["npm"] },
    },
    {
      name: "domain-is-pure",
      comment: "Rules know no AWS, no React, no I/O; of ours only the contract's types.",
      severity: "error",
      from: { path: "^shared/domain/", pathNot: test },
      to: { path: outside("shared/domain"), pathNot: "^shared/domain/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "domain-does-no-io",
      severity: "error",
      from: { path: "^shared/(domain|api)/", pathNot: test },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "web-knows-shared-only",
      severity: "error",
      from: { path: "^web/(?!e2e/)" },
      to: { path: "^(functions|infra)/" },
    },
    {
      name: "functions-know-shared-only",
      severity: "error",
      from: { path: "^functions/" },
      to: { path: "^(web|infra)/" },
    },
    {
      name: "infra-knows-shared-and-schedule",
      severity: "error",
      from: { path: "^infra/(?!local/)", pathNot: test },
      to: { path: "^(web|functions)/", pathNot: "^functions/(jobs/schedule|routes/handlers)\\.ts$" },
    },
    {
      name: "local-runtime-is-imported-by-nothing",
      severity: "error",
      from: { pathNot: `^infra/(local|testing)/|^web/e2e/|${test}` },
      to: { path: "^infra/local/" },
    },
    {
      name: "local-runtime-reads-the-template",
      comment:
        "What the template does not say does not exist on one machine either: no construct, no need is read directly.",
      severity: "error",
      from: { path: "^infra/local/", pathNot: test },
      to: { path: "^infra/(constructs/|stacks/|redress\\.ts|app\\.ts|needs)" },
    },
    {
      name: "features-do-not-import-each-other",
      severity: "error",
      from: { path: "^web/src/features/([^/]+)/" },
      to: { path: "^web/src/features/", pathNot: "^web/src/features/$1/" },
    },
    {
      name: "ui-knows-no-feature",
      severity: "error",
      from: { path: "^web/src/(ui|api)/" },
      to: { path: "^web/src/features/" },
    },
    {
      name: "ui-asks-no-server",
      comment: "What calls a route or knows who is signed in is a feature's.",
      severity: "error",
      from: { path: "^web/src/ui/", pathNot: test },
      to: { path: "^web/src/api/(?!api-error|use-mutation-once)" },
    },
    {
      name: "pages-bring-features-together",
      comment: "Pages and layout use features and not the other way round.",
      severity: "error",
      from: { path: "^web/src/(ui|api|features)/", pathNot: `${test}|/testing/` },
      to: { path: "^web/src/(pages|layout|router|app)" },
    },
    {
      name: "routes-do-not-import-routes",
      comment: "One file, one route, one Lambda.",
      severity: "error",
      from: { path: "^functions/(routes|jobs)/([^.]+)\\.ts$", pathNot: `${test}|^functions/routes/handlers\\.ts$` },
      to: { path: "^functions/routes/" },
    },
    {
      name: "jobs-and-routes-are-entries",
      comment: "The worlds of tests call them as tests do.",
      severity: "error",
      from: { path: "^functions/(?!jobs/|routes/)", pathNot: `${test}|^functions/testing/` },
      to: { path: "^functions/(routes|jobs)/", pathNot: "^functions/jobs/schedule\\.ts$" },
    },
    {
      name: "repositories-know-no-provider",
      severity: "error",
      from: { path: "^functions/repositories/" },
      to: { path: "^functions/(providers|routes|jobs)/" },
    },
    {
      name: "providers-know-no-repository",
      severity: "error",
      from: { path: "^functions/providers/" },
      to: { path: "^functions/(repositories|routes|jobs)/" },
    },
    {
      name: "services-know-no-request",
      comment: "A use case is told what it needs; what a request is, the routes know.",
      severity: "error",
      from: { path: "^functions/services/", pathNot: test },
      to: { path: "^functions/shell/(api-handler|request|job-handler)" },
    },
    {
      name: "shell-knows-no-service",
      comment: "What a dispute or a member is, the Lambda shell does not know.",
      severity: "error",
      from: { path: "^functions/shell/", pathNot: test },
      to: { path: "^functions/(services/|providers/|letters/|emails/|content/)" },
    },
    {
      name: "handlers-build-nothing",
      comment: "Repositories, providers and settings come from functions/services.ts.",
      severity: "error",
      from: { path: "^functions/(routes|jobs)/", pathNot: test },
      to: { path: "^functions/(shell/env|repositories/documents-client|providers/aws/(?!field-encryption))" },
    },
    {
      name: "letters-do-no-io",
      severity: "error",
      from: { path: "^functions/letters/", pathNot: test },
      to: { path: "^functions/(repositories|providers|services|shell|routes|jobs)|node_modules/@aws-sdk/" },
    },
    {
      name: "only-repositories-speak-dynamodb",
      severity: "error",
      from: { path: "^functions/(?!repositories/|testing/)", pathNot: test },
      to: { path: "node_modules/@aws-sdk/(lib-dynamodb|client-dynamodb)/" },
    },
    {
      name: "raw-items-stay-in-repositories",
      comment: "Other rooms see decoded records; the jobs' schedule names what starts them.",
      severity: "error",
      from: { path: "^functions/(?!repositories/|testing/)", pathNot: `${test}|^functions/jobs/schedule\\.ts$` },
      to: {
        path: "^functions/repositories/(partitions|query|stream-changes|stream-keys)\\.ts$",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "builders-and-fakes-are-for-tests",
      severity: "error",
      from: { pathNot: `${test}|/testing/|^infra/local/|^web/e2e/` },
      to: { path: "^(shared|functions|web/src)/testing/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.build/|cdk\\.out/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".mts", ".mjs", ".js", ".cjs", ".json"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
