import type { Language } from "#shared/api/schemas/common";
import type { ArticleSource } from "#shared/api/schemas/education";

/** A page that an article rests on, as each language's reader finds it. `lang` is the page's own language. */
export type Source = Record<Language, ArticleSource>;

/** A section of title 15 of the United States Code. @param section such as `1681i` */
export function statute(section: string): Source {
  const url = `https://www.law.cornell.edu/uscode/text/15/${section}`;
  return {
    en: { title: `15 U.S.C. § ${section}`, url, lang: "en" },
    es: { title: `15 U.S.C. § ${section} (en inglés)`, url, lang: "en" },
  };
}

export const cfpbCreditReports: Source = {
  en: {
    title: "Consumer Financial Protection Bureau: credit reports and scores",
    url: "https://www.consumerfinance.gov/consumer-tools/credit-reports-and-scores/",
    lang: "en",
  },
  es: {
    title: "Oficina para la Protección Financiera del Consumidor: informes y puntajes de crédito",
    url: "https://www.consumerfinance.gov/es/herramientas-del-consumidor/informes-y-puntajes-de-credito/",
    lang: "es",
  },
};

export const cfpbDebtCollection: Source = {
  en: {
    title: "Consumer Financial Protection Bureau: debt collection",
    url: "https://www.consumerfinance.gov/consumer-tools/debt-collection/",
    lang: "en",
  },
  es: {
    title: "Oficina para la Protección Financiera del Consumidor: cobro de deudas",
    url: "https://www.consumerfinance.gov/es/herramientas-del-consumidor/cobro-de-deudas/",
    lang: "es",
  },
};

export const cfpbComplaint: Source = {
  en: {
    title: "Consumer Financial Protection Bureau: submit a complaint",
    url: "https://www.consumerfinance.gov/complaint/",
    lang: "en",
  },
  es: {
    title: "Oficina para la Protección Financiera del Consumidor: enviar una queja",
    url: "https://www.consumerfinance.gov/es/enviar-una-queja/",
    lang: "es",
  },
};

export const ftcIdentityTheft: Source = {
  en: { title: "Federal Trade Commission: IdentityTheft.gov", url: "https://www.identitytheft.gov", lang: "en" },
  es: {
    title: "Comisión Federal de Comercio: RobodeIdentidad.gov",
    url: "https://www.robodeidentidad.gov",
    lang: "es",
  },
};

export const ftcDisputingErrors = ftc(
  "disputing-errors-your-credit-reports",
  "disputing errors on your credit reports",
  "disputar errores en sus informes de crédito",
);
export const ftcFreeReports = ftc("free-credit-reports", "free credit reports", "informes de crédito gratis");
export const ftcScores = ftc("credit-scores", "credit scores", "puntajes de crédito");
export const ftcFixingCredit = ftc("fixing-your-credit-faqs", "fixing your credit", "mejorar su crédito");
export const ftcDebtCollection = ftc("debt-collection-faqs", "debt collection", "cobro de deudas");

function ftc(page: string, english: string, spanish: string): Source {
  const url = `https://consumer.ftc.gov/articles/${page}`;
  return {
    en: { title: `Federal Trade Commission: ${english}`, url, lang: "en" },
    es: { title: `Comisión Federal de Comercio: ${spanish} (en inglés)`, url, lang: "en" },
  };
}
