import type { ArticleText } from "../article-text";
import { cfpbCreditReports, ftcFixingCredit } from "../sources";

export const rebuildYourCredit: ArticleText = {
  id: "rebuild-your-credit",
  category: "rebuilding",
  createdAt: "2026-11-16T12:00:00.000Z",
  updatedAt: "2026-11-16T12:00:00.000Z",
  sources: [ftcFixingCredit, cfpbCreditReports],
  words: {
    en: {
      title: "Rebuilding credit, one month at a time",
      excerpt: "What is true on your report fades with time. Small steady habits fill the space it leaves.",
      content: `
A dispute corrects what is wrong. It cannot take away what is true. For that part there is a slower way that works for nearly everyone: new good months on top of the old bad ones. Recent behavior counts more than old trouble.

## First, stop the loss

If you are behind on an account that is still open, catching up helps more than anything else. An account brought current still shows the late months, but no new ones are added, and it does not end as a charge-off. If you cannot pay, call the company before the due date and ask for a hardship plan. Ask for it in writing.

For help with a budget and several debts at once, a nonprofit credit counselor can talk with the companies for you. The first talk is often free. Be careful with firms that tell you to stop paying and send the money to them instead.

## Pay on time, without thinking of it

A payment is reported as late when it is 30 days or more past due. One such month on a clean file does more harm than most people expect. Set up automatic payment of at least the minimum, a few days after your payday. Then pay more by hand when you can.

## Keep balances low

The part of your card limits that you use weighs heavily. Below 30 percent is a common piece of advice; lower is better. Only the balance on the day of reporting counts, which is usually the day of the statement. Paying before that day can help already this month.

## Add one good account

If you have no open account, you need one that reports each month.

- A secured card: you leave a deposit, which becomes your limit. Choose one without a yearly fee that reports to all three bureaus.
- A credit-builder loan, often from a credit union: you pay first and get the money at the end.
- Being an authorized user on the card of someone who pays on time and keeps the balance low. Their late payments could show on your report too.

One of these is enough. Each application costs a hard inquiry, so do not send several at once.

## Keep old accounts open

An old card without a yearly fee lengthens your history and adds to your limits. Use it for something small every few months so that the company does not close it.

## Think before you pay an old collection

Paying a collection is right if you owe it and can. But know what it does: it may not remove the item or change its date. Some newer scores ignore paid collections; older ones do not. Make sure that the debt is yours and the collector has the right to it, and get any agreement in writing before you pay.

## Give it time

Look at your reports every few months, not every day. Six months of steady payments are visible. Two years change a great deal. No one can sell you a shortcut, and no one has to be paid for these steps.
`.trim(),
    },
    es: {
      title: "Reconstruir el crédito, mes a mes",
      excerpt:
        "Lo que es cierto en su informe pierde peso con el tiempo. Los hábitos pequeños y constantes ocupan su lugar.",
      content: `
Una disputa corrige lo que está mal. No puede quitar lo que es cierto. Para esa parte hay un camino más lento que funciona para casi todos: meses buenos y nuevos sobre los malos y antiguos. Lo reciente cuenta más que los problemas antiguos.

## Primero, detenga el daño

Si está atrasado en una cuenta que sigue abierta, ponerse al día ayuda más que cualquier otra cosa. Una cuenta puesta al día todavía muestra los meses atrasados, pero no se agregan nuevos y no termina dada por perdida. Si no puede pagar, llame a la empresa antes de la fecha de vencimiento y pida un plan por dificultades económicas. Pídalo por escrito.

Si necesita ayuda con un presupuesto y varias deudas a la vez, un consejero de crédito sin fines de lucro puede hablar con las empresas por usted. La primera conversación suele ser gratis. Tenga cuidado con las empresas que le dicen que deje de pagar y les envíe el dinero a ellas.

## Pague a tiempo sin tener que pensarlo

Un pago se reporta como atrasado cuando pasan 30 días o más del vencimiento. Un solo mes así en un expediente limpio hace más daño de lo que la mayoría espera. Programe el pago automático de al menos el mínimo, unos días después de cobrar su sueldo. Después pague más por su cuenta cuando pueda.

## Mantenga bajos los saldos

La parte de sus límites de tarjeta que usted usa pesa mucho. Un consejo común es menos del 30 por ciento; menos es mejor. Solo cuenta el saldo del día en que se reporta, que suele ser el día del estado de cuenta. Pagar antes de ese día puede ayudar ya este mes.

## Agregue una cuenta buena

Si no tiene ninguna cuenta abierta, necesita una que reporte cada mes.

- Una tarjeta asegurada: usted deja un depósito, que se vuelve su límite. Elija una sin cuota anual que reporte a las tres agencias.
- Un préstamo para crear crédito, a menudo de una cooperativa de crédito: usted paga primero y recibe el dinero al final.
- Ser usuario autorizado en la tarjeta de alguien que paga a tiempo y mantiene el saldo bajo. Los atrasos de esa persona también podrían aparecer en su informe.

Con una basta. Cada solicitud cuesta una consulta por solicitud (hard inquiry), así que no envíe varias a la vez.

## Deje abiertas las cuentas antiguas

Una tarjeta antigua sin cuota anual alarga su historial y suma a sus límites. Úsela para algo pequeño cada pocos meses para que la empresa no la cierre.

## Piense antes de pagar una cobranza antigua

Pagar una cobranza es lo correcto si usted la debe y puede. Pero sepa qué hace: puede que no elimine el dato ni cambie su fecha. Algunos puntajes nuevos no toman en cuenta las cobranzas pagadas; los antiguos sí. Asegúrese de que la deuda es suya y de que la agencia de cobranza tiene derecho a ella, y obtenga cualquier acuerdo por escrito antes de pagar.

## Dele tiempo

Mire sus informes cada pocos meses, no todos los días. Seis meses de pagos constantes se notan. Dos años cambian mucho. Nadie puede venderle un atajo, y no hay que pagarle a nadie por estos pasos.
`.trim(),
    },
  },
};
