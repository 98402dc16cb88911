import { useSyncExternalStore } from "react";
import { toast, toastStore } from "./toast-store";
import { useLate } from "./use-late";

const loadRegion = async () => (await import("./toast-region")).ToastRegion;

/** `toast({ title, description?, variant? })`; strings already translated. */
export function useToast(): typeof toast {
  return toast;
}

/** The place of messages. */
export function Toaster() {
  const hasMessage = useSyncExternalStore(toastStore.subscribe, toastStore.get) !== undefined;
  const ToastRegion = useLate(loadRegion, hasMessage);
  return ToastRegion && <ToastRegion />;
}
