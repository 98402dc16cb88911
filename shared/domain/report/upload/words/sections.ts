import { anyPattern, anyWhole } from "#shared/domain/text/any-pattern";
import { remembered } from "#shared/domain/text/remembered";
import { plain } from "./fields";

/** The kind of content under a heading: accounts, collections, court records, or what is not read. */
export type SectionKind = "accounts" | "collections" | "records" | "other";

const kindsOfCuentas = anyPattern(
  /de credito|rotativas?|renovables?|a plazos|hipotecarias?|abiertas?|cerradas?/,
  /(?:potencialmente )?negativas?|adversas?|con informacion (?:adversa|negativa)/,
  /satisfactorias?|positivas?|en buen estado|al corriente/,
).source;
const kindsOfPrestamos =
  "auto|carro|estudiante|estudiantiles|personales|hipotecarios|a plazos|con garantia hipotecaria";

const sections: readonly (readonly [heading: RegExp, kind: SectionKind])[] = [
  [
    /^(?:public (?:records?|information)|bankruptc(?:y|ies)|judge?ments|tax liens|court records|evictions?)(?: (?:information|items?))?(?: about you)?$/,
    "records",
  ],
  [/^(?:bankruptcy|(?:civil )?judge?ment|(?:tax )?lien) (?:information|records?)$/, "records"],
  [/^(?:(?:eviction|civil|landlord[- ]tenant)s?(?: and |[ /&]+))+(?:court )?(?:records?|filings|history)$/, "records"],
  [/^(?:criminal|sex offender|national|watch ?list)(?: .{0,20})? (?:records?|search|history)$/, "other"],
  [/^(?:derogatory|adverse|negative)(?: items?)?(?: and | ?[&/] ?)public records?$/, "records"],
  [/^(?:registros? publicos?|informacion publica|bancarrotas?)(?: .{0,30})?$/, "records"],
  [
    /^(?:bankruptcy public records?|public records? (?:section|and collections)|bankruptcy (?:records?|details))$/,
    "records",
  ],
  [
    /^(?:collections?|collection (?:accounts?|agency|items|details)|accounts? in collections?|third[- ]party collections)(?: (?:information|section))?$/,
    "collections",
  ],
  [/^(?:cobranzas?|cobros|cuentas? (?:de|en) (?:cobranzas?|cobros?|coleccion)|colecciones)$/, "collections"],
  [/^(?:potentially )?negative(?: (?:items?|accounts?|information))*(?: or items for further review)?$/, "accounts"],
  [
    /^(?:accounts? with )?(?:adverse|derogatory|negative|positive|delinquent) (?:information|accounts?|items?|trades|trade ?lines)$/,
    "accounts",
  ],
  [
    /^(?:your |all |credit |trade |open |closed |good )?(?:accounts|account history|tradelines|trade lines|trades)(?: .{0,40})?$/,
    "accounts",
  ],
  [
    /^(?:revolving|mortgage|installment|instalment|real estate|auto|student|other|credit card|satisfactory|open|closed|loan|education)(?: loans?| and .{0,12})? accounts$/,
    "accounts",
  ],
  [
    /^(?:credit cards|(?:auto |car |student |home |real estate |personal |installment |other )?loans|mortgages|lines of credit)$/,
    "accounts",
  ],
  [
    /^(?:charge[- ]?offs|charged[- ]off accounts|(?:past[- ]due|late) accounts|accounts past due|repossessions|foreclosures)$/,
    "accounts",
  ],
  [/^cuentas (?:dadas de baja|canceladas como perdida|atrasadas|vencidas|morosas|embargadas)$/, "accounts"],
  // Over the accounts of lenders' reports, and over the credit part of a landlord's or an employer's.
  [/^credit history$/, "accounts"],
  [/^(?:(?:trans ?union|experian|equifax) credit(?: (?:data|history|section))?|credit (?:data|section))$/, "accounts"],
  [
    /^accounts in good standing|^satisfactory accounts|^credit items$|^credit accounts?(?: information)?$|^good standing$/,
    "accounts",
  ],
  [new RegExp(`^(?:historial de )?cuentas?(?: (?:${kindsOfCuentas}))?$`), "accounts"],
  [/^(?:tarjetas de credito|hipotecas|lineas de credito)$/, "accounts"],
  [new RegExp(`^prestamos(?: (?:de |para )?(?:${kindsOfPrestamos}))?$`), "accounts"],
  [/^(?:elementos|partidas|informacion) (?:potencialmente )?(?:negativ[oa]s?|advers[oa]s?)(?: .{0,30})?$/, "accounts"],
  [
    /^(?:your |regular |hard |soft |account review |promotional |other |credit )*inquir(?:ies|y)(?: .{0,60})?$/,
    "other",
  ],
  [/^(?:promotional and account review|requests? viewed .{0,40}|record of requests? .{0,50})(?: inquiries)?$/, "other"],
  [/^(?:consultas?|solicitudes)(?: .{0,50})?$/, "other"],
  [
    /^(?:personal|(?:personal )?identification|consumer|identity|employment) (?:information|statements?|profile|data)$/,
    "other",
  ],
  [/^(?:informacion|declaracion(?:es)?|datos) (?:personal(?:es)?|del consumidor)$/, "other"],
  [
    /^(?:consumer statements?|(?:important|special) messages?(?: .{0,60})?|your rights .{0,60}|know your rights|a summary of your rights.*)$/,
    "other",
  ],
  [/^(?:mensajes? importantes?|sus derechos.{0,60}|resumen(?: .{0,40})?)$/, "other"],
  [
    /^(?:summary|summary of (?:your )?.{0,40}|(?:credit |report |account )+summary|at a glance|overview|score factors|risk factors)$/,
    "other",
  ],
  [
    /^(?:legend|key|payment (?:history )?(?:legend|key|guide)|payment history guide|(?!.*history).{0,30} legend|leyenda(?: .{0,30})?)$/,
    "other",
  ],
  [/^(?:contact (?:us|experian|equifax|transunion)|how to read (?:this|your) .{0,40}|como leer .{0,40})$/, "other"],
  [
    /^(?:dispute (?:file )?information|credit report messages|creditor contacts|creditors|fraud alerts?|alerts?|security freeze)$/,
    "other",
  ],
  [/^(?:contactos? de (?:los )?acreedores|informacion (?:de|para) disputas?|alertas?)$/, "other"],
  [
    /^(?:addresses|employers?|other addresses|phone numbers|aliases|credit scores?|your (?:credit )?scores?|puntajes?(?: .{0,30})?)$/,
    "other",
  ],
];

