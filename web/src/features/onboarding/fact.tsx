import { Box } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

/** A name and its value inside a `dl`. `label` is a key of the catalogue. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Box as="dt" color="fg.quiet" textStyle="sm">
        <FormattedMessage id={label} />
      </Box>
      <Box as="dd" m="0" overflowWrap="anywhere">
        {children}
      </Box>
    </div>
  );
}
