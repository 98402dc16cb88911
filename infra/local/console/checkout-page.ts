import { plans, SubscriptionTier } from "#shared/domain/plan/plan";
import { asHtml, page } from "./layout";

export type Checkout = { tier: SubscriptionTier; userId: string; language: "en" | "es" };

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
    leave: "Leave without paying",
    nobody:
      "This link was opened without a member's reference, so nobody could be told who paid. Open it from the site.",
    back: "Back to the site",
    paid: "Payment received",
    taken: "The signed event was sent, and the site has taken it.",
    failed: "Payment failed",
    notTaken: "The event could not be delivered. Go back and try again. Status:",
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
    leave: "Salir sin pagar",
    nobody: "Este enlace se abrió sin la referencia de un miembro y nadie sabría quién pagó. Ábralo desde el sitio.",
    back: "Volver al sitio",
    paid: "Pago recibido",
    taken: "El evento firmado se envió y el sitio lo aceptó.",
    failed: "El pago falló",
    notTaken: "El evento no se pudo entregar. Vuelva e inténtelo de nuevo. Estado:",
    toOnboarding: "Volver a la inscripción",
    toSubscription: "Volver a mi suscripción",
  },
};

/** The payment provider's page, before paying. */
export function checkoutPage({ tier, userId, language }: Checkout): string {
  const text = texts[language];
  const price = plans[tier].priceCents / 100;
  const pay = userId
    ? `<form method="post" class="row">
<input type="hidden" name="client_reference_id" value="${asHtml(userId)}">
<input type="hidden" name="locale" value="${language}">
<button class="main">${text.pay} $${price}</button>
<a class="button" href="/">${text.leave}</a>
</form>`
    : `<p>${text.nobody}</p><a class="button" href="/">${text.back}</a>`;
  const how = tier === "onetime" ? text.once : text.perMonth;

  return page(
    text.title,
    `<div class="narrow"><p class="quiet">${text.standIn}</p>
<section><h1>Redress ${text.names[tier]}</h1><p class="price">$${price} <span class="quiet">${how}</span></p>${pay}</section></div>`,
    language,
  );
}

/** The same page afterwards. @param status what the site's webhook answered */
export function paidPage({ tier, language }: Checkout, status: number): string {
  const text = texts[language];
  const [title, said] = status === 200 ? [text.paid, text.taken] : [text.failed, `${text.notTaken} ${status}`];
  return page(
    title,
    `<div class="narrow"><section><h1>${title}</h1><p>${said}</p>
<div class="row">
<a class="button main" href="/onboarding?step=5&amp;plan=${tier}">${text.toOnboarding}</a>
<a class="button" href="/subscribe?paid=1">${text.toSubscription}</a>
</div></section></div>`,
    language,
  );
}
