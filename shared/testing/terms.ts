import type { Language } from "#shared/api/schemas/common";

/** One idea, one term: what to say, and what has been written beside it before. */
export const terms: Record<Language, (readonly [say: string, other: RegExp])[]> = {
  es: [
    ["cuenta negativa, dato negativo", /\belementos?\b|\bpartidas?\b|(?<!\p{L})ítems?\b/iu],
    ["agencia de crédito", /\bbur[oó]s?\b|informes crediticios/i],
    ["correo postal, correo electrónico, correo certificado", /\bcorreos?\b(?! electrónicos?| postal| certificado)/i],
    ["expediente", /archivo de crédito|expedientes? de (pruebas|clientes)/i],
    ["cuenta dada por perdida", /como pérdida|dada de baja/i],
    ["consulta que no afecta su puntaje", /consultas? suaves?|crédito suave/i],
    ["rechazó la disputa por falta de fundamento", /frívol|(?<!por falta de )(?<!\p{L})sin fundamento/iu],
    ["registrar la respuesta", /\banot(ar|e|es|é|ó|amos|ado|ada|ación)(?!\p{L})/iu],
    ["puntaje estimado", /estimaci(ón|ones)/i],
    ["aviso de sus derechos", /divulgación|declaración (de|sobre) (sus|los) derechos/i],
    ["demasiado antiguo", /\bviej[oa]s?\b|obsolet[oa]s?\b/i],
    ["motivo", /\braz(ón|ones)\b/i],
    ["forma de pago", /(medio|método)s? de pago/i],
    ["dirección", /\bdomicilio\b/i],
    ["primer atraso", /morosidad/i],
    ["monitoreo", /\bvigilancia\b/i],
    ["agregar", /\bañad/i],
    ["exonerada (discharged)", /\b(una bancarrota|deuda) (la |se )?descarg|descargad[ao]/i],
    ["por su cuenta", /\busted mismo\b/i],
    ["información exacta, actual y verificable", /\bvigentes?\b/i],
    ["sentencia civil", /\bfallos? judicial/i],
    ["congelamiento", /congelación/i],
    ["Ley de Informe Justo de Crédito", /Informe Imparcial|\bley FCRA\b/i],
    ["plan mensual, plan Premium", /plan Mensual|plan premium/],
    ["todavía no se ha enviado", /\b(todavía|aún) no (se )?\p{L}+(ó|aron|ieron)(?!\p{L})/iu],
    ["“ ”", /[«»]/],
  ],
  en: [
    ["payment method", /way to pay|the way you paid/i],
    ["refunded", /\b(paid|goes|go) back to\b/i],
    ["mail service", /\bthe post\b(?! office)/i],
    ["check your email", /look into your/i],
    ["email", /\be-mail/i],
    ["we mail nothing until you approve it", /without your word|sent that you have not approved/i],
    ["what you need to do", /yours to do|step is yours/i],
    ["backups", /security copies/i],
    ["attempts", /too many tries/i],
    ["no one, someone", /\b(nobody|somebody|whoever|anybody)\b/i],
    ["again, updated", /\banew\b/i],
    ["continue", /\bgo(es)? on\b/i],
    ["check (a box)", /\btick(ed)?\b/i],
    ["has not started", /\bbegun\b/i],
    ["canceled", /\bcancell(ed|ing)\b/i],
    ["recorded", /\bnoted\.|\bnoting\b/i],
    ["“ ”", /(?<![=\w])"/],
  ],
};

/** The terms that a text does not keep to. */
export const brokenTerms = (language: Language, text: string) =>
  terms[language].flatMap(([say, other]) => (other.test(text) ? [say] : []));
