import { ApiError } from "#web/src/api/api-error";
import { useErrorText } from "#web/src/ui/error-text";

/** What the server says of one field. */
export function fieldErrorOf(error: unknown, field: string): string | undefined {
  return error instanceof ApiError ? error.fieldErrors?.[field]?.[0] : undefined;
}

/** What the server says of one field, or of the whole call where it names none. */
export function useRefusal(error: unknown, field: string): string | undefined {
  const errorText = useErrorText();
  const ofField = fieldErrorOf(error, field);
  return ofField ?? (error ? errorText(error) : undefined);
}
