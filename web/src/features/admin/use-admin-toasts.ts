import { useIntl } from "react-intl";
import { useErrorText } from "#web/src/ui/error-text";
import { useToast } from "#web/src/ui/toast";

/** The name of the field for the admin key: a page has one at most. */
export const ADMIN_KEY = "adminKey";

/** What the administrator's actions say of themselves. */
export function useAdminToasts() {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const errorText = useErrorText();

  return {
    done: (name: string, values: Record<string, string | number> = {}) =>
      toast({ title: formatMessage({ id: `admin.toast.${name}` }, values) }),
    failed: (name: string, error: unknown) =>
      toast({
        title: formatMessage({ id: `admin.toast.${name}` }),
        description: errorText(error),
        variant: "destructive",
      }),
    keyRequired: () => {
      document.querySelector<HTMLInputElement>(`input[name=${ADMIN_KEY}]`)?.focus();
      toast({
        title: formatMessage({ id: "admin.toast.keyRequired" }),
        description: formatMessage({ id: "admin.toast.keyRequiredText" }),
        variant: "destructive",
      });
    },
    nonePending: () =>
      toast({
        title: formatMessage({ id: "admin.toast.nonePending" }),
        description: formatMessage({ id: "admin.toast.nonePendingText" }),
      }),
  };
}
