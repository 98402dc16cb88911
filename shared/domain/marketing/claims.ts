/**
 * What the operator says about itself in figures. The operator owns them and must be able to prove each before it is shown
 * (FTC Act § 5; CROA, 15 U.S.C. § 1679b(a)(3)).
 */
export const figures = {
  clients: 2_500,
  successRatePercent: 89,
  averageScoreIncrease: 125,
  averageTimelineMonths: 6,
  moneyBackDays: 30,
  supportEmail: "support@redress.example",
} as const;

/**
 * The service's own success rate takes the place of `successRatePercent` on the landing page as soon as so many disputes are decided
 * by a bureau's refusal or by a later report; with `isShown: false` never.
 */
export const measuredSuccess = { isShown: true, fromDisputes: 100 } as const;

/** What makes a claim true: a file of this repository, a job of `functions/jobs`, or something the operator must do or prove. */
export type Ground = { code: string } | { job: string } | { operator: string };

const supportDuty: Ground = { operator: "Answer e-mail on business days, in English and Spanish." };
const checkedPayments: Ground = { operator: "Look at each payment that was reported within 24 hours." };
const provenFigures: Ground = { operator: "Keep the records that prove each figure, and change it when they do." };
const noAdvanceFees: Ground = {
  operator: "Deploy with BillingPolicy after_performance unless counsel approved prepaid.",
};

/**
 * Every claim of the landing page, the plans, the mails and the contract, by the id of its words (or what a group of ids
 * starts with), and what makes it true. A claim that nothing makes true is not shown.
 */
