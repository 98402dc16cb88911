import { chakra, NativeSelect, type NativeSelectFieldProps } from "@chakra-ui/react";
import type { Ref } from "react";
import { FieldShell, type FieldShellProps } from "./field-shell";
import { ChevronDownIcon } from "./icons";

type SelectFieldProps = FieldShellProps &
  Omit<NativeSelectFieldProps, "name" | "children"> & {
    ref?: Ref<HTMLSelectElement>;
    options: readonly { value: string; label: string }[];
    /** A first, empty choice ("Choose a state"). */
    placeholder?: string;
  };

/** The picker lies over the words, which it would cut, and says nothing itself; with forced colors it does. */
const behindWords = {
  position: "absolute",
  inset: "0",
  height: "full",
  color: "transparent",
  textIndent: "-999px",
  "@media (forced-colors: active)": { color: "FieldText", textIndent: "0" },
} as const;

/** A choice from a list, drawn by the device's own picker. What is chosen is shown whole, in as many lines as it needs. */
export function SelectField({ label, hint, error, isOptional, options, placeholder, ...select }: SelectFieldProps) {
  const { value } = select;
  const chosen = options.find((option) => option.value === value)?.label ?? placeholder;

  return (
    <FieldShell name={select.name} label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) => (
        <NativeSelect.Root invalid={control["aria-invalid"]}>
          <NativeSelect.Field {...control} {...select} css={value === undefined ? undefined : behindWords}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </NativeSelect.Field>
          {value !== undefined && <Words text={chosen ?? ""} />}
          <NativeSelect.Indicator>
            <ChevronDownIcon />
          </NativeSelect.Indicator>
        </NativeSelect.Root>
      )}
    </FieldShell>
  );
}

/** Drawn from an attribute: these are the picker's words, and no second ones. */
function Words({ text }: { text: string }) {
  return (
    <chakra.span
      aria-hidden="true"
      data-words={text}
      position="relative"
      width="full"
      minWidth="0"
      minHeight="11"
      ps="3"
      pe="10"
      py="2.5"
      overflowWrap="anywhere"
      pointerEvents="none"
      _before={{ content: "attr(data-words)" }}
      css={{ "@media (forced-colors: active)": { visibility: "hidden" } }}
    />
  );
}
