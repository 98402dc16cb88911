import type { Language } from "#shared/api/schemas/common";
import type { Article } from "#shared/api/schemas/education";
import { readMinutes } from "#shared/domain/education/reading";

type Sample = { id: string; category: Article["category"] } & Record<
  Language,
  [title: string, excerpt: string, content: string]
>;

const url = "https://www.law.cornell.edu/uscode/text/15/1681i";
const SOURCES: Record<Language, Article["sources"]> = {
  en: [{ title: "15 U.S.C. § 1681i", url, lang: "en" }],
  es: [{ title: "15 U.S.C. § 1681i (en inglés)", url, lang: "en" }],
};

const WRITTEN_AT = "2026-11-16T12:00:00.000Z";

const samples: Sample[] = [
  {
    id: "sample-dispute",
    category: "dispute-strategy",
    en: [
      "What makes a dispute strong",
      "Name one wrong fact, show the right one, and keep a copy.",
      `Dispute only what is inaccurate, incomplete, too old or cannot be verified. Name the company, the account as the report prints it, the wrong value and the right one.

Send copies of papers that prove it, never originals. One problem for each item is enough. Read the letter before it goes out: it speaks in your name.

Certified mail with return receipt proves the day on which the bureau received it. From that day it has 30 days to investigate.`,
    ],
    es: [
      "Qué hace fuerte a una disputa",
      "Nombre un dato equivocado, muestre el correcto y guarde una copia.",
      `Dispute solo lo que es inexacto, está incompleto, es demasiado antiguo o no se puede verificar. Nombre la empresa, la cuenta tal como aparece en el informe, el valor equivocado y el correcto.

Envíe copias de los papeles que lo prueban, nunca originales. Basta con un problema por cada cuenta. Lea la carta antes de que salga: habla en su nombre.

El correo certificado con acuse de recibo prueba el día en que la agencia la recibió. Desde ese día tiene 30 días para investigar.`,
    ],
  },
  {
    id: "sample-rights",
    category: "legal-rights",
    en: [
      "Your rights in short",
      "What a bureau owes you after a dispute, and what no one can promise.",
      `A bureau must investigate your dispute free of charge, as a rule within 30 days after it receives it, and send you the result in writing.

Information that is inaccurate or incomplete, or that cannot be verified, must be deleted or corrected. No one can have accurate, current information removed.

If you sign with a credit repair company, you may cancel within 3 business days for any reason.`,
    ],
    es: [
      "Sus derechos en pocas palabras",
      "Qué le debe una agencia después de una disputa y qué no puede prometer nadie.",
      `La agencia debe investigar su disputa sin costo, por regla general en los 30 días después de recibirla, y enviarle el resultado por escrito.

La información inexacta o incompleta, o que no se puede verificar, se debe eliminar o corregir. Nadie puede hacer que se elimine información exacta y actual.

Si usted firma con una empresa de reparación de crédito, puede cancelar en 3 días hábiles por cualquier motivo.`,
    ],
  },
  {
    id: "sample-report",
    category: "credit-basics",
    en: [
      "Where to get your reports free",
      "Three bureaus, one official site, once a week.",
      `Equifax, Experian and TransUnion each keep a file about you. You can read all three free, each week online, at AnnualCreditReport.com.

Looking at your own report does not lower your score. Compare names, addresses, balances and dates with your own papers, and write down what differs.`,
    ],
    es: [
      "Dónde obtener gratis sus informes",
      "Tres agencias, un sitio oficial, una vez por semana.",
      `Equifax, Experian y TransUnion llevan cada una un expediente sobre usted. Puede leer los tres gratis, cada semana por internet, en AnnualCreditReport.com.

Mirar su propio informe no baja su puntaje. Compare nombres, direcciones, saldos y fechas con sus propios papeles, y escriba lo que no coincide.`,
    ],
  },
  {
    id: "sample-theft",
    category: "identity-theft",
    en: [
      "If someone used your name",
      "Freeze, report, block: three steps that are free.",
      `Freeze your credit at each of the three bureaus. Report the theft at IdentityTheft.gov and keep the report.

With that report, proof of who you are, a list of the items and your statement, a bureau must block them within 4 business days. Use this only for what is not yours.`,
    ],
    es: [
      "Si alguien usó su nombre",
      "Congelar, denunciar, bloquear: tres pasos gratuitos.",
      `Congele su crédito en cada una de las tres agencias. Denuncie el robo en RobodeIdentidad.gov y guarde la denuncia.

Con esa denuncia, una prueba de quién es usted, una lista de los datos y su declaración, la agencia debe bloquearlos en 4 días hábiles. Use esto solo para lo que no es suyo.`,
    ],
  },
  {
    id: "sample-score",
    category: "scores",
    en: [
      "Why your scores differ",
      "Another bureau, another formula or another day gives another number.",
      `A score is made from one report on the day a lender asks. There are several formulas, and each bureau's file is its own.

Compare only scores of the same kind from the same bureau. No one can promise how many points a correction will bring: it depends on the whole file.`,
    ],
    es: [
      "Por qué sus puntajes son distintos",
      "Otra agencia, otra fórmula u otro día da otro número.",
      `Un puntaje se calcula con un informe el día en que alguien lo pide. Hay varias fórmulas, y el expediente de cada agencia es propio.

Compare solo puntajes del mismo tipo y de la misma agencia. Nadie puede prometer cuántos puntos traerá una corrección: depende de todo el expediente.`,
    ],
  },
  {
    id: "sample-rebuild",
    category: "rebuilding",
    en: [
      "Three habits that rebuild credit",
      "On time, low balances, few applications.",
      `Pay at least the minimum of every account on time, automatically if you can. Keep card balances low compared with their limits.

Apply only for credit that you need. If you have no open account, a secured card that reports to all three bureaus is a calm way to begin.`,
    ],
    es: [
      "Tres hábitos que reconstruyen el crédito",
      "A tiempo, saldos bajos, pocas solicitudes.",
      `Pague a tiempo al menos el mínimo de cada cuenta, de forma automática si puede. Mantenga bajos los saldos de sus tarjetas en comparación con sus límites.

Solicite solo el crédito que necesita. Si no tiene ninguna cuenta abierta, una tarjeta asegurada que reporte a las tres agencias es una forma tranquila de empezar.`,
    ],
  },
];

/** Six short articles that are always there. */
export function samplesIn(language: Language): Article[] {
  return samples.map(({ id, category, [language]: [title, excerpt, content] }) => ({
    id,
    category,
    title,
    excerpt,
    content,
    readTime: readMinutes(content),
    sources: SOURCES[language],
    imageUrl: null,
    published: true,
    createdAt: WRITTEN_AT,
    updatedAt: WRITTEN_AT,
  }));
}
