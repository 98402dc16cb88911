import type { ArticleText } from "../article-text";
import { cfpbCreditReports, ftcFreeReports, statute } from "../sources";

export const whoMaySeeYourReport: ArticleText = {
  id: "who-may-see-your-report",
  category: "credit-basics",
  createdAt: "2026-11-23T12:00:00.000Z",
  updatedAt: "2026-11-23T12:00:00.000Z",
  sources: [statute("1681b"), statute("1681m"), cfpbCreditReports, ftcFreeReports],
  words: {
    en: {
      title: "Who may see your report, and what an inquiry is",
      excerpt: "Each look at your file leaves a line in it. Which lines count, which do not, and which to question.",
      content: `
Your credit report is not public. The law names the purposes for which a company may see it, and each time one does, the bureau notes it in your file. Such a note is called an inquiry. Reading your inquiries tells you who has been interested in you, and sometimes who should not have been.

## Who may ask for it

- A lender or a card company to which you applied, or with which you have an account.
- An insurer, a landlord or a utility company that decides whether to take you on.
- An employer, but only with your written permission.
- A debt collector that collects a debt from you.
- You, and a company to which you gave a written instruction, as you do with us.

A friend, a former partner or a curious neighbor may not. Getting a report under a false reason is against federal law.

## Hard inquiries

A hard inquiry comes from an application: a card, a loan, often an apartment. Other lenders see it, and it may lower a score by a few points for some months. The bureaus usually show it for two years.

Comparing offers is not punished. When you ask several lenders for a mortgage or a car loan within about two weeks, the usual score formulas count that as one.

## Soft inquiries

A soft inquiry does not come from an application. You looking at your own report, a card company checking a customer, or a lender preparing an offer are examples. Only you can see these lines, and they never change a score. Our credit check is of this kind.

## When a decision goes against you

If a company refuses you, or gives you worse terms, because of a report, it must tell you so and name the bureau. You may then ask that bureau for a free report within 60 days. Read it at once: an error that cost you a loan is worth a dispute the same week.

## Offers that you did not ask for

Lenders may use the bureaus’ lists to send offers of credit. You can stop that for five years, or for good, at OptOutPrescreen.com or by calling 1-888-567-8688. It does not change your score.

## An inquiry that you do not know

First check the name. A store card may belong to a bank with another name, and a car dealer may have asked several lenders. If you still do not know it, write to the company and ask what purpose it had. If it had none, it must have the inquiry removed.

Several unknown inquiries in a few weeks are a sign of identity theft. Freeze your files, then look for accounts that you did not open.

## What we do not promise

An inquiry that you caused yourself is accurate, and no one can have it removed. It matters little and leaves by itself. Spend your effort on wrong balances, wrong dates and accounts that are not yours: those weigh much more.
`.trim(),
    },
    es: {
      title: "Quién puede ver su informe y qué es una consulta",
      excerpt:
        "Cada consulta de su expediente deja una línea en él. Cuáles cuentan, cuáles no y cuáles conviene cuestionar.",
      content: `
Su informe de crédito no es público. La ley dice para qué fines puede verlo una empresa, y cada vez que una lo hace, la agencia lo registra en su expediente. Ese registro se llama consulta (inquiry). Al leer sus consultas usted sabe quién se ha interesado en usted y, a veces, quién no debió hacerlo.

## Quién puede pedirlo

- Un prestamista o una empresa de tarjetas a la que usted pidió crédito o con la que tiene una cuenta.
- Una aseguradora, un arrendador o una empresa de servicios que decide si lo acepta como cliente.
- Un empleador, pero solo con su permiso por escrito.
- Un cobrador que le cobra una deuda.
- Usted, y una empresa a la que dio una instrucción por escrito, como lo hace con nosotros.

Un amigo, una expareja o un vecino curioso no pueden. Obtener un informe con un motivo falso va contra la ley federal.

## Consultas que cuentan

Una consulta por solicitud (hard inquiry) viene de algo que usted pidió: una tarjeta, un préstamo, a menudo un apartamento. Otros prestamistas la ven, y puede bajar un puntaje unos puntos durante algunos meses. Las agencias suelen mostrarla dos años.

Comparar ofertas no se castiga. Cuando usted pregunta a varios prestamistas por una hipoteca o un préstamo de auto en unas dos semanas, las fórmulas usuales lo cuentan como una sola consulta.

## Consultas que no afectan su puntaje

Una consulta que no afecta su puntaje (soft inquiry) no viene de una solicitud. Usted que mira su propio informe, una empresa de tarjetas que revisa a un cliente o un prestamista que prepara una oferta son ejemplos. Solo usted ve esas líneas y nunca cambian un puntaje. Nuestra consulta de crédito es de esta clase.

## Cuando una decisión le perjudica

Si una empresa le rechaza, o le da peores condiciones, por un informe, debe decírselo y nombrar la agencia. Entonces usted puede pedir a esa agencia un informe gratis dentro de 60 días. Léalo de inmediato: un error que le costó un préstamo merece una disputa esa misma semana.

## Ofertas que usted no pidió

Los prestamistas pueden usar las listas de las agencias para enviar ofertas de crédito. Usted puede detenerlas por cinco años, o para siempre, en OptOutPrescreen.com o llamando al 1-888-567-8688. No cambia su puntaje.

## Una consulta que no reconoce

Primero revise el nombre. La tarjeta de una tienda puede ser de un banco con otro nombre, y un vendedor de autos puede haber preguntado a varios prestamistas. Si aún no la reconoce, escriba a la empresa y pregunte qué fin tenía. Si no tenía ninguno, debe hacer que se elimine la consulta.

Varias consultas desconocidas en pocas semanas son señal de robo de identidad. Congele sus expedientes y luego busque cuentas que usted no abrió.

## Lo que no prometemos

Una consulta que usted causó es exacta, y nadie puede hacer que se elimine. Importa poco y sale sola. Dedique su esfuerzo a saldos equivocados, fechas equivocadas y cuentas que no son suyas: pesan mucho más.
`.trim(),
    },
  },
};
