import { Button } from "@chakra-ui/react";
import type { MouseEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { isSignInNeeded } from "#web/src/api/api-error";
import { type CallOptions, call, urlOf } from "#web/src/api/call";
import { useSignInAgain } from "#web/src/api/sign-in-again";
import { useMutationOnce } from "#web/src/api/use-mutation-once";
import { useErrorText } from "#web/src/ui/error-text";
import { useToast } from "#web/src/ui/toast";

type Filter = CallOptions<"admin/export-clients">["query"];

/** Opens the export in a new tab. The server is asked first whether it may: a refusal belongs on this page, not in that tab. */
export function ExportLink({ filter }: { filter: Filter }) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const signInAgain = useSignInAgain();
  const href = urlOf("admin/export-clients", undefined, { ...filter, format: "csv" });
  const { mutate } = useMutationOnce({
    mutationFn: () => call("admin/export-clients", { query: { ...filter, check: "true" } }),
    onSuccess: () => window.open(href, "_blank", "noopener"),
  });

  const open = () =>
    mutate(undefined, {
      onError: (error) => {
        if (isSignInNeeded(error)) return signInAgain(open);
        const title = formatMessage({ id: "admin.clients.exportFailed" });
        toast({ title, description: errorText(error), variant: "destructive" });
      },
    });
  const askFirst = (event: MouseEvent) => {
    event.preventDefault();
    open();
  };

  return (
    <Button variant="outline" asChild>
      <a href={href} target="_blank" rel="noopener" onClick={askFirst}>
        <FormattedMessage id="admin.clients.export" />
      </a>
    </Button>
  );
}
