import type { ArticleText } from "../article-text";
import { cfpbComplaint, statute } from "../sources";

// FCRA 611(a)(7), (b) and 623: 15 U.S.C. §§ 1681i, 1681s-2.
export const whenTheBureauSaysVerified: ArticleText = {
  id: "when-the-bureau-says-verified",
  category: "dispute-strategy",
  createdAt: "2026-11-16T12:00:00.000Z",
  updatedAt: "2026-11-16T12:00:00.000Z",
  sources: [statute("1681i"), statute("1681s-2"), cfpbComplaint],
  words: {
    en: {
      title: "When the bureau says “verified”",
      excerpt: "An item stayed after your dispute. What that answer means, and five ways to continue.",
      content: `
You disputed an item, and the answer says that it was verified. That is disappointing, but it is not always the end. It means that the company that reported the item told the bureau that its data are right. It does not mean that a person looked at all your papers.

## Read the answer closely

Compare the new report with the old one, field by field. Sometimes the item stays but the balance, a date or the payment history was corrected. Perhaps the part that mattered to you is fixed. Note the date of the letter and keep the envelope.

Then ask honestly whether the item is right after all. If it is, more letters will not help, and time and new good months will.

## 1. Ask how it was checked

You may ask the bureau how it verified the item. Within 15 days after it receives your request, it must describe the procedure and name the company it asked, with its address and, where available, its phone number. You then know whom to write to.

## 2. Dispute again, with something new

A second dispute needs a reason to come out differently. That can be a document that you did not send before, a more exact description of the error, or a difference between two bureaus that report the same account. A letter that repeats the first one can be set aside as frivolous (without grounds). Here, the next round of a dispute asks you first what is new.

## 3. Write to the company yourself

You can dispute directly with the lender or collector that reported the item. Write it in your own words, to the address it gives for disputes, say what is wrong and why, and add copies of your proof. It has to investigate in about the same time as a bureau. This duty does not apply to letters that a credit repair company wrote or supplied, so this letter has to be yours alone. We do not write it for you.

## 4. Add a statement

If the dispute does not settle the matter, you may add a short statement to your file that says why you think the item is wrong. The bureau may limit it to 100 words if it helps you to write it. Anyone who gets your report then sees the statement or a summary of it. It does not change a score, but a person who decides about a loan or an apartment may read it.

## 5. Complain to the Consumer Financial Protection Bureau

You can file a complaint free of charge at consumerfinance.gov/complaint. You must have disputed with the bureau first, and either 45 days have passed or the dispute is no longer pending. Add your letter, the proof of delivery and the answer.

## When to ask a lawyer

If the error is clear, your proof is good and you are losing a loan, a job or a home over it, speak with a consumer lawyer or a legal aid office. The law lets consumers sue, and the first talk is often free. Bring everything in order of date: report, letters, receipts, answers.
`.trim(),
    },
    es: {
      title: "Cuando la agencia dice “verificado”",
      excerpt: "Un dato se quedó después de su disputa. Qué significa esa respuesta y cinco formas de seguir.",
      content: `
Usted disputó un dato, y la respuesta dice que fue verificado. Es una decepción, pero no siempre es el final. Significa que la empresa que reportó el dato le dijo a la agencia que es correcto. No significa que una persona revisó todos sus papeles.

## Lea la respuesta con atención

Compare el informe nuevo con el anterior, campo por campo. A veces el dato se queda, pero se corrigió el saldo, una fecha o el historial de pagos. Quizás ya se arregló la parte que a usted le importaba. Escriba la fecha de la carta y guarde el sobre.

Después pregúntese con honestidad si el dato es correcto después de todo. Si lo es, más cartas no ayudarán; el tiempo y los meses buenos, sí.

## 1. Pregunte cómo se comprobó

Usted puede preguntar a la agencia cómo verificó el dato. En los 15 días después de recibir su solicitud, debe describir el procedimiento y nombrar la empresa a la que preguntó, con su dirección y, si lo tiene, su teléfono. Así sabrá a quién escribir.

## 2. Dispute otra vez, con algo nuevo

Una segunda disputa necesita un motivo para terminar de otro modo. Puede ser un documento que no envió antes, una descripción más exacta del error o una diferencia entre dos agencias que reportan la misma cuenta. Una carta que repite la primera se puede rechazar por falta de fundamento (frivolous). Aquí, la siguiente ronda de una disputa le pregunta primero qué hay de nuevo.

## 3. Escriba usted a la empresa

Usted puede disputar directamente con el prestamista o la agencia de cobranza que reportó el dato. Escriba con sus propias palabras a la dirección que indica para disputas, diga qué está mal y por qué, y agregue copias de sus pruebas. Tiene que investigar en más o menos el mismo plazo que una agencia. Esta obligación no vale para cartas que escribió o proporcionó una empresa de reparación de crédito, así que esta carta debe ser solo suya. Nosotros no la escribimos por usted.

## 4. Agregue una declaración

Si la disputa no resuelve el asunto, puede agregar a su expediente una declaración breve que diga por qué cree que el dato está mal. La agencia puede limitarla a 100 palabras si le ayuda a escribirla. Quien reciba su informe verá entonces la declaración o un resumen. No cambia un puntaje, pero puede leerla una persona que decide sobre un préstamo o un apartamento.

## 5. Presente una queja ante la Oficina para la Protección Financiera del Consumidor

Puede presentar una queja gratis en consumerfinance.gov/complaint. Primero tiene que haber disputado con la agencia, y deben haber pasado 45 días o la disputa ya no debe estar pendiente. Agregue su carta, la prueba de entrega y la respuesta.

## Cuándo consultar a un abogado

Si el error es claro, sus pruebas son buenas y por eso está perdiendo un préstamo, un empleo o una vivienda, hable con un abogado de consumidores o con una oficina de ayuda legal. La ley permite a los consumidores demandar, y la primera conversación suele ser gratis. Lleve todo en orden de fecha: informe, cartas, recibos, respuestas.
`.trim(),
    },
  },
};
