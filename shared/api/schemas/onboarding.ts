import * as z from "zod";
import { usStateCodes } from "#shared/domain/consumer/us-states";
import { reasonKeys } from "#shared/domain/dispute/reasons";
import { PaymentType, SubscriptionTier } from "#shared/domain/schemas";
import { isInLatinLetters, LATIN_LETTERS } from "#shared/domain/text/latin-letters";
import { lineOrNone } from "#shared/domain/text/line";
import { ownWords } from "#shared/domain/text/own-words";
import { isPlainText } from "#shared/domain/text/plain-text";
import { Id, Instant, ItemId, Language, NO_WEB_ADDRESS, withoutWebAddress } from "./common";
import { UnsignedContract } from "./contract";
import { CreditReport, DataSource, DataSourceDetails, NegativeItem } from "./report";
import { BirthDate, Email, NewPassword, Password, Username } from "./user";

const text = (min: number, max = 100) =>
  z
    .string({ error: "This field is required" })
    .trim()
    .min(1, "This field is required")
    .min(min, `Must be at least ${min} characters`)
    .max(max, `Must be no more than ${max} characters`)
    .refine(isPlainText, "Invalid format")
    .refine(withoutWebAddress, NO_WEB_ADDRESS)
    .refine((text) => text === "" || isInLatinLetters(text), LATIN_LETTERS);

export const Address = z.object({
  street: text(5, 120),
  city: text(2, 60),
  state: z
    .string({ error: "This field is required" })
    .refine((code) => usStateCodes.includes(code), "This field is required"),
  zipCode: z
    .string({ error: "This field is required" })
    .trim()
    .min(1, "This field is required")
    .max(10, "Must be no more than 10 characters")
    .regex(/^\d{5}(-\d{4})?$/, "Invalid format"),
});
export type Address = z.infer<typeof Address>;

export const Ssn = z
  .string({ error: "Please enter your complete 9-digit SSN (XXX-XX-XXXX)" })
  .trim()
  .regex(/^\d{3}-?\d{2}-?\d{4}$/, "Please enter your complete 9-digit SSN (XXX-XX-XXXX)")
  .transform((ssn) => ssn.replaceAll("-", ""));

export const Profile = z.object({
  firstName: text(2),
  lastName: text(2),
  email: Email,
  dateOfBirth: BirthDate,
  ssn: Ssn,
  phone: z
    .string({ error: "This field is required" })
    .trim()
    .min(1, "This field is required")
    .max(14, "Must be no more than 14 characters")
    .regex(/^\(\d{3}\) \d{3}-\d{4}$/, "Invalid format"),
  address: Address,
});
export type Profile = z.infer<typeof Profile>;

/** Where a bureau reaches the consumer. */
export const Contact = Profile.pick({ phone: true, address: true });
export type Contact = z.infer<typeof Contact>;

/** The name is for a member whose outside provider gave none, and for one who has not signed a contract under it yet. */
export const ContactBody = Contact.extend(Profile.pick({ firstName: true, lastName: true }).partial().shape);
export type ContactBody = z.infer<typeof ContactBody>;

/** What is not said is not given. */
export const Consent = z.object({
  fcraConsent: z.boolean().default(false),
  permissiblePurposeConsent: z.boolean().default(false),
  piiProcessingConsent: z.boolean().default(false),
  consentTimestamp: z.iso.datetime({ offset: true }).optional(),
  permissiblePurpose: z.string().min(1).max(300).optional(),
  language: Language.optional(),
});
export type Consent = z.infer<typeof Consent>;

/** For a member who gave the e-mail at registration, the profile may leave it out. */
export const CreditPullBody = z.object({
  profileData: Profile.extend({ email: Email.optional() }),
  consent: Consent.prefault({}),
});
export type CreditPullBody = z.infer<typeof CreditPullBody>;

export const CreditPullResult = z.object({
  reportId: Id,
  creditScore: z.number(),
  experianScore: z.number().nullable(),
  equifaxScore: z.number().nullable(),
  transunionScore: z.number().nullable(),
  negativeItems: z.array(NegativeItem),
  dataSource: DataSource,
  dataSourceDetails: DataSourceDetails,
  /** The bureaus that answered. */
  bureaus: CreditReport.shape.bureaus,
});
export type CreditPullResult = z.infer<typeof CreditPullResult>;

export const DocumentSide = z.enum(["front", "back"]);
export type DocumentSide = z.infer<typeof DocumentSide>;
export const DocumentKind = z.enum(["drivers_license", "state_id", "passport", "military_id"]);
export type DocumentKind = z.infer<typeof DocumentKind>;

export const NewDocument = z.object({
  side: DocumentSide,
  kind: DocumentKind.optional(),
  contentType: z.string().max(100),
  sizeBytes: z.number().int().min(1),
});

const MOST_SELECTED = 50;

