import { Checkbox, type CheckboxRootProps } from "@chakra-ui/react";
import type { ReactNode, Ref } from "react";

type CheckboxFieldProps = Omit<CheckboxRootProps, "children" | "onChange" | "ref"> & {
  children: ReactNode;
  onChange?: (isChecked: boolean) => void;
  ref?: Ref<HTMLInputElement>;
};

/** A box to tick, with its words as the label: the whole line can be pressed. */
export function CheckboxField({ children, onChange, ref, ...root }: CheckboxFieldProps) {
  return (
    <Checkbox.Root {...root} onCheckedChange={({ checked }) => onChange?.(checked === true)}>
      <Checkbox.HiddenInput ref={ref} />
      <Checkbox.Control>
        <Checkbox.Indicator />
      </Checkbox.Control>
      <Checkbox.Label>{children}</Checkbox.Label>
    </Checkbox.Root>
  );
}
