import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { clientConfig, endingInTime } from "#functions/shell/aws-config";

let client: CognitoIdentityProviderClient | undefined;

/** The one client of the user pool, for what the service does in its own name (signed calls). */
export function cognito(): CognitoIdentityProviderClient {
  client ??= endingInTime(new CognitoIdentityProviderClient(clientConfig));
  return client;
}
