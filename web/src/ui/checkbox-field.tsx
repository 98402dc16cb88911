import { chakra, type HTMLChakraProps, useRecipe } from "@chakra-ui/react";
import type { ReactNode, Ref } from "react";

type CheckboxFieldProps = Omit<HTMLChakraProps<"label">, "children" | "onChange" | "ref"> & {
  children: ReactNode;
  checked?: boolean;
  disabled?: boolean;
  onChange?: (isChecked: boolean) => void;
  ref?: Ref<HTMLInputElement>;
};

/**
 * A box to tick, with its words as the label: the whole line can be pressed. The browser's own box with our looks: lists have dozens
 * of them, and a drawn one with a state machine costs a slow phone ten times as much.
 */
export function CheckboxField({ children, checked, disabled, onChange, ref, ...label }: CheckboxFieldProps) {
  const styles = useRecipe({ key: "checkbox" })();

  return (
    <chakra.label css={styles} data-disabled={disabled ? "" : undefined} {...label}>
      <input
        ref={ref}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      <span>{children}</span>
    </chakra.label>
  );
}
