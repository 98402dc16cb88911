import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Language = "en" | "es";

/** Every message of a language, as [key, message]. */
function messagesOf(language: Language): [string, string][] {
  const folder = join(__dirname, language);
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return files.flatMap((name) =>
    Object.entries<string>(JSON.parse(readFileSync(join(folder, name), "utf8")) as Record<string, string>),
  );
}

/** The keys of the messages that have the term. */
const keysWith = (language: Language, term: RegExp) =>
  messagesOf(language).flatMap(([key, message]) => (term.test(message) ? [key] : []));

// One idea, one term: each of these has been on a screen beside the term after it.
test.each([
  ["cuenta negativa, dato negativo", /\belementos?\b|\bpartidas?\b/i],
  ["agencia", /\bbur[oó]s?\b/i],
  ["correo postal, correo electrónico, correo certificado", /\bcorreos?\b(?! electrónicos?| postal| certificado)/i],
  ["expediente", /archivo de crédito|expedientes? de (pruebas|clientes)/i],
  ["cuenta dada por perdida", /como pérdida|dada de baja/i],
  ["consulta que no afecta su puntaje", /consulta suave/i],
  ["rechazó la disputa por falta de fundamento", /frívol/i],
  ["registrar la respuesta", /\banot(ar|e|es|é|ó|amos|ado|ada|ación)(?!\p{L})/iu],
  ["puntaje estimado", /estimaci(ón|ones)/i],
  ["aviso de sus derechos", /divulgación/i],
  ["demasiado antiguo", /\bviej[oa]s?\b|obsolet[oa]s?\b/i],
  ["motivo", /\braz(ón|ones)\b/i],
  ["forma de pago", /(medio|método)s? de pago/i],
  ["dirección", /\bdomicilio\b/i],
  ["primer atraso", /morosidad/i],
  ["monitoreo", /\bvigilancia\b/i],
  ["agregar", /\bañad/i],
  ["exonerada (discharged)", /\b(una bancarrota|deuda) (la |se )?descarg|descargad[ao]/i],
  ["por su cuenta", /\busted mismo\b/i],
  ["“ ”", /[«»]/],
])("Spanish says “%s” and nothing else", (_, other) => {
  expect(keysWith("es", other)).toEqual([]);
});

test.each([
  ["payment method", /way to pay|the way you paid/i],
  ["refunded", /\b(paid|goes|go) back to\b/i],
  ["mail service", /\bthe post\b(?! office)/i],
  ["check your email", /look into your/i],
  ["we mail nothing until you approve it", /without your word|sent that you have not approved/i],
  ["what you need to do", /yours to do/i],
  ["backups", /security copies/i],
  ["attempts", /too many tries/i],
  ["no one, someone", /\b(nobody|somebody|whoever|anybody)\b/i],
  ["again, updated", /\banew\b/i],
  ["continue", /\bgo on\b/i],
  ["check (a box)", /\btick(ed)?\b/i],
  ["has not started", /\bbegun\b/i],
  ["canceled", /\bcancelled\b/i],
  ["recorded", /\bnoted\.|\bnoting\b/i],
])("English says “%s” plainly", (_, riddle) => {
  expect(keysWith("en", riddle)).toEqual([]);
});

// Spelled as the specification names them on the disputes page; the short label differs only for "sent".
test("a status has one spelling", () => {
  for (const language of ["en", "es"] as const) {
    const said = new Map(messagesOf(language));
    for (const status of ["draft", "submitted", "in_review", "resolved", "rejected"]) {
      expect(said.get(`dispute.status.${status}`)).toBe(said.get(`disputes.status.${status}`));
    }
  }
});