/** Something said of each selected item, by its id. */
const perItem = <Value extends z.ZodType>(value: Value) =>
  z.record(ItemId, value).refine((values) => Object.keys(values).length <= MOST_SELECTED, "Too many items");

export const DisputeSelection = z.object({
  selectedItems: z.array(z.string().min(1).max(64)).max(MOST_SELECTED).default([]),
  paymentType: PaymentType.default("monthly"),
  selectedDisputeReasons: perItem(z.array(z.string().max(200)).max(reasonKeys.length)).default({}),
  selectedPlan: SubscriptionTier.optional(),
  /** Per item, the consumer's own words; the reason `other` says nothing without them. */
  additionalDetails: perItem(ownWords(2_000)).optional(),
});
export type DisputeSelection = z.infer<typeof DisputeSelection>;

/** What a visitor typed so far: anything but the SSN and passwords, valid or not. Sealed before it is stored. */
export const ProfileDraft = z
  .object({
    firstName: z.string().max(200),
    lastName: z.string().max(200),
    email: z.string().max(300),
    dateOfBirth: z.string().max(20),
    phone: z.string().max(30),
    address: z
      .object({
        street: z.string().max(200),
        city: z.string().max(200),
        state: z.string().max(10),
        zipCode: z.string().max(20),
      })
      .partial(),
  })
  .partial();
export type ProfileDraft = z.infer<typeof ProfileDraft>;

/** With the name as long as its member may correct it. */
export const KnownContact = ProfileDraft.pick({ phone: true, address: true, firstName: true, lastName: true });
export type KnownContact = z.infer<typeof KnownContact>;

export const StoredDocument = z.object({
  documentId: Id,
  side: DocumentSide,
  status: z.enum(["awaiting", "uploaded"]),
  /** A presigned address of the image, good for some minutes. */
  previewUrl: z.string().optional(),
});
export type StoredDocument = z.infer<typeof StoredDocument>;

export const Consents = Consent.pick({
  fcraConsent: true,
  permissiblePurposeConsent: true,
  piiProcessingConsent: true,
});
export type Consents = z.infer<typeof Consents>;

/** The boxes below one version of the consents' words. Only the pull makes consents of them. */
const ConsentBoxes = z.object({ textVersion: z.string().max(40), ticked: Consents });

/** What is typed, chosen and ticked besides the profile and the selection. */
export const Entries = z
  .object({
    documentKind: DocumentKind,
    consentBoxes: ConsentBoxes,
    unsignedContract: UnsignedContract,
    username: z.string().max(60),
  })
  .partial();
export type Entries = z.infer<typeof Entries>;

export const SaveProgressBody = Entries.extend({
  profile: ProfileDraft.optional(),
  selection: DisputeSelection.partial().optional(),
});
export type SaveProgressBody = z.infer<typeof SaveProgressBody>;

/** Everything that a reload of the onboarding needs. `ssnLast4` says that the pull has the SSN already. */
export const OnboardingProgress = Entries.extend({
  profile: ProfileDraft,
  ssnLast4: z.string().optional(),
  documents: z.array(StoredDocument),
  report: CreditReport.nullable(),
  selection: DisputeSelection.partial(),
  paymentReportedAt: Instant.optional(),
  /** When the payment provider confirmed the payment under the contract that is signed now. */
  paymentConfirmedAt: Instant.optional(),
  contractSignedAt: Instant.optional(),
  isMember: z.boolean(),
  /** Whether the bureaus can be asked; where not, people bring a report of their own. */
  isPullOffered: z.boolean(),
  /** Codes of the states in which the service is offered. */
  openStates: z.array(z.string()),
});
export type OnboardingProgress = z.infer<typeof OnboardingProgress>;

const NameOrNone = lineOrNone(100)
  .refine(withoutWebAddress, NO_WEB_ADDRESS)
  .refine((name) => name === "" || isInLatinLetters(name), LATIN_LETTERS);

export const CreateAccountBody = z
  .object({
    username: Username,
    password: NewPassword,
    confirmPassword: Password.min(1, "This field is required"),
    onboardingData: z.looseObject({
      /**
       * Carries the e-mail; the rest of it was saved by the pull and is not taken from here. The state says whether there is a
       * service at all.
       */
      profile: z
        .looseObject({
          email: Email.optional(),
          firstName: NameOrNone.optional(),
          lastName: NameOrNone.optional(),
          /** Of an adult: the server asks, by its own clock. */
          dateOfBirth: z.union([z.literal(""), BirthDate]).optional(),
          address: z.looseObject({ state: z.string().max(10).optional() }).optional(),
        })
        .optional(),
      selection: DisputeSelection.partial().optional(),
    }),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ["confirmPassword"],
    message: "Passwords don't match",
  });
export type CreateAccountBody = z.infer<typeof CreateAccountBody>;
