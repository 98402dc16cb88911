import type { ArticleText } from "../article-text";
import { cfpbCreditReports, ftcDisputingErrors, statute } from "../sources";

export const writeAClearDispute: ArticleText = {
  id: "write-a-clear-dispute",
  category: "dispute-strategy",
  createdAt: "2026-11-16T12:00:00.000Z",
  updatedAt: "2026-11-16T12:00:00.000Z",
  sources: [statute("1681i"), ftcDisputingErrors, cfpbCreditReports],
  words: {
    en: {
      title: "How to write a clear dispute",
      excerpt:
        "A dispute works when it names one wrong fact and shows the right one. Here is what to say and what to send.",
      content: `
A dispute is a letter to a credit bureau that says: this fact in my file is wrong, and here is why. The bureau must look into it free of charge. What it does with your letter depends a great deal on how clear the letter is.

## Dispute only what is wrong

The law lets you have information removed or corrected when it is inaccurate, incomplete, too old, or cannot be verified. No one, neither you nor a company that you pay, may have accurate and current information removed. Before you write, ask yourself which fact is wrong and how you know it. If you cannot name it, keep reading your records first.

## Name the exact fact

Most disputes are passed to the company that reported the item as one or two short codes. A letter that says “this is inaccurate” becomes a code that says almost nothing, and the answer is often “verified”. A letter that says “the report shows a late payment in May 2024; I paid on May 3, 2024” points at one box that is right or wrong.

- Name the company and the account number as the report prints it.
- Name the field: balance, date, status, payment history, owner.
- Give the value on the report and the right value.
- Say what you ask for: delete the item, or correct it to a value.

## Choose the reason that fits

If the account was never yours, say so. If it belongs to someone with a similar name, say that the files may be mixed. If you paid it, say when and to whom. If the same debt appears twice, name both entries. Do not choose identity theft for an account that you opened: that path asks for a statement under penalty of law.

## Send proof that can be read

Send copies, never originals. A bank statement, a receipt, a letter from the company or a court paper says more than a page of explanation. Mark the item on a copy of the report. Bureaus also want to know that it is really you: a copy of a government ID and of a recent utility bill, bank statement or insurance statement with your current address.

## Keep it short and polite

One problem for each item, and only a few items in a letter. Legal threats and demands for original contracts do not help. A bureau may set aside a dispute that it reasonably finds frivolous, for example because it gives too little information or repeats an old letter with nothing new. It must then tell you why, and what is missing.

## Read, approve, and keep a copy

Your letter speaks for you, in your name. Courts have held that a bureau need not act on letters that a company sent without the consumer’s part in them. So read every letter, change what is not true, and approve it yourself.

Certified mail with return receipt proves the day of arrival. That day matters: the bureau’s 30 days begin when it receives your letter, not when you write it or mail it.
`.trim(),
    },
    es: {
      title: "Cómo escribir una disputa clara",
      excerpt:
        "Una disputa funciona cuando nombra un dato equivocado y muestra el correcto. Aquí le decimos qué escribir y qué enviar.",
      content: `
Una disputa es una carta a una agencia de crédito que dice: este dato de mi expediente está mal, y por esto. La agencia debe investigarlo sin cobrarle nada. Lo que haga con su carta depende mucho de lo clara que sea.

## Dispute solo lo que está mal

La ley le permite pedir que se elimine o se corrija la información que es inexacta, que está incompleta, que es demasiado antigua o que no se puede verificar. Nadie, ni usted ni una empresa a la que usted pague, puede hacer que se elimine información exacta y actual. Antes de escribir, pregúntese qué dato está mal y cómo lo sabe. Si no puede nombrarlo, revise primero sus documentos.

## Nombre el dato exacto

La mayoría de las disputas llegan a la empresa que reportó la cuenta convertidas en uno o dos códigos cortos. Una carta que dice “esto es inexacto” se vuelve un código que casi no dice nada, y la respuesta suele ser “verificado”. Una carta que dice “el informe muestra un pago atrasado en mayo de 2024; pagué el 3 de mayo de 2024” señala una sola casilla, que está bien o está mal.

- Nombre la empresa y el número de cuenta tal como aparece en el informe.
- Nombre el dato: saldo, fecha, estado, historial de pagos, titular.
- Escriba el valor del informe y el valor correcto.
- Diga qué pide: eliminar la cuenta o corregirla a un valor.

## Elija el motivo que corresponde

Si la cuenta nunca fue suya, dígalo. Si es de alguien con un nombre parecido, diga que los expedientes pueden estar mezclados. Si la pagó, diga cuándo y a quién. Si la misma deuda aparece dos veces, nombre las dos. No elija robo de identidad para una cuenta que usted abrió: ese camino pide una declaración con responsabilidad legal.

## Envíe pruebas que se puedan leer

Envíe copias, nunca originales. Un estado de cuenta, un recibo, una carta de la empresa o un documento del tribunal dicen más que una página de explicaciones. Marque el dato en una copia del informe. Las agencias también quieren saber que es usted de verdad: una copia de una identificación oficial y de una factura de servicios, un estado de cuenta o un estado del seguro reciente con su dirección actual.

## Sea breve y cortés

Un problema por cada cuenta, y pocas cuentas por carta. Las amenazas legales y la exigencia de contratos originales no ayudan. La agencia puede rechazar por falta de fundamento (frivolous) una disputa que razonablemente considere así, por ejemplo porque da muy poca información o repite una carta anterior sin nada nuevo. En ese caso debe decirle por qué y qué falta.

## Lea, apruebe y guarde una copia

Su carta habla por usted, en su nombre. Los tribunales han dicho que una agencia no tiene que actuar ante cartas que una empresa envió sin la participación del consumidor. Por eso, lea cada carta, cambie lo que no sea cierto y apruébela usted.

El correo certificado con acuse de recibo prueba el día de llegada. Ese día importa: los 30 días de la agencia empiezan cuando recibe su carta, no cuando usted la escribe ni cuando la envía.
`.trim(),
    },
  },
};
