import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { useToast } from "#web/src/ui/toast";

/** Whether the outside provider's button shows: by `?admin=access`, or after Ctrl+Shift+A. */
export function useAdminAccess(): boolean {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [search] = useSearchParams();
  const [isRevealed, setIsRevealed] = useState(false);

  useEffect(() => {
    const reveal = (event: KeyboardEvent) => {
      if (!event.ctrlKey || !event.shiftKey || event.key.toLowerCase() !== "a") return;
      event.preventDefault();
      setIsRevealed(true);
      toast({
        title: formatMessage({ id: "auth.adminAccess" }),
        description: formatMessage({ id: "auth.adminAccessText" }),
      });
    };
    window.addEventListener("keydown", reveal);
    return () => window.removeEventListener("keydown", reveal);
  }, [formatMessage, toast]);

  return isRevealed || search.get("admin") === "access";
}