export const claims: Readonly<Record<string, Ground>> = {
  "landing.description": { code: "functions/routes/disputes/process-disputes.ts" },
  "landing.hero.lead": { job: "watch-clocks" },
  "landing.hero.note": { code: "functions/providers/bureau/crs.ts" },
  "landing.video.caption.report": { code: "shared/domain/report/merge.ts" },
  "landing.video.caption.choose": { code: "shared/domain/dispute/statements.ts" },
  "landing.video.caption.letter": { code: "functions/routes/disputes/process-disputes.ts" },
  "landing.video.caption.clock": { job: "watch-clocks" },
  "landing.video.caption.removed": { job: "monitor-reports" },
  "landing.stats.": provenFigures,
  "landing.stats.measured": { code: "functions/routes/results/get-success-rate.ts" },
  "landing.how.1.": { code: "functions/services/disputes/send-dispute.ts" },
  "landing.how.2.": { code: "shared/domain/report/merge.ts" },
  "landing.how.3.": { code: "functions/routes/disputes/process-disputes.ts" },
  "landing.how.4.": { job: "watch-clocks" },
  "landing.features.1.": { code: "functions/letters/dispute-letter.ts" },
  "landing.features.2.": { job: "watch-clocks" },
  "landing.features.3.": { code: "functions/providers/aws/field-encryption.ts" },
  "landing.testimonials.": { operator: "Replace the samples by words of real members, with their consent." },
  "landing.pricing.lead": { code: "functions/routes/contract/sign-contract.ts" },
  "landing.pricing.onetime.": { code: "shared/domain/plan/plan.ts" },
  "landing.pricing.monthly.": { code: "shared/domain/plan/plan.ts" },
  "landing.pricing.premium.": { operator: "Name a specialist for each premium member." },
  "landing.pricing.note": { code: "shared/domain/contract/cancellation.ts" },
  "landing.faq.1.": { job: "send-letters" },
  "landing.faq.2.": { code: "shared/domain/report/obsolescence.ts" },
  "landing.faq.3.": provenFigures,
  "landing.faq.4.": { operator: "Refund within 30 days of signing when a member asks." },
  "landing.faq.5.": { code: "functions/providers/bureau/crs.ts" },
  "landing.faq.6.": { code: "functions/providers/aws/field-encryption.ts" },
  "landing.contact.": supportDuty,
  "landing.final.text": { code: "shared/domain/onboarding/steps.ts" },
  "landing.final.guarantee": noAdvanceFees,
  "landing.footer.disclaimer": { code: "functions/letters/contract-terms.ts" },
  "plans.feature.guidanceSession": { operator: "Hold one session with each member of the one-time plan who asks." },
  "plans.feature.education": { code: "functions/content/articles.ts" },
  "plans.feature.emailSupport": supportDuty,
  "plans.feature.monitoring": { job: "monitor-reports" },
  "plans.feature.newItemDrafts": { job: "monitor-reports" },
  "plans.feature.prioritySupport": { operator: "Answer monthly and premium members first." },
  "plans.feature.identityTheft": { code: "functions/letters/block-words.ts" },
  "plans.feature.cancelAnytime": { code: "shared/domain/contract/cancellation.ts" },
  "plans.feature.allOfMonthly": { job: "monitor-reports" },
  "plans.feature.specialist": { operator: "Name a specialist for each premium member." },
  "plans.feature.businessCredit": { operator: "Work on the business credit of premium members who ask." },
  "plans.feature.letterTemplates": { operator: "Give premium members the templates that counsel approved." },
  "plans.feature.whiteGlove": { operator: "Prepare a premium member's file with them." },
  "contract.plans.description.onetime": { code: "shared/domain/plan/plan.ts" },
  "contract.plans.description.monthly": { job: "monitor-reports" },
  "contract.plans.description.premium": { operator: "Name a specialist for each premium member." },
  "subscribe.lead": { code: "functions/routes/disputes/process-disputes.ts" },
  "subscribe.secure.": { code: "functions/routes/subscription/list-plans.ts" },
  "subscribe.billing.": noAdvanceFees,
  "subscribe.done.text": checkedPayments,
  "subscribe.held.": { operator: "Return each payment that came from a state which is not served." },
  "subscribe.reported.": checkedPayments,
  "subscribe.standing.": checkedPayments,
  "subscribe.pending.": checkedPayments,
  "subscribe.yours.": { code: "functions/routes/account/list-payments.ts" },
  "subscribe.checking.": { code: "functions/routes/subscription/complete-payment.ts" },
  "subscribe.pastDue.": { code: "functions/services/billing/payment-writes.ts" },
  "subscribe.usedUp.": { code: "shared/domain/plan/allowance.ts" },
  "subscribe.ended.chargeback": { code: "functions/services/billing/payment-writes.ts" },
  "subscribe.ended.reinstated": checkedPayments,
  "subscribe.ended.unpaid": { job: "watch-clocks" },
  "subscribe.ended.text": { code: "functions/services/billing/end-service.ts" },
  "subscribe.wait": { code: "functions/routes/payments/receive-event.ts" },
  "subscribe.confirmed.": { code: "functions/routes/payments/receive-event.ts" },
  "subscribe.included.letters": { code: "functions/letters/dispute-letter.ts" },
  "subscribe.included.report": { code: "shared/domain/report/merge.ts" },
  "subscribe.included.progress": { job: "watch-clocks" },
  "subscribe.included.support": supportDuty,
  "subscribe.badge.security": { code: "functions/providers/aws/field-encryption.ts" },
  "subscribe.badge.croa": { code: "functions/letters/contract-terms.ts" },
  "subscribe.badge.moneyBack": { operator: "Refund within 30 days of signing when a member asks." },
  "subscribe.badge.noSetup": { code: "shared/domain/plan/plan.ts" },
  "contract 1.": { job: "send-letters" },
  "contract 2.": { code: "functions/routes/payments/receive-event.ts" },
  "contract 3.": { job: "send-letters" },
  "contract 4.": { operator: "Refund within 30 days of signing when a member asks." },
  "contract 5.": { job: "end-billing" },
  "contract 5. refused": {
    operator:
      "Pay back in another way, within 10 days, what the payment provider refuses to refund: the administrators' subscriptions tab lists it.",
  },
  "contract 6.": { code: "functions/letters/contract-disclosure.ts" },
  "contract 7.": { code: "shared/domain/contract/cancellation.ts" },
  "email.accountOpened.": { code: "functions/routes/disputes/process-disputes.ts" },
  "email.accountDeleted.": { code: "functions/routes/account/delete-account.ts" },
  "email.activated.": { code: "functions/routes/subscription/activate.ts" },
  "email.contractCopies.": { code: "functions/routes/contract/cancel-contract.ts" },
  "email.contractSigned.": { job: "send-notices" },
  "email.contractCanceled.": { code: "functions/routes/contract/cancel-contract.ts" },
  "email.noticeGiven.": { code: "functions/routes/contract/cancel-contract.ts" },
  "email.cancellation.": { job: "send-notices" },
  "email.accountToConfirm.": { code: "functions/routes/account/confirm-email.ts" },
  "email.confirmEmail.": { code: "functions/routes/account/confirm-email.ts" },
  "email.knownAddress.": { code: "functions/routes/auth/register.ts" },
  "email.news.": { job: "mail-news" },
  "email.noPassword.": { job: "send-notices" },
  "email.passwordChanged.": { code: "functions/routes/auth/change-password.ts" },
  "email.passwordReset.": { code: "functions/routes/auth/reset-password.ts" },
  "email.paymentFailed.": { code: "functions/routes/payments/receive-event.ts" },
  "email.paymentRefunded.": { job: "end-billing" },
  "email.paymentPaidBack.": { code: "functions/routes/admin/settle-refund.ts" },
  "email.refundFailed.": { operator: "Pay back within 10 days what the payment provider could not." },
  "email.secondFactor": { code: "functions/routes/account/confirm-second-factor.ts" },
  "email.subscriptionEnded.": { code: "functions/routes/payments/receive-event.ts" },
  "legal.terms.1.": { job: "send-letters" },
  "legal.terms.3.": { code: "functions/routes/contract/sign-contract.ts" },
  "legal.terms.4.": { code: "shared/domain/contract/cancellation.ts" },
  "legal.terms.5.": { code: "shared/domain/plan/plan.ts" },
  "legal.privacy.3.": { operator: "Keep the contracts with the providers, and sell nothing." },
  "legal.privacy.4.": { code: "functions/repositories/audit-log.ts" },
  "legal.privacy.5.": { code: "functions/shell/cookies.ts" },
  "legal.privacy.6.": { job: "apply-retention" },
  "legal.privacy.7.": { code: "functions/routes/account/export-data.ts" },
  "subscribe.change.ends": { code: "functions/services/billing/payment-writes.ts" },
  "subscribe.change.used": { code: "shared/domain/plan/allowance.ts" },
  "subscribe.change.left": { code: "shared/domain/plan/allowance.ts" },
  "subscribe.change.once": { code: "shared/domain/plan/allowance.ts" },
  "subscribe.change.sent": { code: "functions/services/billing/payment-writes.ts" },
  "subscribe.disclaimer": { code: "functions/letters/contract-terms.ts" },
};

