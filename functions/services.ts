import { cognito } from "#functions/providers/aws/cognito";
import { macOf } from "#functions/providers/aws/kms-mac";
import { startFunction } from "#functions/providers/aws/lambda";
import { store } from "#functions/providers/aws/s3";
import { secret } from "#functions/providers/aws/secrets";
import { mailer } from "#functions/providers/aws/ses";
import { chooseBureaus } from "#functions/providers/bureau/choose-bureaus";
import { Ses } from "#functions/providers/email/ses";
import { AppClient } from "#functions/providers/identity/app-client";
import { identityReader } from "#functions/providers/identity/identity-token";
import { type OutsideSettings, OutsideSignIn } from "#functions/providers/identity/outside-sign-in";
import { PasswordCheck } from "#functions/providers/identity/password-check";
import { UserPool } from "#functions/providers/identity/user-pool";
import { chooseMail } from "#functions/providers/mail/choose-mail";
import { readWebhook } from "#functions/providers/mail/webhook";
import { chooseBilling } from "#functions/providers/payment/choose-billing";
import { Stripe } from "#functions/providers/payment/stripe";
import { AuditHead } from "#functions/providers/store/audit-head";
import { Bucket } from "#functions/providers/store/bucket";
import { BucketForms } from "#functions/providers/store/bucket-forms";
import { BucketLinks } from "#functions/providers/store/bucket-links";
import { AdminRepository } from "#functions/repositories/admins";
import { AuditLogRepository } from "#functions/repositories/audit-log";
import { BillingEndRepository } from "#functions/repositories/billing-ends";
import { ConsentRepository } from "#functions/repositories/consents";
import { ContractRepository } from "#functions/repositories/contracts";
import { CountSources } from "#functions/repositories/count-sources";
import { CounterRepository } from "#functions/repositories/counters";
import { DeletionRepository } from "#functions/repositories/deletions";
import { DeviceRepository } from "#functions/repositories/devices";
import { DisputeItemStore } from "#functions/repositories/dispute-items";
import { DisputeListRepository } from "#functions/repositories/dispute-lists";
import { DisputeRepository } from "#functions/repositories/disputes";
import { DocumentRepository } from "#functions/repositories/documents";
import { documents } from "#functions/repositories/documents-client";
import { EarlyPaymentRepository } from "#functions/repositories/early-payments";
import { EmailCodes } from "#functions/repositories/email-codes";
import { EmailCorrections } from "#functions/repositories/email-corrections";
import { EmailRepository } from "#functions/repositories/emails";
import { seenWrite } from "#functions/repositories/events";
import { HistoryRepository } from "#functions/repositories/history";
import { IdempotencyRepository } from "#functions/repositories/idempotency";
import { IdentityRepository } from "#functions/repositories/identities";
import { LetterRepository } from "#functions/repositories/letters";
import { LimitRepository } from "#functions/repositories/limits";
import { MailOrderRepository } from "#functions/repositories/mail-orders";
import { MemberCounts } from "#functions/repositories/member-counts";
import { MemberItemStore } from "#functions/repositories/member-items";
import { MemberListRepository } from "#functions/repositories/member-lists";
import { MonitorRepository } from "#functions/repositories/monitors";
import { NewsRepository } from "#functions/repositories/news";
import { NoticeRepository } from "#functions/repositories/notices";
import { OnboardingRepository } from "#functions/repositories/onboarding";
import { PasswordResets } from "#functions/repositories/password-resets";
import { PaymentRepository } from "#functions/repositories/payments";
import { ProofRepository } from "#functions/repositories/proofs";
import { PullOrderRepository } from "#functions/repositories/pull-orders";
import { RefundOrderRepository } from "#functions/repositories/refund-orders";
import { ReportRepository } from "#functions/repositories/reports";
import { RetentionRepository } from "#functions/repositories/retention";
import { SessionRepository } from "#functions/repositories/sessions";
import { SignInRepository } from "#functions/repositories/sign-ins";
import { type Transact, transact } from "#functions/repositories/table";
import { UploadCheckRepository } from "#functions/repositories/upload-checks";
import { type PageToRead, UploadPageRepository } from "#functions/repositories/upload-pages";
import { UploadRepository } from "#functions/repositories/uploads";
import { UserRepository } from "#functions/repositories/users";
import { VisitorRepository } from "#functions/repositories/visitors";
import { env, optionalEnv } from "#functions/shell/env";
import { now } from "#functions/shell/now";
import { BillingPolicy } from "#shared/domain/schemas";

