import { Stack, type StackProps } from "aws-cdk-lib";
import { EmailIdentity, Identity as SenderIdentity } from "aws-cdk-lib/aws-ses";
import type { Construct } from "constructs";
import { acknowledge } from "./constructs/acknowledged";
import { Alarms } from "./constructs/alarms";
import { Api } from "./constructs/api";
import { Grants } from "./constructs/grants";
import { Identity } from "./constructs/identity";
import { Jobs } from "./constructs/jobs";
import { declareSettings } from "./constructs/settings";
import { Site } from "./constructs/site";
import { Storage } from "./constructs/storage";

/** The whole product, as a table of contents. */
export class RedressStack extends Stack {
  constructor(scope: Construct, id: string, props?: StackProps) {
    super(scope, id, props);
    const settings = declareSettings(this);
    const siteOrigin = settings.SITE_ORIGIN;

    const storage = new Storage(this, "Storage", { siteOrigin });
    const identity = new Identity(this, "Identity", { siteOrigin });
    const sender = new EmailIdentity(this, "Sender", { identity: SenderIdentity.email(settings.SENDER_EMAIL) });
    const { topic } = new Alarms(this, "Alarms", { adminEmail: settings.ADMIN_EMAIL, key: storage.dataKey });

    // Every function gets what infra/needs.ts says, and nothing else.
    const grants = new Grants({ storage, identity, sender, settings });
    const api = new Api(this, "Api", { grants, alarms: topic });
    new Jobs(this, "Jobs", { grants, storage, alarms: topic });
    const site = new Site(this, "Site", { api, storage, siteOrigin });

    acknowledge(this, storage, site);
  }
}
