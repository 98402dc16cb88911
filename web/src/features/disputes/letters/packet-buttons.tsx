import { Button, Flex, Text } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import type { PacketReader } from "#shared/api/schemas/evidence";
import { complaintsOf } from "#shared/domain/dispute/complaint";
import { call } from "#web/src/api/call";
import { today } from "#web/src/api/server-time";
import { LongDate } from "#web/src/ui/format";
import { useLanguage } from "#web/src/ui/language";
import { useDownload } from "#web/src/ui/use-download";
import { useLettersLabel } from "./letters-of";

/** Saves everything of a dispute as one PDF: as it is, or with a first page for the CFPB or an attorney once there is a reason. */
export function PacketButtons({ dispute }: { dispute: Dispute }) {
  const [first] = complaintsOf(dispute)
    .map(({ from }) => from)
    .sort();
  const isDue = first !== undefined && first <= today();

  return (
    <>
      <Flex gap="2" mt="4" wrap="wrap">
        <PacketButton id={dispute.id} />
        {isDue && <PacketButton id={dispute.id} reader="cfpb" />}
        {first !== undefined && <PacketButton id={dispute.id} reader="attorney" />}
      </Flex>
      {first !== undefined && !isDue && (
        <Text color="fg.quiet" fontSize="sm" mt="2">
          <FormattedMessage id="evidence.packet.cfpbFrom" values={{ day: <LongDate value={first} /> }} />
        </Text>
      )}
    </>
  );
}

function PacketButton({ id, reader }: { id: string; reader?: PacketReader }) {
  const { formatMessage } = useIntl();
  const { language: lang } = useLanguage();
  const { download, isPending } = useDownload();
  const labelOf = useLettersLabel();
  const words = reader ? `evidence.packet.${reader}` : "evidence.packet";

  const downloadPacket = () =>
    download(() => call("evidence/get-packet", { params: { id }, query: { lang, ...(reader && { reader }) } }), {
      name: `${reader ?? "evidence"}-packet-${id}.pdf`,
      failed: formatMessage({ id: "evidence.packetFailed" }),
    });

  return (
    <Button variant="outline" size="sm" aria-label={labelOf(words)} loading={isPending} onClick={downloadPacket}>
      <FormattedMessage id={words} />
    </Button>
  );
}
