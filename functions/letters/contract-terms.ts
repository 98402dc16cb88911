import { NOTICE_DAYS } from "#shared/domain/contract/cancellation";
import { REFUND_DAYS } from "#shared/domain/contract/state-rules";
import { type BillingPolicy, plans } from "#shared/domain/plan/plan";
import { POSTAGE_CENTS } from "#shared/domain/plan/postage";
import { SubscriptionTier } from "#shared/domain/schemas";
import { BLANK, type ContractFacts, ESTIMATED_MONTHS, longDay, money, price, total, utcTime } from "./contract-facts";
import { type Block, bold, heading, item, plain, type Writing } from "./contract-writing";

const planNames: Record<SubscriptionTier, string> = { onetime: "One-Time", monthly: "Monthly", premium: "Premium" };

/** The contract of 15 U.S.C. § 1679d(b): payment with its total, services and guarantees, length, who we are, the right to cancel. */
export function contractTerms(facts: ContractFacts): Writing {
  return {
    title: "Credit Repair Service Contract",
    blocks: [
      ...parties(facts),
      ...services(facts.plan),
      ...payment(facts),
      ...length(facts.plan),
      ...guarantees,
      ...ending(facts),
      ...fairPlay,
      ...signature(facts),
    ],
  };
}

const parties = ({
  businessName,
  businessAddress,
  consumerName,
  consumerAddress,
  signature: signed,
}: ContractFacts) => [
  plain(`This contract is between ${businessName}, principal business address ${businessAddress} (“we”), and`),
  plain(`${consumerName ?? BLANK}${consumerAddress ? `, ${consumerAddress}` : ""} (“you”).`),
  plain(`Date: ${longDay(signed?.signedOn, "en")}`),
];

/** What each plan gives beside the letters. */
const inPlan: Record<SubscriptionTier, string> = {
  onetime: "one guidance session and email support for 30 days",
  monthly:
    "your reports are pulled again on a schedule, new negative items become drafts for your approval, priority support, help with identity theft items",
  premium:
    "all that a monthly plan gives (your reports are pulled again on a schedule, new negative items become drafts for your approval, priority support, help with identity theft items), a dedicated specialist, business credit guidance, letter templates and personal handling",
};

const planServices = (plan: ContractFacts["plan"]): Block[] =>
  plan
    ? [item(`With your plan, ${planNames[plan]}: the education library; ${inPlan[plan]}.`)]
    : [
        item("With every plan: the education library."),
        ...SubscriptionTier.options.map((tier) => item(`${planNames[tier]}: ${inPlan[tier]}.`)),
      ];

const services = (plan: ContractFacts["plan"]): Block[] => [
  heading("1. What we do for you"),
  item(
    "We get your credit reports from Experian, Equifax and TransUnion on your written instruction, list the negative items, and show what each bureau reports about each of them.",
  ),
  item(
    "You choose the items that you believe to be inaccurate, incomplete, unverifiable or too old to be reported, and say why. We prepare a dispute letter to each bureau that reports the item. You read, change and approve every letter; nothing leaves without your approval.",
  ),
  item(
    `We mail the letters that you approved by certified mail with return receipt; the postage is part of the price of your plan, ${money(POSTAGE_CENTS)} more. You may print and mail them yourself instead and pay the postage. We follow their delivery, count each bureau's time to answer from the day it received the letter, keep copies of everything in your account, and prepare answers to a refusal as a next round.`,
  ),
  ...planServices(plan),
  item(
    "We are not a law firm and give no legal advice. No one can have accurate, current and verifiable information removed.",
  ),
];

function terms(tier: SubscriptionTier): string {
  const { disputes } = plans[tier];
  return tier === "onetime"
    ? `One-Time: ${price(tier)} once, for ${disputes} disputes in all. Total of all payments: ${total(tier)}.`
    : `${planNames[tier]}: ${price(tier)} for each month, for up to ${disputes} disputes in each calendar month. Total of all payments over the estimated ${ESTIMATED_MONTHS} months: ${total(tier)}.`;
}

