import type { ArticleText } from "../article-text";
import { ftcDisputingErrors, statute } from "../sources";

// FCRA 611, 612 and 609: 15 U.S.C. §§ 1681i, 1681j, 1681g.
export const rightToACorrectReport: ArticleText = {
  id: "right-to-a-correct-report",
  category: "legal-rights",
  createdAt: "2026-11-16T12:00:00.000Z",
  updatedAt: "2026-11-16T12:00:00.000Z",
  sources: [statute("1681i"), statute("1681j"), ftcDisputingErrors],
  words: {
    en: {
      title: "Your right to a correct credit report",
      excerpt: "What the Fair Credit Reporting Act asks of a bureau after your dispute arrives, day by day.",
      content: `
The Fair Credit Reporting Act, or FCRA, is the federal law on credit reports. It gives you the right to dispute what is wrong, free of charge, and it sets the bureau’s clock.

## The clock starts when the bureau has your dispute

Every period below is counted from the day the bureau receives your dispute. That is why proof of delivery is worth having.

- Within 5 business days the bureau must tell the company that reported the item about your dispute.
- Within 30 days it must finish its investigation.
- It may take up to 15 days more if you send relevant information during those 30 days.
- It has 45 days if you dispute after getting your free annual report.
- Within 5 business days after it finishes, it must send you the results in writing.

An example: a letter delivered on March 2, 2026 must be investigated by April 1, 2026. The written result follows within 5 business days, plus the time in the mail.

## What must happen to the item

The bureau has to look at everything relevant that you sent. If the information turns out to be inaccurate or incomplete, or cannot be verified, it must be deleted or changed, and the company that reported it must be told. If the company confirms it, the item may stay, even if you disagree.

## What the answer must contain

The results come with a statement that the investigation is complete, a report based on your revised file if something changed, and a notice of your further rights: to a description of how the item was checked, to add a short statement to your file, and to have recent readers of your report told about the change.

## If a deleted item comes back

A deleted item may return only if the company that reported it certifies that it is complete and accurate. The bureau must then tell you in writing within 5 business days. If an item comes back without that notice, say so in a new dispute.

## Seeing your own file

You can get your reports free at AnnualCreditReport.com, now every week online. You also have a right to a free report within 60 days after you were refused credit, insurance, a job or a home because of your report, and once a year if you are looking for work, receive public assistance, or believe that your file is wrong because of fraud.

## What the law does not give

The part of the FCRA called section 609 gives you the right to see your file. It does not make a bureau delete an item because it cannot show you a signed contract, whatever “609 letters” on the internet promise. And no part of the law removes accurate, current information that the bureau can verify.

## You can do all of this yourself

You can write to the bureaus yourself, at no cost. A service like this one saves you time and keeps track of the days. It does not give you rights that you do not already have.
`.trim(),
    },
    es: {
      title: "Su derecho a un informe de crédito correcto",
      excerpt: "Qué le exige la ley federal a una agencia después de que llega su disputa, día por día.",
      content: `
La Ley de Informe Justo de Crédito (Fair Credit Reporting Act o FCRA) es la ley federal sobre los informes de crédito. Le da el derecho a disputar lo que está mal, sin costo, y le pone plazos a la agencia.

## El plazo empieza cuando la agencia recibe su disputa

Todos los plazos que siguen se cuentan desde el día en que la agencia recibe su disputa. Por eso conviene tener la prueba de entrega.

- En 5 días hábiles la agencia debe avisar de su disputa a la empresa que reportó el dato.
- En 30 días debe terminar su investigación.
- Puede tomar hasta 15 días más si usted envía información pertinente durante esos 30 días.
- Tiene 45 días si usted disputa después de obtener su informe anual gratuito.
- En los 5 días hábiles después de terminar, debe enviarle los resultados por escrito.

Un ejemplo: una carta entregada el 2 de marzo de 2026 se debe investigar a más tardar el 1 de abril de 2026. El resultado por escrito llega en los 5 días hábiles siguientes, más el tiempo del correo postal.

## Qué debe pasar con el dato

La agencia tiene que considerar todo lo pertinente que usted envió. Si la información resulta inexacta o incompleta, o no se puede verificar, se debe eliminar o cambiar, y se debe avisar a la empresa que la reportó. Si la empresa la confirma, el dato puede quedarse, aunque usted no esté de acuerdo.

## Qué debe contener la respuesta

Los resultados traen un aviso de que la investigación terminó, un informe basado en su expediente revisado si algo cambió, y un aviso de sus demás derechos: a una descripción de cómo se comprobó el dato, a agregar una declaración breve a su expediente y a que se avise del cambio a quienes vieron su informe hace poco.

## Si un dato eliminado regresa

Un dato eliminado solo puede volver si la empresa que lo reportó certifica que está completo y es exacto. La agencia debe entonces avisarle por escrito en 5 días hábiles. Si un dato regresa sin ese aviso, dígalo en una nueva disputa.

## Cómo ver su propio expediente

Usted puede obtener sus informes gratis en AnnualCreditReport.com, ahora cada semana por internet. También tiene derecho a un informe gratuito en los 60 días después de que le negaron un crédito, un seguro, un empleo o una vivienda por su informe, y una vez al año si busca trabajo, recibe asistencia pública o cree que su expediente está mal por un fraude.

## Lo que la ley no da

La parte de la FCRA llamada sección 609 le da el derecho a ver su expediente. No obliga a una agencia a eliminar un dato porque no puede mostrarle un contrato firmado, prometan lo que prometan las “cartas 609” de internet. Y ninguna parte de la ley elimina información exacta y actual que la agencia puede verificar.

## Usted puede hacer todo esto por su cuenta

Usted puede escribir a las agencias sin ayuda y sin costo. Un servicio como este le ahorra tiempo y lleva la cuenta de los días. No le da derechos que usted no tenga ya.
`.trim(),
    },
  },
};
