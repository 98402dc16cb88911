import { Button } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";

type PdfLinkProps = { href: string; label: string; onOpen?: () => void };

export function PdfLink({ href, label, onOpen }: PdfLinkProps) {
  return (
    <Button variant="plain" alignSelf="flex-start" asChild>
      <a href={href} target="_blank" rel="noopener" onClick={onOpen}>
        <FormattedMessage id={label} />
      </a>
    </Button>
  );
}
