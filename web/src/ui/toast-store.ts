type ToastMessage = {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  /** The page is about to be left: nothing takes the place of this one. */
  isLast?: boolean;
};
export type ShownToast = ToastMessage & { key: number };

/** What marks the place of messages; an open window leaves it alone. */
export const TOASTS = { "data-live-announcer": "" };
export const TOASTS_SELECTOR = "[data-live-announcer]";

let shown: ShownToast | undefined;
let lastKey = 0;
const listeners = new Set<() => void>();

/** Shows one message; a newer one takes the place of an older one. Words come translated. */
export function toast(message: ToastMessage): void {
  if (shown?.isLast) return;
  lastKey += 1;
  shown = { ...message, key: lastKey };
  notify();
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: () => shown,
  dismiss(key?: number): void {
    if (key !== undefined && shown?.key !== key) return;
    shown = undefined;
    notify();
  },
};

function notify(): void {
  for (const listener of listeners) listener();
}