/** Words that are over a part of an account and name no creditor. */
const parts = anyWhole(
  /(?:account|public record) (?:info(?:rmation)?|details?|summary|status|overview)/,
  /payment (?:history|info(?:rmation)?|details)|monthly payments?|late payments?|pagos?/,
  /(?:two|seven|\d{1,3})[- ](?:year|month)s?(?: payment)? history(?: legend)?|days late.*/,
  /historical (?:info|account).*|historial .{0,40}|months? ?year.*|year|month|ano|mes|legend/,
  /balances?(?: and.*)?|balance (?:history|histories|information)|credit (?:usage|info)/,
  /(?:more |less |other )?details|(?:additional|more|other) info(?:rmation)?|general|terms|dates?/,
  /contact info(?:rmation)?|contacto|comments?|detalles? .{0,40}|informacion .{0,40}/,
  /status|estado|open|closed|negative|positive|paid|current|abierta|cerrada/,
  /dispute(?: this.*)?|reinvestigation info.*|your statement|report(?:ed)? by.*/,
  /bureaus?|transunion|experian|equifax|experian credit report/,
  // Buttons and links of a web page.
  /view .{0,40}|show (?:more|less|details)|hide .{0,20}|ver .{0,30}|print.*|back to top|top|next|previous|close/,
  /how (?:this|to) .*|what's this\??|learn more/,
);

/** A heading without its number, the link before it, its count and its accents, in small letters. */
export function headingWords(text: string): string {
  return plain(text)
    .toLowerCase()
    .replaceAll(/^[*=~_\s-]+|[*=~_\s-]+$/g, "")
    .replace(/^(?:back|return) to top /, "")
    .replace(/^\d{1,2}\.(?:\d{1,2}\.?)? +/, "")
    .replace(/[:.]$/, "")
    .replace(/\s*\((?:continued|cont\.?|continuacion|\d+)\)$/, "")
    .replace(/\s*[-–]\s*(?:continued|cont\.?)$/, "")
    .replace(/^(?:\d{1,3}) (?=accounts|collections|inquiries)/, "")
    .trim();
}

/** Behind a heading may come in brackets what is below it, in one sentence or several; the last may go on in the next line. */
const explained = / ?\((?:(?:this|the following) .{10}|(?:[a-z\d']+[,:]? ){4}).*$/i;

/** A line may be drawn with signs before and behind a heading. */
const rule = /^[=_*~-]{4,} ?| ?[=_*~-]{4,}$/g;

/** The section that a line opens; a heading is alone in its line. */
export const sectionOf = remembered((text): SectionKind | undefined => {
  const bare = text.replace(explained, "").replaceAll(rule, "");
  if (bare.length > 90) return undefined;
  const heading = headingWords(bare);
  const [first, second, ...others] = heading.split(/ [-–] /);
  // "Credit items - potentially negative items": a heading and the one below it, in one line.
  const isTwo = first && second && others.length === 0 && kindOf(second) !== undefined;
  return kindOf(heading) ?? (isTwo ? kindOf(first) : undefined) ?? kindOfSeveral(heading);
});

/** "Collections, public information": what is below is of one of them; a court's record is not read by an account's labels. */
function kindOfSeveral(heading: string): SectionKind | undefined {
  const kinds = heading.split(/ ?[,&/|+] ?| and | y /).map(kindOf);
  if (kinds.length < 2 || kinds.includes(undefined)) return undefined;
  return kinds.includes("records") ? "records" : kinds[0];
}

const kindOf = (heading: string) => sections.find(([words]) => words.test(heading))?.[1];

/** Whether a line is the heading of a part of an account. */
export function isPart(text: string): boolean {
  return text.length <= 60 && parts.test(headingWords(text));
}

const whom = "(?:creditor|lender|furnisher|collector|agency|company|contact|subscriber)(?:'s)?";
const contact = anyWhole(
  new RegExp(`${whom} (?:contact )?(?:info(?:rmation)?|details?|address)`),
  /creditor contact|contact(?: (?:the )?creditor)?/,
  /(?:informacion|datos) (?:de contacto|del acreedor)(?: del acreedor)?|contacto(?: del acreedor)?/,
);

/** Whether below a line is where a creditor is reached: its name once more, an address, a telephone. */
export function isContactHeading(text: string): boolean {
  return text.length <= 60 && contact.test(headingWords(text));
}
