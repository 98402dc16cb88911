import type { ArticleText } from "../article-text";
import { cfpbCreditReports, ftcDisputingErrors, statute } from "../sources";

// FCRA 605, 15 U.S.C. § 1681c; the bureaus' own practice where the text says so.
export const howLongItemsStay: ArticleText = {
  id: "how-long-items-stay",
  category: "credit-basics",
  createdAt: "2026-11-16T12:00:00.000Z",
  updatedAt: "2026-11-16T12:00:00.000Z",
  sources: [statute("1681c"), ftcDisputingErrors, cfpbCreditReports],
  words: {
    en: {
      title: "How long negative items stay on a report",
      excerpt: "Most negative items leave after seven years. What matters is the day from which they are counted.",
      content: `
Negative information does not stay forever. The Fair Credit Reporting Act limits how long a bureau may show most of it, whether the debt was paid or not.

## The usual limits

- Late payments: 7 years from the late payment.
- Collections and charge-offs: 7 years, counted as explained below.
- Repossessions and foreclosures: 7 years, counted in the same way.
- Bankruptcy: up to 10 years from the order for relief, whatever the chapter. That Chapter 13 leaves 7 years after its filing is the bureaus’ own practice, not the law.
- Hard inquiries: usually 2 years, by the bureaus’ practice.

Civil judgments and tax liens have not been on reports of the three bureaus since 2018. If you see one, it is probably an error or comes from another source.

## The day that counts

For collections and charge-offs, everything depends on the date of first delinquency. That is when you first missed a payment and did not catch up before the account was charged off or sent to collection. The law counts 7 years from 180 days after that date.

An example: you first fell behind on May 15, 2019 and never caught up. The 180 days end on November 11, 2019, so the legal limit is November 11, 2026. In practice the bureaus remove such an item earlier, about 7 years after the date of first delinquency, here around May 2026. Before the legal limit you can point to the bureau’s own removal date. After it, the item is obsolete and has to go.

## What does not start the time again

A debt may be sold several times. None of this gives it a new life on your report:

- The sale of the debt to a collector.
- A new account number or a new company name.
- A payment, in full or in part.
- A letter or a call from the collector.

A collector has to use the date from the original lender. Moving it forward is called re-aging, and it is a good reason for a dispute. One thing is different: if you fully caught up and later fell behind again, the later date counts.

Do not confuse this with the time in which you can be sued for a debt. That comes from state law, and in some states a payment can start it again. If a collector sues you, get legal help before you pay or promise anything.

## Where to find the dates

TransUnion prints an estimated month of removal. Experian prints “On Record Until”. Equifax prints the date of first delinquency. Compare all three: the same debt should have nearly the same date everywhere. The date on which an account was opened tells you nothing about when it leaves.

## Medical debt

The bureaus say that they do not report medical collections that are paid, less than a year old, or that began under $500. If one of these is on your report, dispute it with the bill or the receipt.

## If an item has stayed too long

Dispute it as outdated, and give the date of first delinquency and where you found it. This is one of the clearest disputes there is.
`.trim(),
    },
    es: {
      title: "Cuánto tiempo se quedan los datos negativos",
      excerpt: "La mayoría de los datos negativos salen a los siete años. Lo importante es desde qué día se cuentan.",
      content: `
La información negativa no se queda para siempre. La Ley de Informe Justo de Crédito (Fair Credit Reporting Act) limita cuánto tiempo puede mostrar una agencia la mayor parte de ella, se haya pagado la deuda o no.

## Los límites habituales

- Pagos atrasados: 7 años desde el pago atrasado.
- Cuentas en cobranza y dadas por perdidas: 7 años, contados como se explica abajo.
- Embargos de bienes (repossessions) y ejecuciones hipotecarias: 7 años, contados del mismo modo.
- Bancarrota: hasta 10 años desde la orden de alivio, sea cual sea el capítulo. Que el Capítulo 13 salga a los 7 años de la presentación es práctica propia de las agencias, no la ley.
- Consultas por solicitud (hard inquiries): por lo general 2 años, por práctica de las agencias.

Las sentencias civiles y los gravámenes fiscales no están en los informes de las tres agencias desde 2018. Si ve uno, probablemente es un error o viene de otra fuente.

## El día que cuenta

Para las cuentas en cobranza y las dadas por perdidas, todo depende de la fecha del primer atraso. Es cuando usted dejó de hacer un pago por primera vez y no se puso al día antes de que la cuenta se diera por perdida o pasara a cobranza. La ley cuenta 7 años desde 180 días después de esa fecha.

Un ejemplo: usted se atrasó por primera vez el 15 de mayo de 2019 y nunca se puso al día. Los 180 días terminan el 11 de noviembre de 2019, así que el límite legal es el 11 de noviembre de 2026. En la práctica las agencias eliminan el dato antes, unos 7 años después del primer atraso, aquí hacia mayo de 2026. Antes del límite legal usted puede señalar la fecha de eliminación de la propia agencia. Después, el dato es demasiado antiguo (obsolete) y tiene que salir.

## Lo que no reinicia el plazo

Una deuda se puede vender varias veces. Nada de esto le da nueva vida en su informe:

- La venta de la deuda a una agencia de cobranza.
- Un nuevo número de cuenta o un nuevo nombre de empresa.
- Un pago, completo o parcial.
- Una carta o una llamada de la agencia de cobranza.

La agencia de cobranza tiene que usar la fecha del acreedor original. Moverla hacia adelante se llama rejuvenecer la deuda (re-aging), y es un buen motivo para una disputa. Una cosa es distinta: si usted se puso al día por completo y después se atrasó otra vez, cuenta la fecha posterior.

No confunda esto con el plazo en que lo pueden demandar por una deuda. Ese viene de la ley estatal, y en algunos estados un pago puede reiniciarlo. Si una agencia de cobranza lo demanda, busque ayuda legal antes de pagar o prometer algo.

## Dónde encontrar las fechas

TransUnion imprime un mes estimado de eliminación. Experian imprime “On Record Until” (en registro hasta). Equifax imprime la fecha del primer atraso. Compare las tres: la misma deuda debe tener casi la misma fecha en todas partes. La fecha en que se abrió una cuenta no dice nada sobre cuándo sale.

## Deudas médicas

Las agencias dicen que no reportan las cobranzas médicas que están pagadas, que tienen menos de un año o que empezaron por menos de $500. Si una de estas está en su informe, dispútela con la factura o el recibo.

## Si un dato se quedó demasiado tiempo

Dispútelo como demasiado antiguo (obsolete), y dé la fecha del primer atraso y dónde la encontró. Es una de las disputas más claras que hay.
`.trim(),
    },
  },
};
