const WORKER = "/service-worker.js";

type Policies = {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
};

declare global {
  interface Window {
    trustedTypes?: Policies;
  }
}

/** Starts the worker that keeps the offline page. A browser that has none, or refuses, goes without. */
export async function registerWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  // The pages' policy takes the address of a script from a named maker only, and this one makes no other.
  const policy = window.trustedTypes?.createPolicy("redress-worker", { createScriptURL: () => WORKER });
  try {
    await navigator.serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER, { scope: "/" });
  } catch (error) {
    console.warn("The offline page was not kept", error);
  }
}