/*
 * The composition root: every repository, provider and setting of the deployment, made from the environment. A handler names
 * what it works with; the bundle of a function holds only that.
 */

const usersTable = () => env("USERS_TABLE");
const reportsTable = () => env("REPORTS_TABLE");
const disputesTable = () => env("DISPUTES_TABLE");

export const writeTogether: Transact = (items) => transact(documents(), items);

// What the table of users holds.
export const admins = () => new AdminRepository(documents(), usersTable());
export const answers = () => new IdempotencyRepository(documents(), usersTable());
export const auditLog = () => new AuditLogRepository(documents(), usersTable(), auditMac);
export const billingEnds = () => new BillingEndRepository(documents(), usersTable());
export const consents = () => new ConsentRepository(documents(), usersTable());
export const contracts = () => new ContractRepository(documents(), usersTable());
export const counters = () => new CounterRepository(documents(), usersTable());
export const deletions = () => new DeletionRepository(documents(), usersTable());
export const devices = () => new DeviceRepository(documents(), usersTable());
export const earlyPayments = () => new EarlyPaymentRepository(documents(), usersTable());
export const emailCodes = () => new EmailCodes(documents(), usersTable());
export const emailCorrections = () => new EmailCorrections(users(), usersTable());
export const emails = () => new EmailRepository(documents(), usersTable());
export const history = () => new HistoryRepository(documents(), usersTable());
export const idDocuments = () => new DocumentRepository(documents(), usersTable());
export const identities = () => new IdentityRepository(documents(), usersTable());
export const limits = () => new LimitRepository(documents(), usersTable());
export const memberCounts = () => new MemberCounts(documents(), usersTable());
export const memberLists = () => new MemberListRepository(documents(), usersTable());
export const monitors = () => new MonitorRepository(documents(), usersTable());
export const news = () => new NewsRepository(documents(), usersTable());
export const notices = () => new NoticeRepository(documents(), usersTable());
export const onboarding = () => new OnboardingRepository(documents(), usersTable());
export const passwordResets = () => new PasswordResets(documents(), usersTable());
export const payments = () => new PaymentRepository(documents(), usersTable());
export const proofs = () => new ProofRepository(documents(), usersTable());
export const pullOrders = () => new PullOrderRepository(documents(), usersTable());
export const refundOrders = () => new RefundOrderRepository(documents(), usersTable());
export const retention = () => new RetentionRepository(documents(), usersTable());
export const sessions = () => new SessionRepository(documents(), usersTable());
export const signIns = () => new SignInRepository(documents(), usersTable());
export const uploadPages = () => new UploadPageRepository(documents(), usersTable());
export const uploadChecks = () => new UploadCheckRepository(documents(), usersTable());
export const uploads = () => new UploadRepository(documents(), usersTable());
export const memberItems = () => new MemberItemStore(documents(), usersTable());
export const users = () => new UserRepository(documents(), usersTable());
export const visitors = () => new VisitorRepository(documents(), usersTable());

// What the tables of reports and disputes hold.
export const countSources = () => new CountSources(documents(), { users: usersTable(), disputes: disputesTable() });
export const disputeItems = () => new DisputeItemStore(documents(), disputesTable());
export const disputeLists = () => new DisputeListRepository(documents(), disputesTable());
export const disputes = () => new DisputeRepository(documents(), disputesTable());
export const letters = () => new LetterRepository(documents(), disputesTable());
export const mailOrders = () => new MailOrderRepository(documents(), disputesTable());
export const reports = () => new ReportRepository(documents(), reportsTable());

// The buckets: letters, contracts and exports of administrators; ID images, uploads and copies of members' data.
export const auditHead = () => new AuditHead(letterFiles());
export const letterLinks = () => new BucketLinks(store(), env("LETTERS_BUCKET"));
export const letterFiles = () => new Bucket(store(), env("LETTERS_BUCKET"));
export const documentFiles = () => new Bucket(store(), env("DOCUMENTS_BUCKET"));
export const documentForms = () => new BucketForms(store(), env("DOCUMENTS_BUCKET"));
export const documentLinks = () => new BucketLinks(store(), env("DOCUMENTS_BUCKET"));

