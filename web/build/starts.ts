import type { Metafile } from "esbuild";
import type { RouteName } from "#shared/api/routes";
import type { Language } from "#shared/api/schemas/common";
import { urlOf } from "#web/src/api/call";
import { filesOf, wordsOf } from "./app";

type Call = RouteName | [name: RouteName, query: object];
type Start = { entry: string; calls: Call[]; isForMembers?: false };

/** Stands in a call's address for the language that the page is read in. */
const lang = "LANGUAGE";

const disputes: Call = ["disputes/list-disputes", { limit: 100 }];
const report: Call = "credit-report/get-report";
/** By what the next charge is known. */
const nextCharge: Call[] = [["contract/get-signed-contract", { lang }], "account/list-payments"];
const dashboard: Start = {
  entry: "features/dashboard/dashboard-screen.tsx",
  calls: ["dashboard/get-stats", report, disputes],
};

type StartFiles = {
  files: string[];
  /** What the screen says, beside the words that every page starts with. */
  words: Partial<Record<Language, string>>;
  calls: string[];
  isForMembers: boolean;
};

/** What the header of every signed-in page asks for. */
const header: Call[] = ["auth/get-user", ["notifications/list-notices", { limit: 20 }]];

/** The screens of the router, with what each asks for as it starts. */
const starts: Record<string, Start> = {
  "/": dashboard,
  "/dashboard": dashboard,
  "/credit-report": { entry: "features/credit-report/credit-report-screen.tsx", calls: [report] },
  "/dispute-center": { entry: "features/disputes/overview/dispute-center-screen.tsx", calls: [disputes] },
  "/disputes": { entry: "pages/disputes-page.tsx", calls: [disputes] },
  "/results": { entry: "features/disputes/results/results-screen.tsx", calls: [disputes, report] },
  "/evidence": { entry: "features/evidence/proofs-screen.tsx", calls: ["evidence/list-proofs", disputes] },
  "/upload": { entry: "features/upload/upload-screen.tsx", calls: [] },
  "/education": {
    entry: "features/education/education-screen.tsx",
    calls: [["education/list-articles", { lang }]],
  },
  "/help": { entry: "features/help/help-screen.tsx", calls: [] },
  "/subscribe": { entry: "pages/subscribe-page.tsx", calls: [["subscription/list-plans", { lang }], ...nextCharge] },
  "/account": {
    entry: "pages/account-page.tsx",
    calls: [...nextCharge, "account/get-contact", "account/get-mail-topics"],
  },
  "/admin": { entry: "features/admin/admin-screen.tsx", calls: [] },
  "/login": { entry: "features/auth/login-screen.tsx", calls: [], isForMembers: false },
  "/forgot-password": { entry: "features/auth/forgot-password-screen.tsx", calls: [], isForMembers: false },
  "/onboarding": { entry: "pages/onboarding-page.tsx", calls: ["onboarding/get-progress"], isForMembers: false },
};

/** For the page's early script: what each address starts with. @param urlOfFile the site's address of an output */
export function startsOf(app: Metafile, urlOfFile: (output: string) => string): Record<string, StartFiles> {
  const common = filesOf(app);
  const wordsFor = (entry: string) =>
    Object.fromEntries(
      (["en", "es"] as const).flatMap((language) => {
        const output = wordsOf(app, `web/src/${entry}`, language);
        return output === undefined ? [] : [[language, urlOfFile(output)]];
      }),
    );
  const lines = Object.entries(starts).map(([path, { entry, calls, isForMembers = true }]) => [
    path,
    {
      files: filesOf(app, `web/src/${entry}`)
        .filter((file) => !common.includes(file))
        .map(urlOfFile),
      words: wordsFor(entry),
      calls: [...(isForMembers ? header : []), ...calls].map(addressOf),
      isForMembers,
    },
  ]);
  return Object.fromEntries(lines);
}

function addressOf(call: Call): string {
  return typeof call === "string" ? urlOf(call) : urlOf(call[0], {}, call[1]);
}
