import { NOTICE_DAYS } from "#shared/domain/contract/cancellation";
import { REFUND_DAYS } from "#shared/domain/contract/state-rules";
import { type BillingPolicy, plans } from "#shared/domain/plan/plan";
import { POSTAGE_CENTS } from "#shared/domain/plan/postage";
import { SubscriptionTier } from "#shared/domain/schemas";
import { BLANK, type ContractFacts, ESTIMATED_MONTHS, longDay, money, price, total, utcTime } from "./contract-facts";
import { type Block, bold, heading, item, plain, type Writing } from "./contract-writing";

const planNames: Record<SubscriptionTier, string> = { onetime: "Pago único", monthly: "Mensual", premium: "Premium" };

/** Within a sentence. */
const monthlyPlan = (plan: ContractFacts["plan"]) =>
  plan ? `plan ${plan === "monthly" ? "mensual" : planNames[plan]}` : "plan mensual o Premium";

/** A translation of the contract to help its reader; the English text is the contract. */
export function contractTermsInSpanish(facts: ContractFacts): Writing {
  return {
    title: "Contrato de servicios de reparación de crédito",
    blocks: [
      ...parties(facts),
      ...services(facts.plan),
      ...payment(facts),
      ...length(facts.plan),
      ...guarantees,
      ...ending(facts),
      ...fairPlay,
      ...signature(facts),
    ],
  };
}

const parties = ({
  businessName,
  businessAddress,
  consumerName,
  consumerAddress,
  signature: signed,
}: ContractFacts) => [
  plain(`Este contrato es entre ${businessName}, con sede comercial principal en ${businessAddress} (“nosotros”), y`),
  plain(`${consumerName ?? BLANK}${consumerAddress ? `, ${consumerAddress}` : ""} (“usted”).`),
  plain(`Fecha: ${longDay(signed?.signedOn, "es")}`),
];

/** What each plan gives beside the letters. */
const inPlan: Record<SubscriptionTier, string> = {
  onetime: "una sesión de orientación y ayuda por correo electrónico durante 30 días",
  monthly:
    "sus informes se vuelven a consultar según un calendario, las cuentas negativas nuevas se convierten en borradores para su aprobación, atención prioritaria y ayuda con cuentas que vienen de un robo de identidad",
  premium:
    "todo lo del plan mensual (sus informes se vuelven a consultar según un calendario, las cuentas negativas nuevas se convierten en borradores para su aprobación, atención prioritaria y ayuda con cuentas que vienen de un robo de identidad), un especialista dedicado, orientación sobre crédito comercial, modelos de cartas y atención personalizada",
};

const planServices = (plan: ContractFacts["plan"]): Block[] =>
  plan
    ? [item(`En su plan, ${planNames[plan]}: la biblioteca educativa; ${inPlan[plan]}.`)]
    : [
        item("Con todos los planes: la biblioteca educativa."),
        ...SubscriptionTier.options.map((tier) => item(`${planNames[tier]}: ${inPlan[tier]}.`)),
      ];

const services = (plan: ContractFacts["plan"]): Block[] => [
  heading("1. Lo que hacemos por usted"),
  item(
    "Obtenemos sus informes de crédito de Experian, Equifax y TransUnion por instrucción escrita de usted, enumeramos las cuentas negativas y mostramos lo que cada agencia reporta de cada una.",
  ),
  item(
    "Usted elige las cuentas negativas que considera inexactas, incompletas, imposibles de verificar o demasiado antiguas, y dice por qué. Preparamos una carta de disputa para cada agencia que reporta la cuenta. Usted lee, cambia y aprueba cada carta; nada sale sin su aprobación.",
  ),
  item(
    `Enviamos las cartas que usted aprobó por correo postal certificado con acuse de recibo; el franqueo está incluido en el precio de su plan, ${money(POSTAGE_CENTS)} más. También puede imprimirlas y enviarlas por su cuenta y pagar el correo postal. Seguimos su entrega, contamos el plazo de cada agencia desde el día en que recibió la carta, guardamos copias de todo en su cuenta y preparamos la respuesta a un rechazo como una nueva ronda.`,
  ),
  ...planServices(plan),
  item(
    "No somos un bufete de abogados y no damos asesoría legal. Nadie puede hacer que se elimine información exacta, actual y verificable.",
  ),
];

function terms(tier: SubscriptionTier): string {
  const { disputes } = plans[tier];
  return tier === "onetime"
    ? `Pago único: ${price(tier)} una sola vez, por ${disputes} disputas en total. Total de todos los pagos: ${total(tier)}.`
    : `${planNames[tier]}: ${price(tier)} por cada mes, por un máximo de ${disputes} disputas en cada mes calendario. Total de todos los pagos en los ${ESTIMATED_MONTHS} meses estimados: ${total(tier)}.`;
}

