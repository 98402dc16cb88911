import type { ArticleText } from "../article-text";
import { cfpbCreditReports, ftcFreeReports, statute } from "../sources";

export const readYourReport: ArticleText = {
  id: "read-your-report",
  category: "credit-basics",
  createdAt: "2026-11-16T12:00:00.000Z",
  updatedAt: "2026-11-16T12:00:00.000Z",
  sources: [statute("1681g"), ftcFreeReports, cfpbCreditReports],
  words: {
    en: {
      title: "How to read your credit report",
      excerpt: "Three bureaus, three files, and a handful of sections. What to look at first and what to write down.",
      content: `
A credit report is a record of how you have used credit, kept by a company called a credit bureau. There are three large ones: Equifax, Experian and TransUnion. They are separate companies. Each keeps its own file about you, and the three files are seldom the same.

## Why the three differ

Lenders choose which bureaus they report to, and when. A collection agency may report to one bureau only. So an item that is wrong at Experian may be right at Equifax and missing at TransUnion. Read all three, and dispute an item only with the bureaus that show it.

## Get the reports

You can read all three free at AnnualCreditReport.com, each week online. Looking at your own report is a soft inquiry. It does not lower your score.

## Start with who you are

Check your names, addresses, birth date and employers. An old address is normal. A name you never used, or an address where you never lived, can mean that your file is mixed with someone else’s, or that someone used your identity. Correct this first, because it explains other errors.

## Then read the accounts

For each account, compare the report with your own papers:

- Is the account yours? Are you the owner, a joint owner or only an authorized user?
- Is the status right: open, closed, paid, in collection, charged off?
- Are the balance, the limit and the amount past due right?
- Are the dates right: opened, last payment, first missed payment?
- Does the payment history show a late month that you paid on time?

The date of first delinquency deserves special care. It is the month in which you first fell behind and did not catch up, and it decides when the item has to leave your report. A sale of the debt or a later payment does not change it.

## Collections and charge-offs

A charge-off means that the lender has written the debt off as a loss. You may still owe it. If the debt was then sold, it can appear twice: once from the lender, once from the collector. That is allowed, but only one of them should show a balance.

## Public records and inquiries

Bankruptcies appear here. Civil judgments and tax liens should not: the three bureaus stopped reporting them in 2017 and 2018. Hard inquiries are requests from lenders to whom you applied. They are usually shown for two years. An inquiry you do not know is worth a question to the company that made it.

## Make a list

Write down each item that is wrong, the bureau that shows it, the value on the report, the right value, and the paper that proves it. This list is the whole preparation for a dispute. What is bad but true does not belong on it: time and good habits take care of that.
`.trim(),
    },
    es: {
      title: "Cómo leer su informe de crédito",
      excerpt: "Tres agencias, tres expedientes y unas pocas secciones. Qué mirar primero y qué escribir.",
      content: `
Un informe de crédito es un registro de cómo ha usado usted el crédito, que lleva una empresa llamada agencia de crédito. Hay tres grandes: Equifax, Experian y TransUnion. Son empresas separadas. Cada una lleva su propio expediente sobre usted, y los tres rara vez son iguales.

## Por qué los tres son distintos

Los prestamistas eligen a qué agencias reportan y cuándo. Una agencia de cobranza puede reportar a una sola. Por eso un dato puede estar mal en Experian, bien en Equifax y faltar en TransUnion. Lea los tres, y dispute un dato solo con las agencias que lo muestran.

## Obtenga los informes

Puede leer los tres gratis en AnnualCreditReport.com, cada semana por internet. Mirar su propio informe es una consulta que no afecta su puntaje (soft inquiry).

## Empiece por sus datos personales

Revise sus nombres, direcciones, fecha de nacimiento y empleadores. Una dirección anterior es normal. Un nombre que usted nunca usó, o una dirección donde nunca vivió, puede significar que su expediente está mezclado con el de otra persona o que alguien usó su identidad. Corrija esto primero, porque explica otros errores.

## Después lea las cuentas

Para cada cuenta, compare el informe con sus propios papeles:

- ¿La cuenta es suya? ¿Es usted titular, cotitular o solo usuario autorizado?
- ¿El estado es correcto: abierta, cerrada, pagada, en cobranza, dada por perdida?
- ¿El saldo, el límite y el monto vencido son correctos?
- ¿Las fechas son correctas: apertura, último pago, primer pago que faltó?
- ¿El historial muestra como atrasado un mes que usted pagó a tiempo?

La fecha del primer atraso merece un cuidado especial. Es el mes en que usted se atrasó por primera vez y ya no se puso al día, y decide cuándo el dato tiene que salir de su informe. La venta de la deuda o un pago posterior no la cambia.

## Cuentas en cobranza y dadas por perdidas

Una cuenta dada por perdida (charge-off) es la que el prestamista ya no espera cobrar. Usted puede seguir debiéndola. Si la deuda después se vendió, puede aparecer dos veces: una del prestamista y otra de la agencia de cobranza. Eso está permitido, pero solo una de las dos debe mostrar un saldo.

## Registros públicos y consultas

Aquí aparecen las bancarrotas. Las sentencias civiles y los gravámenes fiscales no deberían aparecer: las tres agencias dejaron de reportarlos en 2017 y 2018. Las consultas por solicitud (hard inquiries) son solicitudes de prestamistas a los que usted pidió crédito. Por lo general se muestran dos años. Si no reconoce una consulta, conviene preguntar a la empresa que la hizo.

## Haga una lista

Escriba cada dato que está mal, la agencia que lo muestra, el valor del informe, el valor correcto y el papel que lo prueba. Esa lista es toda la preparación para una disputa. Lo que es malo pero cierto no va en ella: de eso se encargan el tiempo y los buenos hábitos.
`.trim(),
    },
  },
};
