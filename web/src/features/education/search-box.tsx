import { Box } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { TextField } from "#web/src/ui/text-field";

/** Finds as somebody types. While they do, the box is theirs; otherwise it shows what the address says. */
export function SearchBox({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = q;
  }, [q]);

  return (
    <Box role="search" maxWidth="form">
      <TextField
        ref={input}
        name="q"
        type="search"
        autoComplete="off"
        maxLength={100}
        label={<FormattedMessage id="education.search.label" />}
        hint={<FormattedMessage id="education.search.hint" />}
        defaultValue={q}
        onChange={(event) => onSearch(event.target.value)}
      />
    </Box>
  );
}
