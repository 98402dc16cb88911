import type { Language } from "#shared/api/schemas/common";
import { type ContractFacts, utcTime } from "./contract-facts";
import { type Block, bold, plain, type Writing } from "./contract-writing";

const TITLE = "Consumer Credit File Rights Under State and Federal Law";

/** The disclosure statement in the words of the law, a document of its own: 15 U.S.C. § 1679c(a). Not one of them may change. */
export const disclosure: Writing = {
  title: TITLE,
  blocks: [
    "You have a right to dispute inaccurate information in your credit report by contacting the credit bureau directly. However, neither you nor any 'credit repair' company or credit repair organization has the right to have accurate, current, and verifiable information removed from your credit report. The credit bureau must remove accurate, negative information from your report only if it is over 7 years old. Bankruptcy information can be reported for 10 years.",
    "You have a right to obtain a copy of your credit report from a credit bureau. You may be charged a reasonable fee. There is no fee, however, if you have been turned down for credit, employment, insurance, or a rental dwelling because of information in your credit report within the preceding 60 days. The credit bureau must provide someone to help you interpret the information in your credit file. You are entitled to receive a free copy of your credit report if you are unemployed and intend to apply for employment in the next 60 days, if you are a recipient of public welfare assistance, or if you have reason to believe that there is inaccurate information in your credit report due to fraud.",
    "You have a right to sue a credit repair organization that violates the Credit Repair Organization Act. This law prohibits deceptive practices by credit repair organizations.",
    "You have the right to cancel your contract with any credit repair organization for any reason within 3 business days from the date you signed it.",
    "Credit bureaus are required to follow reasonable procedures to ensure that the information they report is accurate. However, mistakes may occur.",
    "You may, on your own, notify a credit bureau in writing that you dispute the accuracy of information in your credit file. The credit bureau must then reinvestigate and modify or remove inaccurate or incomplete information. The credit bureau may not charge any fee for this service. Any pertinent information and copies of all documents you have concerning an error should be given to the credit bureau.",
    "If the credit bureau's reinvestigation does not resolve the dispute to your satisfaction, you may send a brief statement to the credit bureau, to be kept in your file, explaining why you think the record is inaccurate. The credit bureau must include a summary of your statement about disputed information with any report it issues about you.",
    "The Federal Trade Commission regulates credit bureaus and credit repair organizations. For more information contact:",
    "The Public Reference Branch\nFederal Trade Commission\nWashington, D.C. 20580",
  ].map(plain),
};

/** A translation to help its reader; the law knows only the English words. */
export const disclosureInSpanish: Writing = {
  title: "Derechos del consumidor sobre su expediente de crédito según las leyes estatales y federales",
  blocks: [
    "Usted tiene derecho a disputar la información inexacta de su informe de crédito comunicándose directamente con la agencia de crédito. Sin embargo, ni usted ni ninguna compañía de “reparación de crédito” u organización de reparación de crédito tiene derecho a que se elimine de su informe información exacta, actual y verificable. La agencia debe eliminar la información negativa exacta solo si tiene más de 7 años. La información sobre bancarrotas puede aparecer durante 10 años.",
    "Usted tiene derecho a obtener una copia de su informe de crédito de una agencia. Es posible que le cobren un cargo razonable. No hay cargo, sin embargo, si en los 60 días anteriores le negaron crédito, empleo, seguro o el alquiler de una vivienda por información de su informe. La agencia debe poner a su disposición a alguien que le ayude a interpretar la información de su expediente. Usted tiene derecho a una copia gratuita de su informe si está desempleado y piensa solicitar empleo en los próximos 60 días, si recibe asistencia pública o si tiene motivos para creer que su informe contiene información inexacta debido a un fraude.",
    "Usted tiene derecho a demandar a una organización de reparación de crédito que viole la Ley de Organizaciones de Reparación de Crédito. Esta ley prohíbe las prácticas engañosas de esas organizaciones.",
    "Usted tiene derecho a cancelar su contrato con cualquier organización de reparación de crédito, por cualquier motivo, dentro de los 3 días hábiles posteriores a la fecha en que lo firmó.",
    "Las agencias de crédito deben seguir procedimientos razonables para que la información que reportan sea exacta. Sin embargo, pueden ocurrir errores.",
    "Usted puede, por su cuenta, avisar por escrito a una agencia que disputa la exactitud de la información de su expediente. La agencia debe entonces volver a investigar y modificar o eliminar la información inexacta o incompleta. La agencia no puede cobrar por este servicio. Entregue a la agencia toda la información pertinente y copias de todos los documentos que tenga sobre el error.",
    "Si la nueva investigación de la agencia no resuelve la disputa a su satisfacción, usted puede enviar a la agencia una breve declaración, que se guardará en su expediente, en la que explique por qué cree que el registro es inexacto. La agencia debe incluir un resumen de su declaración en todo informe sobre usted.",
    "La Comisión Federal de Comercio regula las agencias de crédito y las organizaciones de reparación de crédito. Para más información, comuníquese con:",
    "The Public Reference Branch\nFederal Trade Commission\nWashington, D.C. 20580",
  ].map(plain),
};

/** Whose copy it is, below the statement; empty while it is not acknowledged. */
export function acknowledgement({ signature }: Pick<ContractFacts, "signature">, language: Language): Block[] {
  if (signature?.acknowledgedAt === undefined) return [];
  const at = utcTime(signature.acknowledgedAt, language);
  return [
    bold(
      language === "es"
        ? `Recibida y confirmada por ${signature.fullName} el ${at}.`
        : `Received and acknowledged by ${signature.fullName} on ${at}.`,
    ),
  ];
}
