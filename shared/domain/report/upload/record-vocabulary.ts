import { type Labels, named } from "./fields";

/** The labels of court records, much alike in all reports. */
export const recordLabels: Labels = {
  ...Object.fromEntries([
    ...named(
      "creditorName",
      "creditor name",
      "court name",
      "court",
      "name of court",
      "public record",
      "tribunal",
      "corte",
    ),
    ...named("creditorName", "nombre del tribunal", "nombre de la corte"),
    ...named("recordType", "type", "record type", "public record type", "chapter", "bankruptcy type", "capitulo"),
    ...named("recordType", "tipo", "tipo de registro", "tipo de bancarrota", "bankruptcy chapter"),
    ...named("payStatus", "status", "current disposition", "disposition", "bankruptcy status", "estado", "estatus"),
    ...named("dateReported", "date filed", "filing date", "filed", "date filed/reported", "filed date"),
    ...named("dateReported", "fecha de presentacion", "presentada", "date reported", "fecha de registro"),
    ...named("dateClosed", "date paid"),
    ...named("accountNumber", "case", "case no", "docket no.", "docket no", "file number", "case/docket #"),
    ...named("recordType", "kind", "class", "record"),
    ...named(
      "accountNumber",
      "case number",
      "case number or other id number",
      "case number or id number",
      "case or id number",
      "case or id #",
      "identification number",
      "case #",
    ),
    ...named(
      "accountNumber",
      "reference number",
      "reference#",
      "docket",
      "docket #",
      "docket number",
      "reference #",
      "case no.",
    ),
    ...named("accountNumber", "numero de caso", "numero de expediente", "case/docket number", "case id"),
    ...named("balance", "amount", "judgment amount", "lien amount"),
    // What all debts of a bankrupt come to is no amount of the record.
    ...named(
      "none",
      "liability",
      "liability amount",
      "liabilities",
      "total liabilities",
      "total assets",
      "total debts",
    ),
    ...named("none", "obligaciones"),
    ...named("none", "date updated", "status date", "disposition date", "date verified", "court type", "claim amount"),
    ...named("none", "filer", "responsibility", "plaintiff attorney", "plaintiff", "address", "phone", "assets"),
    ...named("none", "asset amount", "exempt amount", "discharge date", "date resolved", "closing date", "attorney"),
    ...named("none", "industry code", "intent", "trustee", "direccion", "responsabilidad", "fecha de resolucion"),
    ...named("none", "fecha de estado", "telefono", "date discharged", "how filed", "owner", "voluntary/involuntary"),
    ...named("none", "prior disposition", "verified", "date deferred", "customer number", "location", "released date"),
    ...named("bureaus", "source", "sources", "source(s)", "src", "bureau", "bureaus", "credit bureaus", "reported by"),
    ...named("bureaus", "repository", "repositories", "data source", "repository source", "reporting bureaus"),
    ...named("removalOn", "on record until", "estimated removal date", "en el historial hasta"),
    ...named("removalOn", "estimated month and year that this item will be removed"),
    ...named("removalOn", "estimated month and year this item will be removed"),
  ]),
};

/** The rows of court records in tables with a column for each bureau. */
export const recordRowLabels: Labels = { ...recordLabels, "exempt amount": "none", "date of discharge": "none" };