function payment({ plan, billingPolicy }: ContractFacts): Block[] {
  return [
    heading("2. What you pay"),
    ...(plan ? [plan] : SubscriptionTier.options).map((tier) => item(terms(tier))),
    plain(
      plan
        ? `Your plan: ${planNames[plan]}. Total of all payments to us: ${total(plan)}. This contract is for this plan alone: another plan is another contract.`
        : "Your plan is the one that you choose when you pay, and this contract is for that plan alone: another plan is another contract.",
    ),
    plain(
      "Payments to anyone else: $0.00, unless you choose to mail letters yourself and pay the postage for them. A credit-report fee, if there ever is one, is charged at cost, is non-refundable, and is itemized for your agreement before you pay it.",
    ),
    billingPolicy === "after_performance"
      ? bold(
          "You pay nothing before we have fully performed the service that the payment is for. Choosing a plan saves a payment method; the first charge follows the mailing of your first letters, and each later charge follows the month in which the service was given.",
        )
      : bold("You pay when you choose the plan, and for each further month at its beginning."),
  ];
}

const length = (plan: ContractFacts["plan"]): Block[] => [
  heading("3. How long it takes"),
  plain(
    "We can start when your cancellation period is over. Approved letters are mailed on the next business day. A bureau has 30 days from receipt to answer, in some cases 45.",
  ),
  ...(plan !== "onetime"
    ? [
        plain(
          `We estimate that the service of the ${plan ? planNames[plan] : "Monthly or Premium"} plan is completed within ${ESTIMATED_MONTHS} months after the cancellation period.`,
        ),
      ]
    : []),
  ...(plan === undefined || plan === "onetime"
    ? [
        plain(
          "We estimate that the service of the One-Time plan is completed within 60 days after the cancellation period.",
        ),
      ]
    : []),
];

const guarantees: Block[] = [
  heading("4. Guarantees"),
  item(
    "30-day money-back guarantee: tell us within 30 days of signing that you are not satisfied, and we refund everything that you have paid us under this contract, but for a credit-report fee charged at cost.",
  ),
  item("There is no other guarantee. In particular we promise no result and no change of a credit score."),
];

/** Under either policy what was paid goes back; after performance there is nothing to pay in this period. */
const refunds: Record<BillingPolicy, string> = {
  after_performance:
    "You pay nothing in this period, since the first charge follows the mailing of your first letters. Should we have received a payment of yours all the same, we order its refund the moment you cancel",
  prepaid: "We order the refund of everything that you have paid under this contract the moment you cancel",
};

const ending = ({ plan, billingPolicy }: ContractFacts): Block[] => [
  heading("5. Ending the contract"),
  item(
    "Within the cancellation period: at any time and at no cost, by the button in your account, by email or by any written notice. Letters that wait are stopped, and you owe nothing.",
  ),
  item(
    `${refunds[billingPolicy]}. It is paid to your payment method within ${REFUND_DAYS} days; where our payment provider cannot return it, we pay it to you in another way within the same time.`,
  ),
  ...(plan !== "onetime"
    ? [
        item(
          `After it: the ${plan ? planNames[plan] : "Monthly or Premium"} plan ends ${NOTICE_DAYS} days after your notice.`,
        ),
      ]
    : []),
  ...(plan === undefined || plan === "onetime"
    ? [
        item(
          "After it: the One-Time plan ends when its letters have been mailed; before that you may stop those that wait.",
        ),
      ]
    : []),
];

const fairPlay: Block[] = [
  heading("6. Your part and your rights"),
  item(
    "What you tell us and the bureaus is true. We never advise you to make an untrue statement or to change your identity.",
  ),
  item(
    "You can dispute information yourself, free of charge. You got the statement of your rights as a separate document before this contract.",
  ),
  item(
    "Nothing in this contract waives a right that the Credit Repair Organizations Act or the law of your state gives you.",
  ),
];

/** The words of § 1679d(b)(4), in bold and next to the signature. */
function signature({ cancelDays, lastCancelDay, signature: signed }: ContractFacts): Block[] {
  const until = lastCancelDay ? `, until midnight on ${longDay(lastCancelDay, "en")}` : "";
  return [
    heading("7. Signature"),
    bold(
      "You may cancel this contract without penalty or obligation at any time before midnight of the 3rd business day after the date on which you signed the contract. See the attached notice of cancellation form for an explanation of this right.",
    ),
    ...(cancelDays > 3 ? [bold(`The law of your state gives you ${cancelDays} business days${until}.`)] : []),
    plain(
      signed
        ? `Signed electronically by ${signed.fullName} on ${utcTime(signed.signedAt, "en")}.`
        : "Signed electronically by typing your full name.",
    ),
  ];
}
