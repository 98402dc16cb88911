import { Button } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";

export function PdfLink({ href, label }: { href: string; label: string }) {
  return (
    <Button variant="plain" alignSelf="flex-start" asChild>
      <a href={href} target="_blank" rel="noopener">
        <FormattedMessage id={label} />
      </a>
    </Button>
  );
}