function payment({ plan, billingPolicy }: ContractFacts): Block[] {
  return [
    heading("2. Lo que usted paga"),
    ...(plan ? [plan] : SubscriptionTier.options).map((tier) => item(terms(tier))),
    plain(
      plan
        ? `Su plan: ${planNames[plan]}. Total de todos los pagos a nosotros: ${total(plan)}. Este contrato es solo para este plan: otro plan es otro contrato.`
        : "Su plan es el que usted elige al pagar, y este contrato es solo para ese plan: otro plan es otro contrato.",
    ),
    plain(
      "Pagos a otras personas: $0.00, salvo que usted decida enviar cartas por su cuenta y pague el correo postal. El costo del informe de crédito, si alguna vez lo hay, se cobra sin recargo, no es reembolsable y se detalla para su aceptación antes de que lo pague.",
    ),
    billingPolicy === "after_performance"
      ? bold(
          "Usted no paga nada antes de que hayamos prestado por completo el servicio al que corresponde el pago. Elegir un plan guarda una forma de pago; el primer cobro se hace después de enviar sus primeras cartas, y cada cobro posterior, después del mes en que se prestó el servicio.",
        )
      : bold("Usted paga al elegir el plan, y por cada mes siguiente al comenzar."),
  ];
}

const length = (plan: ContractFacts["plan"]): Block[] => [
  heading("3. Cuánto tarda"),
  plain(
    "Podemos comenzar cuando termine su plazo de cancelación. Las cartas aprobadas se envían el siguiente día hábil. Una agencia tiene 30 días desde que la recibe para responder; en algunos casos, 45.",
  ),
  ...(plan !== "onetime"
    ? [
        plain(
          `Estimamos que el servicio del ${monthlyPlan(plan)} se completa en ${ESTIMATED_MONTHS} meses después del plazo de cancelación.`,
        ),
      ]
    : []),
  ...(plan === undefined || plan === "onetime"
    ? [
        plain(
          "Estimamos que el servicio del plan de pago único se completa en 60 días después del plazo de cancelación.",
        ),
      ]
    : []),
];

const guarantees: Block[] = [
  heading("4. Garantías"),
  item(
    "Garantía de devolución de 30 días: díganos dentro de los 30 días posteriores a la firma que no está satisfecho y le reembolsamos todo lo que nos haya pagado según este contrato, salvo el costo del informe de crédito, cobrado sin recargo.",
  ),
  item(
    "No hay ninguna otra garantía. En particular, no prometemos ningún resultado ni cambio en un puntaje de crédito.",
  ),
];

const refunds: Record<BillingPolicy, string> = {
  after_performance:
    "Usted no paga nada en este plazo, porque el primer cobro se hace después de enviar sus primeras cartas. Si aun así recibimos un pago suyo, pedimos su reembolso en el momento en que cancela",
  prepaid: "Pedimos el reembolso de todo lo que haya pagado según este contrato en el momento en que cancela",
};

const ending = ({ plan, billingPolicy }: ContractFacts): Block[] => [
  heading("5. Terminación del contrato"),
  item(
    "Dentro del plazo de cancelación: en cualquier momento y sin costo, con el botón de su cuenta, por correo electrónico o con cualquier aviso por escrito. Las cartas en espera se detienen y usted no debe nada.",
  ),
  item(
    `${refunds[billingPolicy]}. Se le reembolsa a su forma de pago dentro de ${REFUND_DAYS} días; si nuestro proveedor de pagos no puede hacerlo, se lo pagamos de otra manera en el mismo plazo.`,
  ),
  ...(plan !== "onetime"
    ? [item(`Después: el ${monthlyPlan(plan)} termina ${NOTICE_DAYS} días después de su aviso.`)]
    : []),
  ...(plan === undefined || plan === "onetime"
    ? [
        item(
          "Después: el plan de pago único termina cuando se han enviado sus cartas; antes de eso puede detener las que esperan.",
        ),
      ]
    : []),
];

const fairPlay: Block[] = [
  heading("6. Su parte y sus derechos"),
  item(
    "Lo que usted nos dice a nosotros y a las agencias es verdad. Nunca le aconsejamos hacer una declaración falsa ni cambiar su identidad.",
  ),
  item(
    "Usted puede disputar la información por su cuenta, sin costo. Recibió el aviso de sus derechos como documento aparte antes de este contrato.",
  ),
  item(
    "Nada en este contrato renuncia a un derecho que le dé la Ley de Organizaciones de Reparación de Crédito o la ley de su estado.",
  ),
];

function signature({ cancelDays, lastCancelDay, signature: signed }: ContractFacts): Block[] {
  const until = lastCancelDay ? `, hasta la medianoche del ${longDay(lastCancelDay, "es")}` : "";
  return [
    heading("7. Firma"),
    bold(
      "Usted puede cancelar este contrato sin sanción ni obligación en cualquier momento antes de la medianoche del tercer día hábil posterior a la fecha en que lo firmó. Vea el aviso de cancelación adjunto, que explica este derecho.",
    ),
    ...(cancelDays > 3 ? [bold(`La ley de su estado le da ${cancelDays} días hábiles${until}.`)] : []),
    plain(
      signed
        ? `Firmado electrónicamente por ${signed.fullName} el ${utcTime(signed.signedAt, "es")}.`
        : "Se firma electrónicamente escribiendo su nombre completo.",
    ),
  ];
}
