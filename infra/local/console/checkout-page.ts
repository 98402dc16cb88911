import { type BillingPolicy, plans } from "#shared/domain/plan/plan";
import { SubscriptionTier } from "#shared/domain/schemas";
import { asHtml, page } from "./layout";

/** `id`: of the page, each time that it is opened; `email`: the payer's, as the payment link brought or the payer typed it. */
export type Checkout = { id: string; tier: SubscriptionTier; userId: string; email: string; language: "en" | "es" };

/** The plan of a checkout address; `yearly` is sold as monthly. */
export function tierOfPath(plan: string): SubscriptionTier | undefined {
  return SubscriptionTier.safeParse(plan === "yearly" ? "monthly" : plan).data;
}

const texts = {
  en: {
    names: { onetime: "One-Time", monthly: "Monthly", premium: "Premium" },
    title: "Checkout (local stand-in)",
    standIn: "This machine's stand-in for the payment provider. No money moves.",
    once: "once",
    perMonth: "per month",
    pay: "Pay",
    email: "Email",
    save: "Save payment method",
    later:
      "Nothing is charged now. Your payment method is saved; the first charge follows once your first letters are in the mail.",
    leave: "Leave without paying",
    leaveUnsaved: "Leave without saving",
    noReference:
      "This link was opened without a member's reference, so it cannot be known who paid. Open it from the site.",
    back: "Back to the site",
    paid: "Payment received",
    saved: "Payment method saved",
    taken: "The site knows already: you can close this tab and go on where you were.",
    failed: "Payment failed",
    notTaken: "The site could not be told. Go back and try again. Status:",
    toOnboarding: "Back to the onboarding",
    toSubscription: "Back to my subscription",
  },
  es: {
    names: { onetime: "Pago único", monthly: "Mensual", premium: "Premium" },
    title: "Pago (simulador local)",
    standIn: "El simulador del proveedor de pagos en esta máquina. No se mueve dinero.",
    once: "una vez",
    perMonth: "al mes",
    pay: "Pagar",
    email: "Correo electrónico",
    save: "Guardar forma de pago",
    later:
      "No se cobra nada ahora. Se guarda su forma de pago; el primer cobro llega cuando sus primeras cartas ya se enviaron.",
    leave: "Salir sin pagar",
    leaveUnsaved: "Salir sin guardar",
    noReference:
      "Este enlace se abrió sin la referencia de un miembro y nadie sabría quién pagó. Ábralo desde el sitio.",
    back: "Volver al sitio",
    paid: "Pago recibido",
    saved: "Forma de pago guardada",
    taken: "El sitio ya lo sabe: puede cerrar esta pestaña y seguir donde estaba.",
    failed: "El pago falló",
    notTaken: "No se pudo avisar al sitio. Vuelva e inténtelo de nuevo. Estado:",
    toOnboarding: "Volver al registro",
    toSubscription: "Volver a mi suscripción",
  },
};

/** What a checkout charges in cents: nothing before the service is performed, unless the operator is paid in advance. */
export function chargedNow(tier: SubscriptionTier, policy: BillingPolicy): number {
  return policy === "prepaid" ? plans[tier].priceCents : 0;
}

/** The payment provider's page, before paying: what really happens under the billing policy. */
export function checkoutPage({ id, tier, userId, email, language }: Checkout, policy: BillingPolicy): string {
  const text = texts[language];
  const price = plans[tier].priceCents / 100;
  const isCharged = chargedNow(tier, policy) > 0;
  const pay = userId
    ? `<form method="post" class="column">
<input type="hidden" name="checkout" value="${asHtml(id)}">
<input type="hidden" name="client_reference_id" value="${asHtml(userId)}">
<input type="hidden" name="locale" value="${language}">
<label>${text.email}<input type="email" name="prefilled_email" value="${asHtml(email)}"></label>
<button class="main">${isCharged ? `${text.pay} $${price}` : text.save}</button>
<a class="button" href="/">${isCharged ? text.leave : text.leaveUnsaved}</a>
</form>`
    : `<p>${text.noReference}</p><a class="button" href="/">${text.back}</a>`;
  const later = isCharged || !userId ? "" : `<p>${text.later}</p>`;
  const how = tier === "onetime" ? text.once : text.perMonth;

  return page(
    text.title,
    `<div class="narrow"><p class="quiet">${text.standIn}</p>
<section><h1>Redress ${text.names[tier]}</h1><p class="price">$${price} <small class="quiet">${how}</small></p>${later}${pay}</section></div>`,
    language,
  );
}

/** The same page afterwards. @param status what the site's webhook answered */
export function paidPage({ tier, language }: Checkout, policy: BillingPolicy, status: number): string {
  const text = texts[language];
  const done = chargedNow(tier, policy) > 0 ? text.paid : text.saved;
  const [title, said] = status === 200 ? [done, text.taken] : [text.failed, `${text.notTaken} ${status}`];
  return page(
    title,
    `<div class="narrow"><section><h1>${title}</h1><p>${said}</p>
<div class="column">
<a class="button main" href="/onboarding?step=5&amp;plan=${tier}">${text.toOnboarding}</a>
<a class="button" href="/subscribe?paid=1">${text.toSubscription}</a>
</div></section></div>`,
    language,
  );
}
