import { Box, type BoxProps } from "@chakra-ui/react";

/** A surface with a thin line: no shadow, because it does not float. */
export function Card(props: BoxProps) {
  return (
    <Box
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border.line"
      borderRadius="card"
      padding={{ base: "4", md: "6" }}
      {...props}
    />
  );
}
