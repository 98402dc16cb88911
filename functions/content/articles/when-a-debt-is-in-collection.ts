import type { ArticleText } from "../article-text";
import { cfpbDebtCollection, ftcDebtCollection, statute } from "../sources";

export const whenADebtIsInCollection: ArticleText = {
  id: "when-a-debt-is-in-collection",
  category: "legal-rights",
  createdAt: "2026-11-23T12:00:00.000Z",
  updatedAt: "2026-11-23T12:00:00.000Z",
  sources: [statute("1692g"), statute("1681c"), cfpbDebtCollection, ftcDebtCollection],
  words: {
    en: {
      title: "When a debt is in collection",
      excerpt: "Ask for proof within 30 days, keep the dates, and know what a payment does and does not change.",
      content: `
A collection account means that a company wants money for a debt on which the payments stopped. It may collect for the lender, or it may have bought the debt. It must follow two laws: one about how it treats you, and one about what it may report.

## The first letter

Within five days of first contacting you, a debt collector must tell you how much it says you owe, to whom, and how to dispute it. This is called the validation notice. From then on you have 30 days to dispute the debt in writing or to ask who the original creditor was.

If you write within those 30 days, the collector must stop collecting until it sends you proof of the debt. After the 30 days you can still dispute, but it does not have to stop. So read the notice when it comes, and answer in writing.

## What to ask for

- The name of the original creditor and the account number there.
- The amount, split into the debt itself, interest and fees.
- The date on which you first fell behind.
- A copy of what shows that the debt is yours.

Keep copies of your letters. Certified mail proves the day on which they arrived.

## Two clocks that are often confused

The first clock is about your report. A collection may be reported for seven years, counted from the time you first fell behind with the original creditor. Selling the debt or paying it does not restart that clock. A date that moves later on your report is an error that you can dispute.

The second clock is about lawsuits. Each state sets how long a creditor can sue: its statute of limitations. After that time a collector may not sue you or threaten to. In many states a payment, or a written promise to pay, starts this second clock over. Before you pay an old debt, ask a lawyer or a legal aid office.

## Before it is on your report

A collector may not report a debt before it has spoken with you or written to you about it. If you have told a collector that you dispute the debt, it must say so to the bureaus when it reports it.

## Medical debt

The three bureaus say that they do not report medical collections that are paid, that were under $500 at first, or that are less than a year old. This is their own practice. If one of these is on your report, dispute it and enclose the proof.

## If you pay or settle

Ask for the terms in writing before you send money. Afterwards keep the letter that says the balance is zero. The account may stay on the report, but it must show as paid or settled with a balance of $0. If it does not, that is a clear and provable dispute.

## Stop the calls

You can tell a collector in writing to stop contacting you. It may then write only to say that it stops, or that it takes a certain step such as a lawsuit. The debt itself does not go away, so do not ignore court papers.
`.trim(),
    },
    es: {
      title: "Cuando una deuda está en cobranza",
      excerpt: "Pida pruebas dentro de 30 días, guarde las fechas y sepa qué cambia un pago y qué no.",
      content: `
Una cuenta en cobranza significa que una empresa reclama dinero por una deuda que dejó de pagarse. Puede cobrar en nombre del prestamista o haber comprado la deuda. Debe cumplir dos leyes: una sobre cómo le trata a usted y otra sobre lo que puede reportar.

## La primera carta

Dentro de los cinco días después de comunicarse con usted por primera vez, el cobrador debe decirle cuánto dice que debe, a quién y cómo disputarlo. Es el aviso de validación (validation notice). Desde entonces usted tiene 30 días para disputar la deuda por escrito o preguntar quién era el acreedor original.

Si escribe dentro de esos 30 días, el cobrador debe dejar de cobrar hasta enviarle pruebas de la deuda. Después de los 30 días todavía puede disputar, pero el cobrador ya no tiene que detenerse. Por eso lea el aviso cuando llegue y responda por escrito.

## Qué pedir

- El nombre del acreedor original y el número de cuenta que tenía allí.
- El monto, separado en la deuda misma, los intereses y los cargos.
- La fecha en que usted se atrasó por primera vez.
- Una copia de lo que demuestra que la deuda es suya.

Guarde copias de sus cartas. El correo certificado prueba el día en que llegaron.

## Dos plazos que a menudo se confunden

El primer plazo es el de su informe. Una cobranza puede reportarse durante siete años, contados desde que usted se atrasó por primera vez con el acreedor original. Vender la deuda o pagarla no reinicia ese plazo. Una fecha que se mueve hacia adelante en su informe es un error que usted puede disputar.

El segundo plazo es el de las demandas. Cada estado fija cuánto tiempo puede demandar un acreedor: es la prescripción (statute of limitations). Después de ese tiempo, un cobrador no puede demandarle ni amenazar con hacerlo. En muchos estados, un pago o una promesa escrita de pagar reinicia este segundo plazo. Antes de pagar una deuda antigua, pregunte a un abogado o a una oficina de ayuda legal.

## Antes de que esté en su informe

Un cobrador no puede reportar una deuda antes de haber hablado con usted o haberle escrito sobre ella. Si usted le dijo al cobrador que disputa la deuda, debe decirlo a las agencias cuando la reporta.

## Deudas médicas

Las tres agencias dicen que no reportan cobranzas médicas pagadas, de menos de $500 al principio o de menos de un año. Es su propia práctica. Si una de ellas está en su informe, dispútela y adjunte la prueba.

## Si paga o llega a un acuerdo

Pida las condiciones por escrito antes de enviar dinero. Después guarde la carta que dice que el saldo es cero. La cuenta puede seguir en el informe, pero debe aparecer como pagada o liquidada, con saldo de $0. Si no es así, esa es una disputa clara y fácil de probar.

## Detener las llamadas

Usted puede decirle por escrito a un cobrador que deje de comunicarse con usted. Entonces solo puede escribirle para decir que deja de hacerlo, o que dará un paso determinado, como una demanda. La deuda misma no desaparece, así que no ignore los papeles de un tribunal.
`.trim(),
    },
  },
};
