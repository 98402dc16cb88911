import { useIntl } from "react-intl";
import { useErrorText } from "#web/src/ui/error-text";
import { useToast } from "#web/src/ui/toast";

/** Says that a change of a dispute was not saved, and why. */
export function useUpdateFailed(): (error: unknown) => void {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const errorText = useErrorText();

  return (error) =>
    toast({
      title: formatMessage({ id: "disputes.updateFailed" }),
      description: errorText(error),
      variant: "destructive",
    });
}