// Other companies. Those with a choice are simulated or real, as the deployment says.
const providerKeys = () => secret(env("PROVIDER_KEYS_SECRET"));
const mailWebhookSecret = () => secret(env("MAIL_WEBHOOK_SECRET"));
export const billing = () =>
  chooseBilling({ provider: env("PAYMENT_PROVIDER"), store: letterFiles, providerKeys, now });
export const bureauProviderName = () => env("BUREAU_PROVIDER");
export const bureauProvider = () => chooseBureaus({ provider: bureauProviderName(), providerKeys, now });
export const emailProvider = () => new Ses(mailer(), env("SENDER_EMAIL"));
export const mail = () =>
  chooseMail({
    provider: env("MAIL_PROVIDER"),
    postBox: letterFiles(),
    providerKeys,
    webhookSecret: mailWebhookSecret,
    now,
  });
/** Events of both mail providers are signed alike, and their reader needs none of the adapters' other parts. */
export const mailEvents = () => ({
  verifyWebhook: async (rawBody: string, headers: Record<string, string | undefined>) =>
    readWebhook(rawBody, headers, await mailWebhookSecret(), now()),
});
export const seenMailEvent = (id: string) => seenWrite(usersTable(), { provider: "mail", id, at: now() });
export const paymentEvents = () => new Stripe(() => secret(env("PAYMENT_WEBHOOK_SECRET")));

// Sign-in. The app client is made apart: only functions that check passwords or codes may ask for its secret.
const poolSettings = () => ({
  userPoolId: env("USER_POOL_ID"),
  clientId: env("USER_POOL_CLIENT_ID"),
  /** Off the cloud only. */
  jwks: optionalEnv("COGNITO_JWKS"),
});
let appClient: AppClient | undefined;
function deployedAppClient(): AppClient {
  appClient ??= new AppClient(cognito(), poolSettings());
  return appClient;
}
export const userPool = () => new UserPool(cognito(), env("USER_POOL_ID"));
export const passwordCheck = () => new PasswordCheck(cognito(), deployedAppClient(), identityReader(poolSettings()));
export const outsideSignIn = () =>
  new OutsideSignIn(outsideSettings(), () => deployedAppClient().secret(), identityReader(poolSettings()));
/** Where the outside provider is reached, and where it leads back to. @throws Error where the function knows no user pool */
export const outsideSettings = (): OutsideSettings => ({
  authDomain: env("AUTH_DOMAIN"),
  clientId: env("USER_POOL_CLIENT_ID"),
  redirectUri: `${siteOrigin()}/api/callback`,
  siteOrigin: siteOrigin(),
});
/** Undefined for a deployment without an outside provider. */
export const outsideIfAny = () => (optionalEnv("OUTSIDE_ISSUER") ? outsideSettings() : undefined);

// Jobs that routes start.
export const startReadingPage = (event: PageToRead) => startFunction(env("READ_PAGE_FUNCTION"), event);

// Keys and settings.
export const adminKey = () => secret(env("ADMIN_KEY_SECRET"));
export const auditMac = (text: string) => macOf(env("AUDIT_MAC_KEY_ARN"), text);
export const ssnDigest = (ssn: string) => macOf(env("SSN_MAC_KEY_ARN"), ssn);
export const billingPolicy = () => BillingPolicy.parse(env("BILLING_POLICY"));
export const business = () => ({
  businessName: env("BUSINESS_NAME"),
  businessAddress: env("BUSINESS_ADDRESS"),
  billingPolicy: billingPolicy(),
});
export const paymentLinks = () => ({
  onetime: env("PAYMENT_LINK_ONETIME"),
  monthly: env("PAYMENT_LINK_MONTHLY"),
  premium: env("PAYMENT_LINK_PREMIUM"),
});
export const sender = () => ({ business: env("BUSINESS_NAME"), address: env("BUSINESS_ADDRESS"), site: siteOrigin() });
export const siteOrigin = () => env("SITE_ORIGIN");
/** Codes of the states in which this deployment offers the service; none unless they are named. */
export const openStates = (): string[] => optionalEnv("OPEN_STATES")?.split(",") ?? [];
