import { Link } from "@chakra-ui/react";
import { figures } from "#shared/domain/marketing/claims";

/** Where a person answers, as a link that opens a mail. */
export function SupportAddress() {
  return <Link href={`mailto:${figures.supportEmail}`}>{figures.supportEmail}</Link>;
}
