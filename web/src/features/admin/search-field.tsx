import { Box } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { TextField } from "#web/src/ui/text-field";

const TYPING_MS = 300;

/** Typing asks the server once the hand rests. */
export function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(value);
  const change = useRef(onChange);
  change.current = onChange;
  const shown = useRef(value);

  useEffect(() => {
    // Something else has changed it: the filters were cleared.
    if (shown.current !== value) setTyped(value);
    shown.current = value;
  }, [value]);

  useEffect(() => {
    if (typed === shown.current) return;
    const timer = setTimeout(() => {
      shown.current = typed;
      change.current(typed);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <Box flex="1">
      <TextField
        name="search"
        type="search"
        label={<FormattedMessage id="admin.users.search" />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Box>
  );
}
