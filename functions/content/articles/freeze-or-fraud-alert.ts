import type { ArticleText } from "../article-text";
import { cfpbCreditReports, ftcIdentityTheft, statute } from "../sources";

export const freezeOrFraudAlert: ArticleText = {
  id: "freeze-or-fraud-alert",
  category: "identity-theft",
  createdAt: "2026-11-23T12:00:00.000Z",
  updatedAt: "2026-11-23T12:00:00.000Z",
  sources: [statute("1681c-1"), ftcIdentityTheft, cfpbCreditReports],
  words: {
    en: {
      title: "Freeze or fraud alert: which one, and when",
      excerpt:
        "Both are free and neither touches your score. A freeze closes your file; an alert asks lenders to check.",
      content: `
If someone else may have your Social Security number, you can make it hard for them to borrow in your name. The law gives you two tools: a security freeze and a fraud alert. Both are free. Neither changes your score, and neither keeps you from using the cards and accounts that you have.

## What a freeze does

A freeze closes your credit file to new lenders. Most lenders do not open an account without seeing a file, so a thief is turned away. You ask each bureau separately: Equifax, Experian and TransUnion. A freeze at one of them does nothing at the other two.

A freeze stays until you lift it. You can lift it for some days or for good, also free of charge.

## How fast it works

- Asked online or by phone, a bureau must place a freeze within one business day and lift it within one hour.
- Asked by mail, it has three business days for either.

Plan for this before you apply for a loan, an apartment or a phone contract. Ask the company which bureau it uses, and lift the freeze only there and only for those days.

## Who can still see your file

A freeze does not stop companies that you already do business with, debt collectors, or government agencies with a court order. You can always read your own report. We cannot pull your reports while your files are frozen, so lift the freeze for the day of your credit check.

## What a fraud alert does

An alert leaves your file open, and tells lenders to confirm that it is really you before they open an account. You ask one bureau, and it must tell the other two.

- An initial alert lasts one year. You only need a good reason to suspect fraud.
- An extended alert lasts seven years. It needs an identity theft report.
- An active duty alert, for members of the military, lasts one year.

An initial alert comes with a free report from each bureau, and an extended one with two within a year. You can renew an initial alert when it ends.

## Which one to choose

Choose a freeze if you do not plan to borrow in the next months. It is the stronger tool. Choose an alert if you are about to apply for credit and do not want to lift a freeze each time. You may have both.

Parents can freeze the file of a child under 16. A child has no reason to have a credit file, so a file that exists already is a warning in itself.

## What neither one does

They do not remove accounts that a thief has already opened. For those you need an identity theft report, and you can then ask each bureau to block the accounts. And they do not protect a card number that was stolen: call the bank that issued the card.
`.trim(),
    },
    es: {
      title: "Congelamiento o alerta de fraude: cuál y cuándo",
      excerpt:
        "Ambos son gratis y ninguno afecta su puntaje. El congelamiento cierra su expediente; la alerta pide verificar.",
      content: `
Si otra persona puede tener su número de Seguro Social, usted puede dificultarle que pida préstamos en su nombre. La ley le da dos herramientas: el congelamiento de seguridad (security freeze) y la alerta de fraude (fraud alert). Las dos son gratis. Ninguna cambia su puntaje, y ninguna le impide usar las tarjetas y cuentas que ya tiene.

## Qué hace un congelamiento

Un congelamiento cierra su expediente de crédito a nuevos prestamistas. La mayoría no abre una cuenta sin ver un expediente, así que rechazan al ladrón. Usted lo pide a cada agencia por separado: Equifax, Experian y TransUnion. Un congelamiento en una de ellas no hace nada en las otras dos.

El congelamiento sigue hasta que usted lo levanta. Puede levantarlo por unos días o para siempre, también sin costo.

## Con qué rapidez funciona

- Si lo pide por internet o por teléfono, la agencia debe congelar el expediente en un día hábil y levantar el congelamiento en una hora.
- Si lo pide por correo postal, tiene tres días hábiles para cualquiera de los dos.

Tenga esto en cuenta antes de pedir un préstamo, un apartamento o un contrato de teléfono. Pregunte a la empresa qué agencia usa, y levante el congelamiento solo allí y solo por esos días.

## Quién puede ver su expediente de todos modos

El congelamiento no detiene a las empresas con las que usted ya tiene trato, a los cobradores de deudas ni a las oficinas del gobierno con una orden judicial. Usted siempre puede leer su propio informe. Nosotros no podemos consultar sus informes mientras sus expedientes están congelados; levante el congelamiento el día de su consulta de crédito.

## Qué hace una alerta de fraude

Una alerta deja su expediente abierto y pide a los prestamistas que confirmen que de verdad es usted antes de abrir una cuenta. Usted la pide a una agencia, y esa agencia debe avisar a las otras dos.

- Una alerta inicial dura un año. Basta con tener un buen motivo para sospechar un fraude.
- Una alerta extendida dura siete años. Necesita una denuncia de robo de identidad.
- Una alerta de servicio activo, para miembros de las fuerzas armadas, dura un año.

Con la alerta inicial recibe un informe gratis de cada agencia, y con la extendida dos en un año. Puede renovar la alerta inicial cuando termina.

## Cuál elegir

Elija un congelamiento si no piensa pedir crédito en los próximos meses. Es la herramienta más fuerte. Elija una alerta si está por pedir crédito y no quiere levantar un congelamiento cada vez. Puede tener las dos.

Los padres pueden congelar el expediente de un hijo menor de 16 años. Un niño no tiene por qué tener expediente de crédito, así que uno que ya existe es una señal de alarma.

## Lo que ninguna de las dos hace

No eliminan cuentas que un ladrón ya abrió. Para esas necesita una denuncia de robo de identidad, y entonces puede pedir a cada agencia que bloquee las cuentas. Tampoco protegen un número de tarjeta robado: llame al banco que emitió la tarjeta.
`.trim(),
    },
  },
};
