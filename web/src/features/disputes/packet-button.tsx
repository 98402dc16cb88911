import { Button } from "@chakra-ui/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { call } from "#web/src/api/call";
import { useErrorText } from "#web/src/ui/error-text";
import { useLanguage } from "#web/src/ui/language";
import { saveFile } from "#web/src/ui/save-file";
import { useToast } from "#web/src/ui/toast";

/** Saves everything of a dispute as one PDF. */
export function PacketButton({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { language: lang } = useLanguage();
  const toast = useToast();
  const errorText = useErrorText();
  const [isPending, setPending] = useState(false);

  const download = async () => {
    setPending(true);
    try {
      const packet = await call("evidence/get-packet", { params: { id }, query: { lang } });
      saveFile(packet, `evidence-packet-${id}.pdf`);
    } catch (error) {
      const title = formatMessage({ id: "evidence.packetFailed" });
      toast({ title, description: errorText(error), variant: "destructive" });
    } finally {
      setPending(false);
    }
  };

  return (
    <Button variant="outline" size="sm" mt="4" loading={isPending} onClick={download}>
      <FormattedMessage id="evidence.packet" />
    </Button>
  );
}
