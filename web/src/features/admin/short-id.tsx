import { Box } from "@chakra-ui/react";

/** The end of an id, which is enough to compare two. */
export const endOfId = (id: string) => id.slice(-8);

/** The end of an id; the whole id is in the tooltip. */
export function ShortId({ id }: { id: string }) {
  return (
    <Box as="span" fontFamily="mono" fontSize="sm" whiteSpace="nowrap" title={id}>
      …{endOfId(id)}
    </Box>
  );
}
