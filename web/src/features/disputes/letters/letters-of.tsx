import { createContext, type ReactNode, useContext } from "react";
import { useIntl } from "react-intl";
import { FieldScope } from "#web/src/ui/field-shell";

const Name = createContext("");

type LettersOfProps = { id: string /** The accounts that the letters are about. */; name: string; children: ReactNode };

/** Says whose letters these are: several drafts may be open at once, each with the same fields and buttons. */
export function LettersOf({ id, name, children }: LettersOfProps) {
  return (
    <FieldScope value={id}>
      <Name value={name}>{children}</Name>
    </FieldScope>
  );
}

/** The name of what each letters' panel has: what it is or does, and for which account. */
export function useLettersLabel() {
  const { formatMessage } = useIntl();
  const name = useContext(Name);
  return (action: string, values?: Record<string, string>) =>
    formatMessage({ id: "disputes.letters.of" }, { action: formatMessage({ id: action }, values), name });
}
