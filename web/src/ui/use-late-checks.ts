import { useCallback, useEffect } from "react";
import type { FieldValues, Resolver } from "react-hook-form";
import { useIntl } from "react-intl";
import { useToast } from "./toast";

const AFTER_MS = 5_000;

/**
 * The checks of a form, which no one needs before the first seconds are over: zod and the schema are 30 KB. They come after those seconds,
 * or when the form is sent. If they do not arrive then, a message says so and the form keeps what was typed.
 *
 * @param load the same function each time
 */
export function useLateChecks<Fields extends FieldValues, Context, Values>(
  load: () => Promise<Resolver<Fields, Context, Values>>,
): Resolver<Fields, Context, Values> {
  const { formatMessage } = useIntl();
  const toast = useToast();

  useEffect(() => {
    const timer = setTimeout(() => {
      load().catch((error) => console.warn("The checks of a form did not arrive", error));
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [load]);

  return useCallback(
    async (values, context, options) => {
      const checks = await load().catch((error) => {
        toast({ title: formatMessage({ id: "common.error.network" }), variant: "destructive" });
        throw error;
      });
      return checks(values, context, options);
    },
    [load, toast, formatMessage],
  );
}
