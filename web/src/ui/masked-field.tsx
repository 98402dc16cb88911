import { Box, Input, type InputProps } from "@chakra-ui/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { FieldShell } from "./field-shell";
import { ShowSwitch } from "./show-switch";

type MaskedFieldProps = Pick<InputProps, "autoComplete" | "maxLength" | "readOnly"> & {
  name: string;
  label: string;
  hint: string;
  /** As IMask writes it: 0 is a digit, brackets are optional. */
  mask: string;
  /** Changes what is pasted or filled in before the mask sees it. */
  prepare?: (text: string) => string;
  /** Whether parts between slashes are two digits: a separator that is typed after one digit makes it two, 2/ becomes 02/. */
  padsParts?: boolean;
  /** Hides the digits until asked: what they are, as it reads after "Show". */
  secret?: string;
};

/** A field of the form around it that puts spaces and hyphens where they belong; typing, pasting and filling in without them works too. */
export function MaskedField({ name, label, hint, mask, prepare, padsParts, secret, ...input }: MaskedFieldProps) {
  const { field, fieldState } = useController({ name });
  const [isShown, setIsShown] = useState(secret === undefined);
  const ref = useRef<HTMLInputElement>(null);
  const { ref: register, onChange } = field;
  useMask(ref, { name, mask, prepare, padsParts, onChange });

  useEffect(() => {
    register(ref.current);
  }, [register]);

  return (
    <FieldShell name={name} label={label} hint={hint} error={fieldState.error?.message}>
      {(control) => (
        <Box position="relative" width="full">
          <Input
            {...control}
            ref={ref}
            name={name}
            defaultValue={String(field.value ?? "")}
            onBlur={field.onBlur}
            // Not a password: no manager should offer to keep it.
            type="text"
            css={isShown ? undefined : { WebkitTextSecurity: "disc" }}
            inputMode="numeric"
            spellCheck={false}
            pe={secret && "12"}
            {...input}
          />
          {secret && <ShowSwitch isShown={isShown} onChange={setIsShown} what={secret} />}
        </Box>
      )}
    </FieldShell>
  );
}

/** Filling in by the browser brings no focus. */
const uses = ["focus", "input"] as const;

type Mask = Pick<MaskedFieldProps, "name" | "mask" | "prepare" | "padsParts"> & { onChange: (text: string) => void };

/** Puts the mask on a field once it is used: until then its code is no reason to wait. Typing before it is kept. */
function useMask(ref: RefObject<HTMLInputElement | null>, { name, mask, prepare, padsParts, onChange }: Mask): void {
  const { getValues } = useFormContext();

  useEffect(() => {
    const input = ref.current;
    if (!input) return;
    let isGone = false;
    let remove = () => {};
    const note = () => {
      if (input.value !== getValues(name)) onChange(input.value);
    };
    // The mask moves the caret when the field takes the focus, and would end a selection that a script made before.
    const keepSelection = (event: FocusEvent) => event.stopImmediatePropagation();
    const stopWaiting = () => {
      for (const name of uses) input.removeEventListener(name, load);
    };
    const load = () => {
      stopWaiting();
      import("react-imask").then(
        ({ IMask }) => {
          if (isGone) return;
          // The first keys may come before the mask does.
          if (padsParts) input.value = padEnded(input.value);
          const masked = IMask(input, { mask, prepare });
          // After the mask's own listener: what it refuses, such as a digit too many, is not noted.
          input.removeEventListener("input", note);
          input.addEventListener("input", note);
          masked.on("accept", note);
          note();
          const pad = (event: InputEvent) => {
            if (!isSeparator(event.data)) return;
            const padded = padEnded(`${input.value}/`);
            if (padded === `${input.value}/`) return;
            event.preventDefault();
            masked.value = padded;
          };
          if (padsParts) input.addEventListener("beforeinput", pad);
          remove = () => {
            input.removeEventListener("beforeinput", pad);
            masked.destroy();
          };
        },
        () => {
          console.warn("A field goes without its mask");
          // The next use of the field asks for it again: the connection may be back then.
          if (!isGone) wait();
        },
      );
    };
    const wait = () => {
      for (const name of uses) input.addEventListener(name, load);
    };
    wait();
    input.addEventListener("input", note);
    input.addEventListener("focus", keepSelection);
    if (document.activeElement === input) load();
    return () => {
      isGone = true;
      stopWaiting();
      input.removeEventListener("input", note);
      input.removeEventListener("focus", keepSelection);
      remove();
    };
  }, [ref, name, mask, prepare, padsParts, onChange, getValues]);
}

/** A part of one digit that a separator ends becomes two digits: 2/8/ is 02/08/. */
const padEnded = (text: string) => text.replace(/(?<!\d)\d(?=[/.\- ])/g, "0$&");

const isSeparator = (typed: string | null) => typed !== null && /^[/.\- ]$/.test(typed);
