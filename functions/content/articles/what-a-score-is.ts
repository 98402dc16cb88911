import type { ArticleText } from "../article-text";
import { cfpbCreditReports, ftcScores, statute } from "../sources";

export const whatAScoreIs: ArticleText = {
  id: "what-a-score-is",
  category: "scores",
  createdAt: "2026-11-16T12:00:00.000Z",
  updatedAt: "2026-11-16T12:00:00.000Z",
  sources: [statute("1681g"), ftcScores, cfpbCreditReports],
  words: {
    en: {
      title: "What a credit score is, and why you have several",
      excerpt: "A score is a number made from one report on one day. Why yours differ, and what moves them.",
      content: `
A credit score is a number that tries to say how likely it is that you will pay on time. A computer makes it from one credit report, on the day a lender asks. It is not kept in your file, and it is not a judgment about you as a person.

## Why you have many scores

There are several kinds of scores, and each can be made from each of three reports. FICO and VantageScore are the best known, and each has several versions. Most run from 300 to 850. A car lender or a card company may use a version of its own, with another range.

So two scores can differ by dozens of points on the same day, and neither is wrong. Whenever you see a score, look for three things: which bureau’s report, which kind of score, and which date. Compare only scores of the same kind.

## What the ranges mean

For the common FICO scores, the usual words are these:

- 800 to 850: excellent
- 740 to 799: very good
- 670 to 739: good
- 580 to 669: fair
- 300 to 579: poor

VantageScore draws its lines elsewhere. Lenders also set their own limits, so a word in a table does not decide about your loan.

## What goes into a score

FICO publishes rough weights for its general scores. About 35 percent comes from your payment history, 30 percent from the amounts you owe compared with your limits, 15 percent from how long you have had credit, 10 percent from new credit and 10 percent from the mix of accounts. Newer negative items weigh more than old ones.

Your income, your savings, your race, your religion, your national origin and where you live are not part of it.

## What does not hurt

Looking at your own report or score does not lower it. Neither do soft inquiries, such as those of an employer or of a company that sends you an offer. A hard inquiry, made when you apply for credit, usually costs a few points for a limited time. Several inquiries for the same car loan or mortgage within a short time normally count as one.

## What a correction does

No one can promise how many points a correction brings. It depends on the whole file. If a wrong late payment was the only bad mark, its removal may help a great deal. If there are many others, it may change little. A removal can even leave the score where it was, or lower it, for example when an old account with good years goes with it. Be careful with anyone who names a number in advance.

Correct the file because it is wrong. A better score is a likely result, not a certain one, and it usually shows some weeks after the change.

## What helps in any case

Pay every bill on time. Keep card balances low compared with their limits. Apply only for credit that you need. And read your three reports a few times a year: a score can only be as right as the report behind it.
`.trim(),
    },
    es: {
      title: "Qué es un puntaje de crédito y por qué tiene varios",
      excerpt:
        "Un puntaje es un número hecho con un informe en un día. Por qué los suyos son distintos y qué los mueve.",
      content: `
Un puntaje de crédito, que también se llama puntuación, es un número que intenta decir qué tan probable es que usted pague a tiempo. Una computadora lo calcula a partir de un informe de crédito, el día en que alguien lo pide. No se guarda en su expediente, y no es un juicio sobre usted como persona.

## Por qué tiene muchos puntajes

Hay varios tipos de puntaje, y cada uno se puede calcular con cada uno de los tres informes. FICO y VantageScore son los más conocidos, y cada uno tiene varias versiones. La mayoría va de 300 a 850. Un prestamista de autos o una empresa de tarjetas puede usar una versión propia, con otra escala.

Por eso dos puntajes pueden diferir en decenas de puntos el mismo día, y ninguno está mal. Cuando vea un puntaje, busque tres cosas: de qué agencia es el informe, qué tipo de puntaje es y de qué fecha. Compare solo puntajes del mismo tipo.

## Qué significan los rangos

Para los puntajes FICO comunes, las palabras habituales son estas:

- 800 a 850: excelente
- 740 a 799: muy bueno
- 670 a 739: bueno
- 580 a 669: regular
- 300 a 579: bajo

VantageScore pone sus límites en otros lugares. Además, los prestamistas fijan los suyos, así que una palabra de una tabla no decide sobre su préstamo.

## Qué entra en un puntaje

FICO publica pesos aproximados para sus puntajes generales. Cerca del 35 por ciento viene de su historial de pagos, el 30 por ciento de lo que debe en comparación con sus límites, el 15 por ciento de cuánto tiempo ha tenido crédito, el 10 por ciento del crédito nuevo y el 10 por ciento de la variedad de cuentas. Los datos negativos recientes pesan más que los antiguos.

Sus ingresos, sus ahorros, su raza, su religión, su origen nacional y el lugar donde vive no forman parte de él.

## Qué no le perjudica

Mirar su propio informe o puntaje no lo baja. Tampoco las consultas que no afectan su puntaje, como las de un empleador o las de una empresa que le envía una oferta. Una consulta por solicitud (hard inquiry), que se hace cuando usted solicita crédito, suele costar unos pocos puntos por un tiempo limitado. Varias consultas para el mismo préstamo de auto o hipoteca en poco tiempo normalmente cuentan como una.

## Qué hace una corrección

Nadie puede prometer cuántos puntos trae una corrección. Depende de todo el expediente. Si un pago atrasado equivocado era la única marca mala, eliminarlo puede ayudar mucho. Si hay muchas otras, puede cambiar poco. Una eliminación puede incluso dejar el puntaje igual o bajarlo, por ejemplo cuando con ella se va una cuenta antigua con años buenos. Tenga cuidado con quien le nombre un número por adelantado.

Corrija el expediente porque está mal. Un mejor puntaje es un resultado probable, no seguro, y suele verse unas semanas después del cambio.

## Qué ayuda en todo caso

Pague cada cuenta a tiempo. Mantenga bajos los saldos de sus tarjetas en comparación con sus límites. Solicite solo el crédito que necesita. Y lea sus tres informes varias veces al año: un puntaje solo puede ser tan correcto como el informe que tiene detrás.
`.trim(),
    },
  },
};
