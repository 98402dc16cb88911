import { Checkbox, type CheckboxRootProps } from "@chakra-ui/react";
import type { ReactNode, Ref } from "react";

type CheckboxFieldProps = Omit<CheckboxRootProps, "children" | "onChange" | "ref"> & {
  children: ReactNode;
  onChange?: (isChecked: boolean) => void;
  ref?: Ref<HTMLInputElement>;
};

/** The real checkbox lies unseen over the drawn one, where fingers, screen readers and tools look for it. */
const overTheBox = {
  clip: "auto",
  width: "1.5rem",
  height: "1.5rem",
  margin: "0",
  opacity: 0,
  zIndex: 1,
  cursor: "inherit",
} as const;

/** A box to tick, with its words as the label: the whole line can be pressed. */
export function CheckboxField({ children, onChange, ref, ...root }: CheckboxFieldProps) {
  return (
    <Checkbox.Root {...root} onCheckedChange={({ checked }) => onChange?.(checked === true)}>
      <Checkbox.HiddenInput ref={ref} style={overTheBox} />
      <Checkbox.Control>
        <Checkbox.Indicator />
      </Checkbox.Control>
      <Checkbox.Label>{children}</Checkbox.Label>
    </Checkbox.Root>
  );
}
