import { NOTICE_DAYS } from "#shared/domain/contract/cancellation";
import { plans, type SubscriptionTier } from "#shared/domain/plan/plan";
import { BLANK, type ContractFacts, ESTIMATED_MONTHS, longDay, price, totalOver } from "./contract-facts";
import { type Block, bold, heading, item, plain, type Writing } from "./contract-writing";

const planNames: Record<SubscriptionTier, string> = { onetime: "One-Time", monthly: "Monthly", premium: "Premium" };

/** The contract of 15 U.S.C. § 1679d(b): payment with its total, services and guarantees, length, who we are, the right to cancel. */
export function contractTerms(facts: ContractFacts): Writing {
  return {
    title: "Credit Repair Service Contract",
    blocks: [
      ...parties(facts),
      ...services,
      ...payment(facts),
      ...length,
      ...guarantees,
      ...ending,
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

const services: Block[] = [
  heading("1. What we do for you"),
  item(
    "We get your credit reports from Experian, Equifax and TransUnion on your written instruction, list the negative items, and show what each bureau reports about each of them.",
  ),
  item(
    "You choose the items that you believe to be inaccurate, incomplete, unverifiable or too old to be reported, and say why. We prepare a dispute letter to each bureau that reports the item. You read, change and approve every letter; nothing leaves without your approval.",
  ),
  item(
    "We mail the letters that you approved, follow their delivery, count each bureau's time to answer from the day it received the letter, keep copies of everything in your account, and prepare answers to a refusal as a next round.",
  ),
  item(
    "With every plan: the education library. One-Time: one guidance session and e-mail support for 30 days. Monthly: your reports are pulled again on a schedule, new negative items become drafts for your approval, priority support, identity protection notices. Premium: all of Monthly, a dedicated specialist, business credit guidance, letter templates and personal handling.",
  ),
  item(
    "We are not a law firm and give no legal advice. Nobody can have accurate, current and verifiable information removed.",
  ),
];

function payment({ plan, billingPolicy }: ContractFacts): Block[] {
  return [
    heading("2. What you pay"),
    item(
      `One-Time: ${price("onetime")} once, for ${plans.onetime.disputes} disputes in all. Total of all payments: ${price("onetime")}.`,
    ),
    ...(["monthly", "premium"] as const).map((tier) =>
      item(
        `${planNames[tier]}: ${price(tier)} for each month, for up to ${plans[tier].disputes} disputes in each calendar month. Total of all payments over the estimated ${ESTIMATED_MONTHS} months: ${totalOver(tier, ESTIMATED_MONTHS)}.`,
      ),
    ),
    plain(
      plan
        ? `Your plan: ${planNames[plan]}. Total of all payments to us: ${plan === "onetime" ? price(plan) : totalOver(plan, ESTIMATED_MONTHS)}.`
        : "Your plan is the one that you choose when you pay.",
    ),
    plain(
      "Payments to anybody else: $0.00. A credit-report fee, if there ever is one, is charged at cost, is non-refundable, and is itemized for your agreement before you pay it.",
    ),
    billingPolicy === "after_performance"
      ? bold(
          "You pay nothing before we have fully performed the service that the payment is for. Choosing a plan saves a payment method; the first charge follows the mailing of your first letters, and each later charge follows the month in which the service was given.",
        )
      : bold("You pay when you choose the plan, and for each further month at its beginning."),
  ];
}

const length: Block[] = [
  heading("3. How long it takes"),
  plain(
    "We can start when your cancellation period is over. Approved letters are mailed on the next business day. A bureau has 30 days from receipt to answer, in some cases 45.",
  ),
  plain(
    `We estimate that the One-Time plan is completed within 60 days after the cancellation period, and the Monthly and Premium plans within ${ESTIMATED_MONTHS} months.`,
  ),
];

const guarantees: Block[] = [
  heading("4. Guarantees"),
  item(
    "30-day money-back guarantee: tell us within 30 days of signing that you are not satisfied, and we refund everything that you have paid us under this contract, but for a credit-report fee charged at cost.",
  ),
  item("There is no other guarantee. In particular we promise no result and no change of a credit score."),
];

const ending: Block[] = [
  heading("5. Ending the contract"),
  item(
    "Within the cancellation period: at any time and at no cost, by the button in your account, by e-mail or by any written notice. Letters that wait are stopped, and everything that you have paid is refunded.",
  ),
  item(
    `After it: Monthly and Premium end ${NOTICE_DAYS} days after your notice. One-Time ends when its letters have been mailed; before that you may stop those that wait.`,
  ),
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
        ? `Signed electronically by ${signed.fullName} on ${longDay(signed.signedOn, "en")} at ${signed.signedAt.slice(11, 19)} UTC.`
        : "Signed electronically by typing your full name.",
    ),
  ];
}
