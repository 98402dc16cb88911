import { createRoot } from "react-dom/client";
import { createQueryClient } from "./api/query-client";
import { App } from "./app";
import { bringFirstPage } from "./first-page";
import { guardBackForward } from "./layout/back-forward";
import { keepFocus } from "./layout/keep-focus";
import { initialLanguage } from "./ui/initial-language";
import { messagesOf } from "./ui/messages";
import { applyTheme, initialTheme, printInLight } from "./ui/theme/color-theme";
import { registerWorker } from "./worker/register-worker";

// zod, which comes with the forms, would try `new Function` to see whether it may: Trusted Types report even the try.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

guardBackForward();
keepFocus(document);
applyTheme(initialTheme());
printInLight(window);

const WORKER_AFTER_MS = 3_000;

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no #root");

const language = initialLanguage();
const queryClient = createQueryClient();
await bringFirstPage(queryClient, language);
createRoot(root).render(<App queryClient={queryClient} language={language} messages={await messagesOf(language)} />);

// After the page is drawn, so that it does not slow it down.
setTimeout(registerWorker, WORKER_AFTER_MS);
