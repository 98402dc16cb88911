import { NativeSelect, type NativeSelectFieldProps } from "@chakra-ui/react";
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

/** A choice from a list, drawn by the device's own picker. */
export function SelectField({ label, hint, error, isOptional, options, placeholder, ...select }: SelectFieldProps) {
  return (
    <FieldShell name={select.name} label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) => (
        <NativeSelect.Root invalid={control["aria-invalid"]}>
          <NativeSelect.Field {...control} {...select}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator>
            <ChevronDownIcon />
          </NativeSelect.Indicator>
        </NativeSelect.Root>
      )}
    </FieldShell>
  );
}
