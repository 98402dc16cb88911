import { simulatedFault } from "#functions/providers/simulated-fault";
import { LobMail } from "./lob";
import type { MailProvider } from "./mail";
import { type PostBox, SimulatedMail } from "./simulated";

type Settings = {
  /** `MAIL_PROVIDER`: a deployment says who mails; there is no default. */
  provider: string;
  postBox: PostBox;
  /** JSON text with `lobApiKey`. */
  providerKeys: () => Promise<string>;
  webhookSecret: () => Promise<string>;
  now: () => Date;
};

/** The mail provider that the deployment names. @throws Error for an unknown one */
export function chooseMail({ provider, postBox, providerKeys, webhookSecret, now }: Settings): MailProvider {
  if (provider === "simulated") {
    return new SimulatedMail({ postBox, webhookSecret, now, fault: () => simulatedFault("mail") });
  }
  if (provider === "lob")
    return new LobMail({ apiKey: async () => lobKeyOf(await providerKeys()), webhookSecret, now });
  throw new Error(`MAIL_PROVIDER is neither simulated nor lob: ${provider}`);
}

function lobKeyOf(keys: string): string {
  const { lobApiKey } = JSON.parse(keys) as { lobApiKey?: unknown };
  if (typeof lobApiKey !== "string" || lobApiKey === "") throw new Error("The provider keys have no lobApiKey");
  return lobApiKey;
}