type Words = { en: string; es: string };

/** `isSample` until the operator has replaced it by the words of a real member. */
export type Testimonial = { name: string; place: string; stars: 1 | 2 | 3 | 4 | 5; isSample: boolean; words: Words };

export const testimonials: readonly Testimonial[] = [
  {
    name: "Rosa M.",
    place: "San Antonio, TX",
    stars: 5,
    isSample: true,
    words: {
      en: "Two collections on my report were not mine. I could read every letter before it went out, and I could see the day each bureau had to answer.",
      es: "Dos cobranzas en mi informe no eran mías. Pude leer cada carta antes de que saliera y ver el día en que cada agencia tenía que responder.",
    },
  },
  {
    name: "Derrick W.",
    place: "Mobile, AL",
    stars: 5,
    isSample: true,
    words: {
      en: "I had put it off for years. Seeing all three reports side by side made it plain what was wrong and what was mine to pay.",
      es: "Lo había dejado para después por años. Ver los tres informes juntos me dejó claro qué estaba mal y qué me tocaba pagar a mí.",
    },
  },
  {
    name: "Lin C.",
    place: "Fresno, CA",
    stars: 5,
    isSample: true,
    words: {
      en: "A late payment I had made on time was corrected at all three bureaus. Nobody promised me anything; they showed me the rules and kept the dates.",
      es: "Corrigieron en las tres agencias un pago marcado como atrasado que hice a tiempo. Nadie me prometió nada: me mostraron las reglas y llevaron las fechas.",
    },
  },
];
