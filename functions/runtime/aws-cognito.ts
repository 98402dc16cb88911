import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { clientConfig } from "./aws-config";

let client: CognitoIdentityProviderClient | undefined;

/** The one client of the user pool, for what the service does in its own name (signed calls). */
export function cognito(): CognitoIdentityProviderClient {
  client ??= new CognitoIdentityProviderClient(clientConfig);
  return client;
}
