import type { ArticleText } from "../article-text";
import { cfpbCreditReports, ftcIdentityTheft, statute } from "../sources";

// FCRA 605A and 605B: 15 U.S.C. §§ 1681c-1, 1681c-2.
export const firstStepsAfterIdentityTheft: ArticleText = {
  id: "first-steps-after-identity-theft",
  category: "identity-theft",
  createdAt: "2026-11-16T12:00:00.000Z",
  updatedAt: "2026-11-16T12:00:00.000Z",
  sources: [statute("1681c-2"), ftcIdentityTheft, cfpbCreditReports],
  words: {
    en: {
      title: "First steps after identity theft",
      excerpt:
        "Freeze your credit, report the theft, and have what the thief left behind blocked within 4 business days.",
      content: `
Someone opened an account in your name, or used one of yours. That is a crime against you, and the law gives you stronger tools than an ordinary dispute. Take these steps in order. Most of them cost nothing and take less than an hour.

## 1. Freeze your credit

A freeze stops most lenders from seeing your file, so a thief cannot open new credit. It is free. You place it with each of the three bureaus yourself. By phone or online it has to be in place within 1 business day, by mail within 3 business days. You can lift it whenever you want: within 1 hour if you ask by phone or online.

## 2. Place a fraud alert

An alert asks lenders to check who you are before they give credit. An initial alert lasts 1 year, and one bureau passes it on to the other two. With an identity theft report you can have an extended alert of 7 years.

## 3. Report the theft

Go to IdentityTheft.gov, or in Spanish RobodeIdentidad.gov. It is the site of the Federal Trade Commission. Answer the questions and print the report. A police report can help too. Say only what is true: filing a false report is a crime.

## 4. Call the companies

Ask the fraud department of each company to close the account, and to confirm in writing that you do not owe it. Write down the date and the name of the person you spoke with.

## 5. Ask the bureaus to block the information

A bureau has to block what comes from identity theft within 4 business days after it has received all of these:

- Proof of who you are.
- A copy of your identity theft report.
- A list of the items that come from the theft.
- Your statement that they do not relate to any transaction of yours.

Without the report there is no right to this block. You can still dispute the account as not yours; the usual 30 days apply then.

Once the bureau has told a company that the item comes from identity theft, the company may not report it again.

## Never use this for your own accounts

A bureau may refuse or undo a block if the request was a mistake or untrue, or if you received the goods, services or money. For an account that is yours but reported wrongly, write an ordinary dispute that names the wrong fact.

## 6. Keep watching

Read all three reports again after a month, and then from time to time. You can do it free each week at AnnualCreditReport.com. Look for accounts, addresses and inquiries that you do not know. Change the passwords of your email and bank accounts, and use a second factor where you can.

## If the thief is someone close

It happens often that a parent, a partner or a friend did it. The same rights are yours. The report asks for what you know, and the decision to file it is yours alone. A legal aid office can talk it through with you free of charge.
`.trim(),
    },
    es: {
      title: "Primeros pasos tras un robo de identidad",
      excerpt: "Congele su crédito, denuncie el robo y haga bloquear en 4 días hábiles lo que dejó el ladrón.",
      content: `
Alguien abrió una cuenta a su nombre o usó una de las suyas. Es un delito contra usted, y la ley le da herramientas más fuertes que una disputa común. Siga estos pasos en orden. La mayoría no cuesta nada y toma menos de una hora.

## 1. Congele su crédito

Un congelamiento impide que la mayoría de los prestamistas vean su expediente, así que un ladrón no puede abrir crédito nuevo. Es gratis. Usted lo pide a cada una de las tres agencias. Por teléfono o internet debe quedar puesto en 1 día hábil; por correo postal, en 3 días hábiles. Puede levantarlo cuando quiera: en 1 hora si lo pide por teléfono o internet.

## 2. Ponga una alerta de fraude

Una alerta pide a los prestamistas que comprueben quién es usted antes de dar crédito. Una alerta inicial dura 1 año, y una agencia la pasa a las otras dos. Con una denuncia de robo de identidad puede tener una alerta extendida de 7 años.

## 3. Denuncie el robo

Vaya a RobodeIdentidad.gov, o en inglés a IdentityTheft.gov. Es el sitio de la Comisión Federal de Comercio. Conteste las preguntas e imprima la denuncia. Una denuncia policial también puede ayudar. Diga solo lo que es cierto: presentar una denuncia falsa es un delito.

## 4. Llame a las empresas

Pida al departamento de fraudes de cada empresa que cierre la cuenta y que confirme por escrito que usted no la debe. Escriba la fecha y el nombre de la persona con la que habló.

## 5. Pida a las agencias que bloqueen la información

Una agencia tiene que bloquear lo que viene de un robo de identidad en los 4 días hábiles después de recibir todo esto:

- Una prueba de quién es usted.
- Una copia de su denuncia de robo de identidad.
- Una lista de los datos que vienen del robo.
- Su declaración de que no corresponden a ninguna transacción suya.

Sin la denuncia no hay derecho a este bloqueo. De todos modos puede disputar la cuenta como ajena; entonces valen los 30 días habituales.

Cuando la agencia ya avisó a una empresa que el dato viene de un robo de identidad, la empresa no puede volver a reportarlo.

## Nunca lo use para sus propias cuentas

Una agencia puede negar o deshacer un bloqueo si la solicitud fue un error o no era cierta, o si usted recibió los bienes, los servicios o el dinero. Para una cuenta que es suya pero está mal reportada, escriba una disputa común que nombre el dato equivocado.

## 6. Siga vigilando

Lea de nuevo los tres informes después de un mes, y luego de vez en cuando. Puede hacerlo gratis cada semana en AnnualCreditReport.com. Busque cuentas, direcciones y consultas que no reconoce. Cambie las contraseñas de su correo electrónico y de sus cuentas bancarias, y use un segundo factor donde pueda.

## Si el ladrón es alguien cercano

Ocurre a menudo que fue uno de sus padres, su pareja o un amigo. Usted tiene los mismos derechos. La denuncia pide lo que usted sabe, y la decisión de presentarla es solo suya. Una oficina de ayuda legal puede conversarlo con usted sin costo.
`.trim(),
    },
  },
};
