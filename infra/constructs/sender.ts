import { Stack } from "aws-cdk-lib";
import {
  CloudWatchDimensionSource,
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  MailFromBehaviorOnMxFailure,
  SuppressionReasons,
} from "aws-cdk-lib/aws-ses";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import { Construct } from "constructs";
import { publish } from "./published";
import { alarmOnReputation, SET_DIMENSION } from "./sender-alarms";
import { printRecords, senderDomain } from "./sender-domain";

/** Who mails come from: the whole domain, since an address alone has no signature of its domain and fails DMARC. */
export class Sender extends Construct {
  private readonly set: ConfigurationSet;

  constructor(scope: Construct, id: string, { alarmTopic }: { alarmTopic: ITopic }) {
    super(scope, id);
    // The identity's own set: SES stops an account that goes on mailing to addresses which bounce or complain.
    this.set = new ConfigurationSet(this, "Mails", {
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
    });
    publish(this, "mailSet", this.set.configurationSetName);
    this.signForDomain(senderDomain(this));
    this.countEvents();
    alarmOnReputation(this, this.set, alarmTopic);
  }

  private signForDomain(domain: string): void {
    const mailFromDomain = `bounces.${domain}`;
    const { dkimRecords } = new EmailIdentity(this, "Domain", {
      identity: Identity.domain(domain),
      configurationSet: this.set,
      dkimSigning: true,
      mailFromDomain,
      // Without its MX record mails leave all the same, under a domain of SES.
      mailFromBehaviorOnMxFailure: MailFromBehaviorOnMxFailure.USE_DEFAULT_VALUE,
    });
    printRecords(Stack.of(this), { dkimRecords, mailFromDomain });
  }

  private countEvents(): void {
    this.set.addEventDestination("Events", {
      destination: EventDestination.cloudWatchDimensions([
        { source: CloudWatchDimensionSource.MESSAGE_TAG, name: SET_DIMENSION, defaultValue: "none" },
      ]),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT, EmailSendingEvent.REJECT],
    });
  }
}
