import type { Language } from "#shared/api/schemas/common";
import type { ContractFacts } from "./contract-facts";

type Facts = Pick<ContractFacts, "businessName" | "businessAddress">;

const statements: Record<Language, (facts: Facts) => string[]> = {
  en: ({ businessName, businessAddress }) => [
    "Please read this before you agree to get documents on a screen that the law wants you to have in writing.",
    "What it covers: the disclosure statement about your rights, the service contract, the notice of cancellation, and later notices about this contract.",
    `Paper: you have the right to get any of these documents on paper, free of charge. Write to ${businessName}, ${businessAddress}, or answer any of our emails.`,
    "Withdrawing: you may withdraw this consent at any time, in the same ways and at no cost. From then on you get documents on paper. What you signed before stays valid, and letters that wait for an approval on screen wait until you have approved them on paper.",
    "Keeping your email address up to date: write to us when it changes.",
    "What you need: a current web browser, a program that opens PDF files, an email address, and a place to save or print the documents.",
    "To show that you can open them, open the PDF below before you agree. Should these requirements change, we tell you and ask for your consent again.",
  ],
  es: ({ businessName, businessAddress }) => [
    "Lea lo siguiente antes de aceptar que le demos en pantalla documentos que la ley exige por escrito.",
    "Qué abarca: el aviso de sus derechos, el contrato de servicios, el aviso de cancelación y los avisos posteriores sobre este contrato.",
    `Papel: usted tiene derecho a recibir cualquiera de estos documentos en papel, sin costo. Escriba a ${businessName}, ${businessAddress}, o responda a cualquiera de nuestros correos electrónicos.`,
    "Retirar el consentimiento: puede retirarlo en cualquier momento, por los mismos medios y sin costo. Desde entonces recibirá los documentos en papel. Lo que firmó antes sigue siendo válido, y las cartas que esperan aprobación en pantalla esperarán hasta que usted las apruebe en papel.",
    "Mantener al día su correo electrónico: escríbanos cuando cambie.",
    "Lo que necesita: un navegador actual, un programa que abra archivos PDF, una dirección de correo electrónico y un lugar donde guardar o imprimir los documentos.",
    "Para mostrar que puede abrirlos, abra el PDF de abajo antes de aceptar. Si estos requisitos cambian, se lo avisaremos y le pediremos de nuevo su consentimiento.",
  ],
};

/** What must be said before someone agrees to get legal writings on a screen: E-SIGN, 15 U.S.C. § 7001(c)(1). */
export function esignStatement(facts: Facts, language: Language): string {
  return statements[language](facts).join("\n\n");
}
