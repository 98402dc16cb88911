/**
 * What the operator claims about itself, in one place: figures, testimonials, guarantee. The operator owns these and must
 * be able to prove each before it is shown (FTC Act § 5; CROA, 15 U.S.C. § 1679b(a)(3)).
 */
export const claims = {
  clients: 2_500,
  successRatePercent: 89,
  averageScoreIncrease: 125,
  averageTimelineMonths: 6,
  moneyBackDays: 30,
  supportEmail: "support@redress.example",
} as const;

type Words = { en: string; es: string };

export type Testimonial = { name: string; place: string; stars: 1 | 2 | 3 | 4 | 5; words: Words };

export const testimonials: readonly Testimonial[] = [
  {
    name: "Rosa M.",
    place: "San Antonio, TX",
    stars: 5,
    words: {
      en: "Two collections on my report were not mine. I could read every letter before it went out, and I could see the day each bureau had to answer.",
      es: "Dos cobranzas en mi informe no eran mías. Pude leer cada carta antes de que saliera y ver el día en que cada agencia tenía que responder.",
    },
  },
  {
    name: "Derrick W.",
    place: "Atlanta, GA",
    stars: 5,
    words: {
      en: "I had put it off for years. Seeing all three reports side by side made it plain what was wrong and what was mine to pay.",
      es: "Lo había dejado para después por años. Ver los tres informes juntos me dejó claro qué estaba mal y qué me tocaba pagar a mí.",
    },
  },
  {
    name: "Lin C.",
    place: "Fresno, CA",
    stars: 5,
    words: {
      en: "A late payment I had made on time was corrected at all three bureaus. Nobody promised me anything; they showed me the rules and kept the dates.",
      es: "Corrigieron en las tres agencias un pago marcado como atrasado que hice a tiempo. Nadie me prometió nada: me mostraron las reglas y llevaron las fechas.",
    },
  },
];
