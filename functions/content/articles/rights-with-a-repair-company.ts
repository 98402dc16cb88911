import type { ArticleText } from "../article-text";
import { ftcFixingCredit, statute } from "../sources";

// CROA, 15 U.S.C. §§ 1679-1679j.
export const rightsWithARepairCompany: ArticleText = {
  id: "rights-with-a-repair-company",
  category: "legal-rights",
  createdAt: "2026-11-16T12:00:00.000Z",
  updatedAt: "2026-11-16T12:00:00.000Z",
  sources: [statute("1679b"), statute("1679c"), statute("1679e"), ftcFixingCredit],
  words: {
    en: {
      title: "Your rights with a credit repair company",
      excerpt:
        "A federal law protects you from companies like ours. Know it before you sign anything, here or elsewhere.",
      content: `
The Credit Repair Organizations Act, or CROA, is a federal law for people who pay someone to improve their credit. It applies to us too. These rights cannot be signed away: a contract that tries to is void.

## Before you sign

The company must give you a statement of your rights as a separate document, before any contract. It says, among other things, that you can dispute errors yourself free of charge, and that no one can have accurate, current and verifiable information removed.

The contract has to be in writing. It must contain:

- What you will pay in all, to the company and to anyone else.
- What the company will do, in detail, with every guarantee it makes.
- When the work will be done, or how long it will take.
- The company’s name and address.
- Your right to cancel, in bold letters beside your signature.

You get a copy of everything that you sign.

## Three business days to change your mind

You may cancel for any reason, without paying anything, until midnight of the third business day after the day on which you signed. Weekends and federal holidays do not count. An example: you sign on Friday, November 20, 2026. The three business days are Monday, Tuesday and Wednesday, so you can cancel until the end of November 25, 2026. Some states give you five days.

With the contract you get a form called “Notice of Cancellation”, twice. You may use it, or any other written notice. The company may not begin its work for you before this time is over. Here, your letters wait in line until then, and canceling stops them.

## Pay only for what is done

A credit repair company may not charge or take money for a service before that service is fully performed. Be careful with anyone who wants money before there is any work to show, and with anyone who sells by phone.

## What no company may do

- Tell you to say something untrue to a bureau or a lender.
- Offer you a “new” credit identity, such as another number to use in place of your Social Security number. Using it can be a crime, for you as well.
- Promise that true information will vanish, or promise you a certain number of points.
- Send letters in your name that you have not seen.

## Warning signs

Leave if a company tells you not to contact the bureaus yourself, does not explain your rights, does not give you time to read, or asks for the password of your monitoring account.

## If your rights were broken

You can sue within five years. You can claim your loss or everything that you paid, whichever is more, and the court may add more. You can report the company to the Federal Trade Commission at ReportFraud.ftc.gov (in Spanish: ReporteFraude.ftc.gov), to the Consumer Financial Protection Bureau, and to your state’s attorney general. State laws may give you more rights still.

## Free help

Nonprofit credit counselors and legal aid offices help at little or no cost. And you can always write to the bureaus yourself.
`.trim(),
    },
    es: {
      title: "Sus derechos ante una empresa de reparación de crédito",
      excerpt:
        "Una ley federal le protege de empresas como la nuestra. Conózcala antes de firmar algo, aquí o en otra parte.",
      content: `
La Ley de Organizaciones de Reparación de Crédito (Credit Repair Organizations Act o CROA) es una ley federal para quienes le pagan a alguien por mejorar su crédito. También vale para nosotros. A estos derechos no se puede renunciar con una firma: un contrato que lo intente es nulo.

## Antes de firmar

La empresa debe darle el aviso de sus derechos (disclosure statement) en un documento aparte, antes de cualquier contrato. Dice, entre otras cosas, que usted puede disputar errores por su cuenta y gratis, y que nadie puede hacer que se elimine información exacta, actual y verificable.

El contrato tiene que ser por escrito. Debe contener:

- Cuánto pagará usted en total, a la empresa y a cualquier otra persona.
- Qué hará la empresa, en detalle, con cada garantía que ofrece.
- Cuándo se hará el trabajo o cuánto durará.
- El nombre y la dirección de la empresa.
- Su derecho a cancelar, en negrita junto a su firma.

Usted recibe una copia de todo lo que firma.

## Tres días hábiles para cambiar de opinión

Usted puede cancelar por cualquier motivo, sin pagar nada, hasta la medianoche del tercer día hábil después del día en que firmó. Los fines de semana y los feriados federales no cuentan. Un ejemplo: usted firma el viernes 20 de noviembre de 2026. Los tres días hábiles son lunes, martes y miércoles, así que puede cancelar hasta el final del 25 de noviembre de 2026. Algunos estados le dan cinco días.

Con el contrato recibe un formulario llamado “Aviso de cancelación”, dos veces. Puede usarlo, o cualquier otro aviso por escrito. La empresa no puede empezar su trabajo para usted antes de que termine ese plazo. Aquí, sus cartas esperan en fila hasta entonces, y cancelar las detiene.

## Pague solo por lo que está hecho

Una empresa de reparación de crédito no puede cobrar ni aceptar dinero por un servicio antes de haberlo prestado por completo. Tenga cuidado con quien quiera dinero antes de tener algún trabajo que mostrar, y con quien venda por teléfono.

## Lo que ninguna empresa puede hacer

- Decirle que diga algo falso a una agencia o a un prestamista.
- Ofrecerle una identidad de crédito “nueva”, como otro número para usar en lugar de su número de Seguro Social. Usarlo puede ser un delito, también para usted.
- Prometer que la información cierta desaparecerá, o prometerle cierta cantidad de puntos.
- Enviar en su nombre cartas que usted no ha visto.

## Señales de alerta

Váyase si una empresa le dice que no se comunique usted con las agencias, no le explica sus derechos, no le da tiempo para leer o le pide la contraseña de su servicio de monitoreo.

## Si no respetaron sus derechos

Puede demandar en un plazo de cinco años. Puede reclamar su pérdida o todo lo que pagó, lo que sea mayor, y el tribunal puede agregar más. Puede denunciar a la empresa ante la Comisión Federal de Comercio en ReporteFraude.ftc.gov (en inglés: ReportFraud.ftc.gov), ante la Oficina para la Protección Financiera del Consumidor y ante el fiscal general de su estado. Las leyes estatales pueden darle aún más derechos.

## Ayuda gratuita

Los consejeros de crédito sin fines de lucro y las oficinas de ayuda legal ayudan con poco o ningún costo. Y usted siempre puede escribir a las agencias por su cuenta.
`.trim(),
    },
  },
};
