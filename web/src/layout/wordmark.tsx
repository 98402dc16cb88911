import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { Mark } from "#web/src/ui/icons";

const HomeLink = chakra(Link);

/** The product's name and mark; leads home. */
export function Wordmark() {
  return (
    <HomeLink
      to="/"
      display="inline-flex"
      alignItems="center"
      gap="2"
      minH="11"
      color="fg"
      fontWeight="semibold"
      fontSize="lg"
      letterSpacing="tight"
      textDecoration="none"
      borderRadius="control"
    >
      <chakra.span color="accent.fg" display="inline-flex" marginInlineStart="-1.5">
        <Mark />
      </chakra.span>
      Redress
    </HomeLink>
  );
}
