import { cognito } from "#functions/providers/aws/cognito";
import { AppClient } from "#functions/providers/identity/app-client";
import { poolSettings } from "./user-pool";

let client: AppClient | undefined;

/** The deployment's app client. Apart from `user-pool.ts`: not every function that reads tokens may ask for the secret. */
export function deployedAppClient(): AppClient {
  client ??= new AppClient(cognito(), poolSettings());
  return client;
}
