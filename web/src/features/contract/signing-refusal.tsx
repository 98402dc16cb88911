import { Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import { ApiError } from "#web/src/api/api-error";
import { useErrorText } from "#web/src/ui/error-text";

/** What the server says of the name that was signed with: said at its field. */
export function refusedName(error: unknown): string | undefined {
  return error instanceof ApiError ? error.fieldErrors?.fullName?.[0] : undefined;
}

/** Why nothing is signed, where it is not the name, and what to do. */
export function SigningRefusal({ error }: { error: unknown }) {
  const textOf = useErrorText();
  if (refusedName(error) !== undefined) return null;

  return (
    <Text role="alert" color="fg.error" fontWeight="semibold">
      <FormattedMessage id={refusalKey(error)} values={{ reason: textOf(error) }} />
    </Text>
  );
}

function refusalKey(error: unknown): string {
  const fields = error instanceof ApiError ? error.fieldErrors : undefined;
  if (fields?.disclosureAcknowledgedAt ?? fields?.esignConsentAt) return "contract.sign.again";
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === "CONTRACT_OUTDATED") return "contract.sign.outdated";
  return code === "STATE_NOT_SERVED" ? "contract.sign.state" : "contract.sign.failed";
}
