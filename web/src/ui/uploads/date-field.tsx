import { Button, Flex } from "@chakra-ui/react";
import { type ReactNode, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { isDay } from "#shared/domain/days";
import { isMonth } from "#shared/domain/report/reported-date";
import { LongDate } from "#web/src/ui/format";
import { TextField } from "#web/src/ui/text-field";
import { monthFromTyped, typedFromMonth } from "#web/src/ui/typed-month";

type DateFieldProps = {
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string;
  /** A day, `2026-03-09`, or a month as it is typed, 03/2026. */
  value: string;
  onChange: (value: string) => void;
};

/** A date as the paper prints it: a full one, or a month alone. Who asks for a full date and gives none leaves the month. */
export function DateField({ label, hint, value, onChange, ...field }: DateFieldProps) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const month = monthFromTyped(value);
  const [isOfMonth, setOfMonth] = useState(isMonth(month));

  const change = () => {
    if (!isOfMonth && isDay(value)) onChange(typedFromMonth(value.slice(0, 7)));
    setOfMonth(!isOfMonth);
    input.current?.focus();
  };
  const other = isOfMonth ? "upload.edit.wholeDate" : "upload.edit.monthAlone";
  const form = isOfMonth ? (
    <FormattedMessage id="upload.edit.monthAlone.hint" />
  ) : isMonth(month) ? (
    <FormattedMessage id="upload.edit.wholeDate.hint" values={{ month: <LongDate value={month} /> }} />
  ) : undefined;

  return (
    <Flex direction="column" align="flex-start">
      <TextField
        {...field}
        ref={input}
        label={label}
        hint={
          (hint || form) && (
            <>
              {hint} {form}
            </>
          )
        }
        type={isOfMonth ? "text" : "date"}
        maxLength={isOfMonth ? 10 : undefined}
        value={isOfMonth || isDay(value) ? value : ""}
        onChange={({ target }) => onChange(target.value)}
      />
      <Button
        variant="ghost"
        size="sm"
        ms="-3"
        aria-label={formatMessage({ id: `${other}Of` }, { field: label })}
        onClick={change}
      >
        <FormattedMessage id={other} />
      </Button>
    </Flex>
  );
}
